import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';

export interface DialogButtonProps {
  readonly load: () => Promise<{ readonly Dialog: ComponentType<{ readonly onClose: () => void }> }>;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Opens a dialog whose code is fetched when someone is about to press. The focus comes back when it closes. */
export function DialogButton({ load, className, children }: DialogButtonProps) {
  const [dialog, setDialog] = useState<ReactNode>();
  const [label, setLabel] = useState(children);
  // A failure now is reported on press.
  const preload = () => void load().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget: button }) =>
          load().then(
            ({ Dialog }) =>
              setDialog(
                <Dialog
                  onClose={() => {
                    setDialog(undefined);
                    button.focus();
                  }}
                />,
              ),
            () => setLabel('Try again'),
          )
        }
      >
        {label}
      </button>
      {dialog}
    </>
  );
}
