import type { ContentBlock } from '../../content/content-types.ts';
import { LedgerTable } from '../../content/ledger-table.tsx';
import styles from './article-block.module.css';
import { TryIt } from './try-it.tsx';

type BlockOf<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { readonly kind: Kind }>;

/** A piece of an article. */
export function ArticleBlock({ block }: { readonly block: ContentBlock }) {
  switch (block.kind) {
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'ledger':
      return (
        <div className={styles.figure}>
          <LedgerTable {...block} />
        </div>
      );
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
