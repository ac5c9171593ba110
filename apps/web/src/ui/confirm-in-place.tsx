import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-in-place.module.css';
import { Notice } from './notice.tsx';

export interface ConfirmInPlaceProps {
  /** The button that asks. */
  readonly label: string;
  readonly question: string;
  /** The button that does it. */
  readonly confirm: string;
  /** Returns why it was not done. */
  readonly run: () => Promise<string | undefined>;
  /** Asked at once, where something else was pressed to ask. */
  readonly onCancel?: () => void;
}

/** A button for what can't be undone: the question comes in its place, and takes the focus. */
export function ConfirmInPlace({ label, question, confirm, run, onCancel }: ConfirmInPlaceProps) {
  const [isAsking, setIsAsking] = useState(onCancel !== undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const asked = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) asked.current?.focus();
    else if (wasAsking.current) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  async function press() {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const said = await run();
    setIsBusy(false);
    setFailure(said);
  }
  const cancel = () => {
    setFailure(undefined);
    setIsAsking(false);
    onCancel?.();
  };
  if (!isAsking) {
    return (
      <Button ref={button} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div ref={asked} className={styles.asked} role="group" aria-label={question} tabIndex={-1}>
      <p>{question}</p>
      <div className={styles.buttons}>
        <Button className={styles.danger} aria-disabled={isBusy || undefined} onClick={() => void press()}>
          {confirm}
        </Button>
        <Button look="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
    </div>
  );
}
