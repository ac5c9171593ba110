import { useRef } from 'react';
import styles from './admin.module.css';
import { timeText } from './words.ts';

/** After an entry is closed: reads it and its list again, and moves the focus to what replaces the form. */
export function useClosing(reload: () => Promise<void>, onClosed: () => Promise<void>) {
  const isJustClosed = useRef(false);
  async function onDone() {
    isJustClosed.current = true;
    await reload();
    await onClosed();
  }
  function focusWhenClosed(heading: HTMLHeadingElement | null) {
    if (isJustClosed.current) heading?.focus();
    isJustClosed.current = false;
  }
  return { onDone, focusWhenClosed };
}

interface DecisionProps {
  readonly decision: { readonly by: string; readonly at: number; readonly answer: string };
  readonly headingRef: (heading: HTMLHeadingElement | null) => void;
}

/** Who closed an entry, when, and with which answer. */
export function Decision({ decision, headingRef }: DecisionProps) {
  return (
    <section className={styles.sheet}>
      <h2 ref={headingRef} tabIndex={-1}>
        Closed
      </h2>
      <p className={styles.quiet}>
        By {decision.by}, {timeText(decision.at)}.
      </p>
      <p className={styles.wrote}>{decision.answer || 'Without an answer.'}</p>
    </section>
  );
}
