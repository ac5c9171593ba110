import type { ReactNode } from 'react';
import styles from './error-summary.module.css';

export interface SummaryEntry {
  readonly path: string;
  readonly message: string;
  /** Where it is, such as "Company". */
  readonly place?: string | undefined;
  /** Buttons that settle it here and now. */
  readonly actions?: ReactNode;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly entries: readonly SummaryEntry[];
  readonly onGo: (path: string) => void;
  /** `warning` explains, `error` must be fixed, `neutral` is still to do. */
  readonly tone?: 'error' | 'warning' | 'neutral';
  readonly id?: string;
}

/** All that is wrong, each entry leading to its field. It can take the focus. */
export function ErrorSummary({ title, entries, onGo, tone = 'error', id }: ErrorSummaryProps) {
  return (
    <div id={id} className={`${styles.summary} ${styles[tone]}`} role="group" aria-label={title} tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={`${entry.path} ${entry.message}`}>
            <button type="button" className={styles.link} onClick={() => onGo(entry.path)}>
              {entry.place && <span>{entry.place}: </span>}
              {entry.message}
            </button>
            {entry.actions && <div className={styles.actions}>{entry.actions}</div>}
          </li>
        ))}
      </ul>
    </div>
  );
}
