import { StandingMark } from '../../shell/standing-mark.tsx';
import styles from './facts-table.module.css';
import type { Fact } from './state-facts.ts';

/** What is taken of wages, each with its source and how sure we are of it. */
export function FactsTable({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <table className={`${styles.facts} tnum`}>
      <tbody>
        {facts.map(({ name, rules }) =>
          rules.map(({ text, source, url, standing }, at) => (
            <tr key={`${name} ${at}`}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={rules.length}>
                  {name}
                </th>
              )}
              <td>
                {text}
                <small>
                  {url === null ? (
                    source
                  ) : (
                    <a href={url} rel="noreferrer">
                      {source}
                    </a>
                  )}
                </small>
              </td>
              <td>{standing && <StandingMark standing={standing} />}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
