import type { TaxRulesRow } from '@paperwage/api-contract';
import { formatUsDate } from '@paperwage/values';
import type { ReactNode } from 'react';
import { officialWords, otherWords } from './counted-examples.ts';
import type { Jurisdiction } from './jurisdictions.ts';
import { JURISDICTIONS, nameOf } from './jurisdictions.ts';
import { rowLinkId } from './row-link-id.ts';
import { StandingMark } from '../../content/standing-mark.tsx';
import styles from './overview.module.css';
import { ViewLink } from './view-link.tsx';

const COLUMNS = ['State', 'Income tax', 'Programs', 'Places', 'Examples'] as const;

interface OverviewProps {
  readonly year: number | undefined;
  /** The rows of the year; not known while the rules are on their way. */
  readonly rows: readonly TaxRulesRow[] | undefined;
}

/** All states in one year. On a phone each is a block, with the heads of the columns before its entries. */
export function Overview({ year, rows }: OverviewProps) {
  return (
    <table role="table" className={styles.table} aria-busy={rows === undefined}>
      <caption className={styles.caption}>{year === undefined ? 'All states' : `All states in ${year}`}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {JURISDICTIONS.map((state) => (
          <tr key={state} role="row">
            <th role="rowheader" scope="row">
              <ViewLink id={rowLinkId(state)} view={{ ...(year === undefined ? {} : { year }), state }}>
                {nameOf(state)}
              </ViewLink>
            </th>
            <Cells state={state} row={rows?.find((row) => row.state === state)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cells({ state, row }: { readonly state: Jurisdiction; readonly row: TaxRulesRow | undefined }) {
  if (!row) return COLUMNS.slice(1).map((column) => <Cell key={column} column={column} />);
  const others = otherWords(row);
  return (
    <>
      <Cell column="Income tax">
        <StandingMark standing={row.standing.incomeTax} />
        <span className={styles.method}>{incomeTaxDetail(row)}</span>
      </Cell>
      <Cell column="Programs">
        <StandingMark standing={row.standing.programs} isOfNothing={row.programs.length === 0} />
        <span className={styles.detail}>
          {row.programs
            .map(({ name }) => name)
            .filter(isFirst)
            .join(', ') || 'No state programs'}
        </span>
      </Cell>
      <Cell column="Places">{state === 'US' ? 'None' : placesDetail(row)}</Cell>
      <Cell column="Examples">
        {officialWords(row)}
        {row.examples.failures.map(({ id, reason }) => reason && <FailureReason key={id} reason={reason} />)}
        {others !== undefined && <span className={styles.detail}>{others}</span>}
      </Cell>
    </>
  );
}

/** Why an example is not followed. */
function FailureReason({ reason }: { readonly reason: string }) {
  return <span className={styles.detail}>{reason}</span>;
}

interface CellProps {
  readonly column: (typeof COLUMNS)[number];
  /** A bar stands in its place while it is on its way. */
  readonly children?: ReactNode;
}

function Cell({ column, children }: CellProps) {
  return (
    <td role="cell">
      <span className={styles.label} aria-hidden="true">
        {column}
      </span>
      <span className={styles.entry}>{children ?? <span className={styles.bar} />}</span>
    </td>
  );
}

/** The rule in effect at the end of the year, and since when where another one came before it. */
function incomeTaxDetail({ state, incomeTax }: TaxRulesRow): string {
  const last = state === 'US' ? incomeTax[0] : incomeTax.at(-1);
  if (!last) return '';
  const since = state !== 'US' && incomeTax.length > 1 ? `; since ${formatUsDate(last.from)}` : '';
  return last.text + since;
}

/** How many we cover of all that the state has by its register, or else of those that we list. */
function placesDetail({ places: { held, listed, inState } }: TaxRulesRow): string {
  if (listed === 0) return 'None';
  const known = inState.length > 0 ? inState : [{ held, count: listed }];
  const [covered, all] = [sumOf(known.map((one) => one.held)), sumOf(known.map(({ count }) => count))];
  return `${covered.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}`;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function isFirst(name: string, index: number, names: readonly string[]): boolean {
  return names.indexOf(name) === index;
}
