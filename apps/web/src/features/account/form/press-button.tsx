import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { Called, CallError } from '../../../identity/call.ts';
import type { ButtonProps } from '../../../ui/button.tsx';
import { Button } from '../../../ui/button.tsx';
import { LogInAgain, needsFreshSignIn } from '../../../call-form/log-in-again.tsx';
import styles from './account-page.module.css';

interface PressButtonProps<Data> {
  readonly children: ReactNode;
  /** For screen readers, when what is written does not say what it is about. */
  readonly name?: string;
  /** Id of what says more of it. */
  readonly describedBy?: string | undefined;
  readonly look?: ButtonProps['look'];
  readonly press: () => Promise<Called<Data>>;
  readonly onDone?: (data: Data) => void;
  /** Said when it is done. */
  readonly done?: string;
}

/** A button that makes one call, once however often it is pressed, and says how that went. */
export function PressButton<Data>(props: PressButtonProps<Data>) {
  const { children, name, describedBy, look = 'plain', press, onDone, done } = props;
  const [said, setSaid] = useState<{ readonly text: string | undefined; readonly error?: CallError }>();
  const [isBusy, setIsBusy] = useState(false);
  const isPressed = useRef(false);
  async function onClick() {
    if (isPressed.current) return;
    isPressed.current = true;
    setIsBusy(true);
    setSaid(undefined);
    const answer = await press();
    isPressed.current = false;
    setIsBusy(false);
    setSaid(answer.ok ? { text: done } : { text: answer.error.message, error: answer.error });
    if (answer.ok) onDone?.(answer.data);
  }
  return (
    <>
      <Button
        look={look}
        aria-label={name}
        aria-describedby={describedBy}
        aria-disabled={isBusy}
        onClick={() => void onClick()}
      >
        {children}
      </Button>
      <span role="status" className={said?.error ? styles.missing : styles.status}>
        {said?.text}
      </span>
      {said?.error && needsFreshSignIn(said.error) && <LogInAgain />}
    </>
  );
}
