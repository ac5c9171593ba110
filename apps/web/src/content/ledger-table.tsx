import type { ContentBlock } from './content-types.ts';
import styles from './ledger-table.module.css';
import { StandingMark } from './standing-mark.tsx';

type LedgerTableProps = Omit<Extract<ContentBlock, { readonly kind: 'ledger' }>, 'kind'>;

/** The calculation of one tax as numbered steps; the result is marked, the source comes last. */
export function LedgerTable({ title, note, rows, source, year }: LedgerTableProps) {
  return (
    <figure className={styles.working}>
      <table className={`${styles.ledger} tnum`}>
        <caption>
          {title}
          <small>{note}</small>
        </caption>
        <tbody>
          {rows.map((row, index) => {
            const isResult = index === rows.length - 1;
            return (
              <tr key={row.title} className={isResult ? styles.result : undefined}>
                <th scope="row">
                  <span aria-hidden="true">{isResult ? '' : index + 1}</span>
                  {row.title}
                </th>
                <td className={styles.how}>{row.working}</td>
                <td className={styles.line}>{row.line}</td>
                <td className={styles.number}>{row.result}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <figcaption className={styles.foot}>
        {source.standing && <StandingMark standing={source.standing} />}
        <span>
          Calculated by Paperwage from the {year} rules:{' '}
          {source.url ? <a href={source.url}>{source.title}</a> : source.title}
        </span>
      </figcaption>
    </figure>
  );
}
