import type { ReactNode } from 'react';
import styles from './subscription-section.module.css';

interface StandingLineProps {
  /** Each has a mark of another shape, since not everyone tells the colors apart. */
  readonly standing: 'on' | 'off' | 'due';
  readonly isTest: boolean;
  readonly children: ReactNode;
}

/** How the subscription stands, in a word, above its heading. */
export function StandingLine({ standing, isTest, children }: StandingLineProps) {
  return (
    <p className={`${styles.standing} ${styles[standing]}`}>
      {children}
      {isTest && <span className={styles.test}>Test mode</span>}
    </p>
  );
}
