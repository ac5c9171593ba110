import type { ContentBlock } from '../../content/content-types.ts';
import { StandingMark } from '../../content/standing-mark.tsx';
import styles from './article-block.module.css';
import { TryIt } from './try-it.tsx';

type BlockOf<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { readonly kind: Kind }>;

/** A piece of an article. */
export function ArticleBlock({ block }: { readonly block: ContentBlock }) {
  switch (block.kind) {
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'ledger':
      return <Ledger {...block} />;
    case 'summary':
      return <Summary {...block} />;
    case 'brackets':
      return <Brackets {...block} />;
    case 'stub':
      return <Stub {...block} />;
    case 'states':
      return <States {...block} />;
    case 'try':
      return (
        <div data-live="">
          <TryIt result={block.result} />
        </div>
      );
  }
}

/** The calculation of one tax as numbered steps; the result is marked, the source comes last. */
function Ledger({ title, note, rows, source, year }: BlockOf<'ledger'>) {
  return (
    <figure className={`${styles.figure} ${styles.working}`}>
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

function Summary({ rows }: BlockOf<'summary'>) {
  return (
    <ol className={`${styles.figure} ${styles.summary} tnum`}>
      {rows.map(({ title, result }) => (
        <li key={title}>
          <small>{title}</small>
          <b>{result}</b>
        </li>
      ))}
    </ol>
  );
}

function Brackets({ rows, caption }: BlockOf<'brackets'>) {
  return (
    <figure className={styles.figure}>
      <table className={`${styles.brackets} tnum`}>
        <thead>
          <tr>
            <th scope="col">Over</th>
            <th scope="col">But not over</th>
            <th scope="col">Tax so far</th>
            <th scope="col">Plus</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, isMarked }) => (
            <tr key={cells[0]} className={isMarked ? styles.marked : undefined}>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Stub({ svg, pins }: BlockOf<'stub'>) {
  return (
    <figure className={styles.figure}>
      <div className={styles.paper} dangerouslySetInnerHTML={{ __html: svg }} />
      {pins.length > 0 && (
        <ol className={styles.pins}>
          {pins.map((pin) => (
            <li key={pin}>{pin}</li>
          ))}
        </ol>
      )}
    </figure>
  );
}

function States({ states }: BlockOf<'states'>) {
  return (
    <dl className={styles.states}>
      {states.map(({ id, name, law, items, notes }) => (
        <div key={id} id={id}>
          <dt>{name}</dt>
          <dd>
            {law === '' ? 'We know of no state law that requires a pay stub.' : <b>{law}</b>}
            {items.length > 0 && <p>{sentenceOf(items)}</p>}
            {notes.map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function sentenceOf(items: readonly string[]): string {
  const text = items.join(', ');
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
