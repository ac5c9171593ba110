import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the account page: what it is about at the left, what can be done at the right. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
