import type { ComponentType, ReactNode } from 'react';
import { useRef, useState } from 'react';

interface DialogButtonProps {
  readonly load: () => Promise<ComponentType<{ readonly onClose: () => void }>>;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Opens a dialog whose code is fetched when it is first asked for. The focus comes back when it closes. */
export function DialogButton({ load, className, children }: DialogButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof load>>>();
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() =>
          load().then(
            (Loaded) => setDialog(() => Loaded),
            () => setFailed(true),
          )
        }
      >
        {hasFailed ? 'Try again' : children}
      </button>
      {Dialog && (
        <Dialog
          onClose={() => {
            setDialog(undefined);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
