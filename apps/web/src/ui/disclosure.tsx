import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** A few words at the end of the summary, such as what is inside. */
  readonly hint?: ReactNode;
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Native details: what is rarely needed, one press away. */
export function Disclosure({ summary, hint, open, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{summary}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
