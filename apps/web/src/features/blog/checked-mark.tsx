import { formatShortDate, yearOf } from '@paperwage/values';
import styles from './checked-mark.module.css';
import type { Article } from './read-article.ts';

/** `Checked for 2026 on Nov 21, 2026`: the day we last compared the rules it cites with their publications. */
export function CheckedMark({ checked: { year, on } }: { readonly checked: NonNullable<Article['checked']> }) {
  return (
    <span className={styles.checked}>
      Checked for {year} on {formatShortDate(on)}, {yearOf(on)}
    </span>
  );
}
