import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

interface AuthPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Other ways, below a line. */
  readonly others?: ReactNode;
}

/** A page of signing in: one sheet on the desk. */
export function AuthPage({ title, lead, children, others }: AuthPageProps) {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.sheet}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        {others !== undefined && <div className={styles.others}>{others}</div>}
      </div>
    </main>
  );
}
