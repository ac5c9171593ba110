import type { TaxRulesRow } from '@paperwage/api-contract';
import { standingSentence } from '@paperwage/documents';
import type { CalendarDate } from '@paperwage/values';
import { formatUsDate } from '@paperwage/values';
import styles from './rule-entry.module.css';
import { StandingMark } from '../../content/standing-mark.tsx';

export type Rule = TaxRulesRow['supplemental'][number];

/** A rule, or a fact of which no end is known. */
type DatedRule = Omit<Rule, 'to'> & { readonly to: CalendarDate | null };

interface RuleEntryProps {
  readonly rule: DatedRule;
  /** Left out where the heading above says it. */
  readonly name?: string;
}

/** One rule: what it takes, when it is effective, how sure it is and where it is written. */
export function RuleEntry({ rule, name }: RuleEntryProps) {
  const { text, from, to, standing, comparison, note, source } = rule;
  return (
    <li className={styles.rule}>
      <p className={styles.text}>
        {name !== undefined && <b>{name}: </b>}
        {text}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Effective</dt>
          <dd className="tnum">{range(from, to)}</dd>
        </div>
        <div>
          <dt>How sure</dt>
          <dd>
            <StandingMark standing={standing} /> <span className={styles.quiet}>{standingSentence(standing)}</span>
          </dd>
        </div>
        <div>
          <dt>Source</dt>
          <dd>
            <SourceLink source={source} />
          </dd>
        </div>
        {note !== null && (
          <div>
            <dt>Note</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
      {comparison !== null && (
        <details className={styles.compared}>
          <summary>How we checked it</summary>
          <p>{comparison}</p>
        </details>
      )}
    </li>
  );
}

/** Where a rule is written, and when that was last checked. */
export function SourceLink({ source }: { readonly source: Omit<Rule['source'], 'places'> }) {
  const { title, publisher, url, checked } = source;
  return (
    <>
      {url === null ? (
        title
      ) : (
        <a className={styles.source} href={url} rel="noreferrer">
          {title}
        </a>
      )}
      , {publisher}{' '}
      <span className={styles.quiet}>
        ({url === null && 'not linked, '}checked {formatUsDate(checked)})
      </span>
    </>
  );
}

function range(from: CalendarDate, to: CalendarDate | null): string {
  if (to === null) return `Since ${formatUsDate(from)}`;
  return from === to ? formatUsDate(from) : `${formatUsDate(from)} to ${formatUsDate(to)}`;
}
