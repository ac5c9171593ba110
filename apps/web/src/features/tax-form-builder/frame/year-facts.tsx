import styles from './year-facts.module.css';

export interface YearFact {
  readonly name: string;
  readonly value: string;
}

/** Thresholds and dates of the chosen year. */
export function YearFacts({ year, facts }: { year: number; facts: readonly YearFact[] }) {
  return (
    <dl className={styles.facts} aria-label={`For ${year}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
