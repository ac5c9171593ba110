import type { ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone?: 'quiet' | 'warning' | 'error';
  readonly children: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  /** `status` is read out when convenient, `alert` at once; leave out for what was there from the start. */
  readonly role?: 'status' | 'alert';
}

/** A message in the flow of the page. */
export function Notice({ tone = 'quiet', children, actions, role }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
