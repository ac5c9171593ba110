import type { AnnouncedYearOfRules } from '@paperwage/api-contract';
import type { Jurisdiction } from './jurisdictions.ts';
import { JURISDICTIONS, nameOf } from './jurisdictions.ts';
import { RuleEntry } from './rule-entry.tsx';
import { rowLinkId } from './row-link-id.ts';
import { DETAIL_HEADING } from './state-detail.tsx';
import { StandingMark } from '../../content/standing-mark.tsx';
import styles from './state-detail.module.css';
import { ViewLink } from './view-link.tsx';

interface KnownSoFarProps {
  readonly announced: AnnouncedYearOfRules;
  /** All of them when left out. */
  readonly state: Jurisdiction | undefined;
}

/** What is known of a year whose tables are not in yet, by state, and what is not published. */
export function AnnouncedFigures({ announced: { year, facts, notPublished }, state }: KnownSoFarProps) {
  const shown = state === undefined ? JURISDICTIONS : [state];
  const missing = notPublished.filter((one) => shown.includes(one.state));
  return (
    <article className={styles.detail} aria-labelledby={DETAIL_HEADING}>
      {state !== undefined && (
        <p className={styles.back}>
          <ViewLink view={{ year }}>Back to all states</ViewLink>
        </p>
      )}
      <h2 id={DETAIL_HEADING} tabIndex={-1}>
        Known so far for {year}
        {state !== undefined && `: ${nameOf(state)}`}
      </h2>
      <p className={styles.lead}>The {year} tables aren’t in yet. These are the figures we have so far.</p>
      {shown.map((one) => (
        <Facts key={one} year={year} state={one} isLinked={state === undefined} facts={facts} />
      ))}
      {missing.length > 0 && (
        <section className={styles.section}>
          <h3>Not published yet</h3>
          <ul>
            {missing.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

interface FactsProps extends Pick<AnnouncedYearOfRules, 'year' | 'facts'> {
  readonly state: Jurisdiction;
  /** Whether this is one state of many: its name leads to what is known of it in full, with the sources. */
  readonly isLinked: boolean;
}

function Facts({ year, state, isLinked, facts }: FactsProps) {
  const own = facts.filter((fact) => fact.state === state);
  if (own.length === 0) return isLinked ? null : <p>We have no figures for {nameOf(state)} yet.</p>;
  const name = isLinked ? (
    <ViewLink id={rowLinkId(state)} view={{ year, state }}>
      {nameOf(state)}
    </ViewLink>
  ) : (
    nameOf(state)
  );
  return (
    <section className={styles.section}>
      <h3>{name}</h3>
      <ul className={isLinked ? styles.shortRules : styles.rules}>
        {own.map((fact) => {
          const key = `${fact.name} ${fact.from}`;
          return isLinked ? <ShortFact key={key} {...fact} /> : <RuleEntry key={key} rule={fact} name={fact.name} />;
        })}
      </ul>
    </section>
  );
}

function ShortFact({ name, text, standing }: AnnouncedYearOfRules['facts'][number]) {
  return (
    <li>
      <b>{name}: </b>
      {text} <StandingMark standing={standing} />
    </li>
  );
}
