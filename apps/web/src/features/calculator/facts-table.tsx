import { StandingMark } from '../../content/standing-mark.tsx';
import styles from './facts-table.module.css';
import type { Fact } from './state-facts.ts';

function SourceLine({ source, url }: Pick<Fact['rules'][number], 'source' | 'url'>) {
  if (url === null) return <small>{source}</small>;
  return (
    <small>
      <a href={url} rel="noreferrer">
        {source}
      </a>
    </small>
  );
}

/** What is taken of wages, each with how sure we are of it and its source, once for those that follow each other. */
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
                {source !== rules[at + 1]?.source && <SourceLine source={source} url={url} />}
              </td>
              <td>{standing && <StandingMark standing={standing} />}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
