import fieldStyles from '../../builder/fields/fields.module.css';
import styles from './year-facts.module.css';

export interface YearFact {
  readonly name: string;
  readonly value: string;
}

/** What stands for a figure of a year that has not been published. */
export const NOT_PUBLISHED = 'Not published yet';

/** Thresholds and dates of a year. */
export function YearFacts({ year, facts }: { year: number; facts: readonly YearFact[] }) {
  return (
    <div className={fieldStyles.group}>
      <h2>Good to know for {year}</h2>
      <dl className={styles.facts} aria-label={`For ${year}`}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
