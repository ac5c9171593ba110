import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  /** Where links lead to. */
  readonly anchor?: string;
  /** What is in it has rows of its own, each as wide as the frame. */
  readonly hasRows?: boolean;
  readonly children: ReactNode;
}

/** A part of the account page: what it is about at the left, what can be done at the right. */
export function Section({ title, lead, anchor, hasRows, children }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={hasRows ? styles.rows : styles.body}>{children}</div>
    </section>
  );
}
