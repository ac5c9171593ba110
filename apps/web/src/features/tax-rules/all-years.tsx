import type { TaxRulesRow } from '@paperwage/api-contract';
import { officialWords } from './counted-examples.ts';
import { JURISDICTIONS, nameOf } from './jurisdictions.ts';
import { rowLinkId } from './row-link-id.ts';
import { StandingMark } from '../../shell/standing-mark.tsx';
import styles from './overview.module.css';
import { ViewLink } from './view-link.tsx';

interface EveryYearProps {
  readonly years: readonly number[];
  readonly rows: readonly TaxRulesRow[];
  /** The year a state is opened in. */
  readonly openedIn: number;
}

/** All states in all years: how sure the income tax is, and how many examples were printed. */
export function AllYears({ years, rows, openedIn }: EveryYearProps) {
  return (
    <table role="table" className={styles.years}>
      <caption className={styles.caption}>Income tax of all states in every year</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['State', ...years].map((column) => (
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
              <ViewLink id={rowLinkId(state)} view={{ year: openedIn, state }}>
                {nameOf(state)}
              </ViewLink>
            </th>
            {rows
              .filter((row) => row.state === state)
              .map((row) => (
                <td key={row.year} role="cell">
                  <span className={styles.label} aria-hidden="true">
                    {row.year}
                  </span>
                  <span className={styles.entry}>
                    <StandingMark standing={row.standing.incomeTax} />
                    <span className={styles.detail}>{officialWords(row)}</span>
                  </span>
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
