import { standingWord } from '@paperwage/documents';
import type { Standing } from '@paperwage/payroll';
import styles from './standing-mark.module.css';

/** A full circle for what is official, a half one for secondhand, an empty one for derived. */
const FILLINGS: Readonly<Record<Standing, string | undefined>> = {
  official: 'M6 1a5 5 0 0 1 0 10a5 5 0 0 1 0-10z',
  secondary: 'M6 1a5 5 0 0 0 0 10z',
  inferred: undefined,
};

interface StandingMarkProps {
  readonly standing: Standing;
  /** That there is no rule: how sure that is warns of nothing. */
  readonly isOfNothing?: boolean;
}

/** How sure we are, as a mark and a word. */
export function StandingMark({ standing, isOfNothing = false }: StandingMarkProps) {
  const filling = FILLINGS[standing];
  return (
    <span className={`${styles.standing} ${isOfNothing ? styles.ofNothing : styles[standing]}`}>
      <svg className={styles.mark} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {filling && <path d={filling} fill="currentColor" />}
      </svg>
      {standingWord(standing)}
    </span>
  );
}
