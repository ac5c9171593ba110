import type { ReactNode } from 'react';
import sheet from '../paycheck-sheet.module.css';
import styles from './tools.module.css';

interface ResultSheetProps {
  readonly label: string;
  /** The answer; undefined while a field cannot be read. */
  readonly answer: string | undefined;
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly [name: string, ...values: string[]])[];
  readonly notes?: readonly ReactNode[];
  readonly link?: { readonly href: string; readonly text: string };
}

/** What a tool found: the answer, what it is made of, and where it leads. */
export function ResultSheet({ label, answer, columns, rows, notes = [], link }: ResultSheetProps) {
  return (
    <div className={`${sheet.sheet} tnum`}>
      <p aria-live="polite" aria-atomic="true">
        <span className={sheet.small}>{label}</span>
        <span className={answer === undefined ? `${sheet.net} ${sheet.outdated}` : sheet.net}>{answer ?? '–'}</span>
      </p>
      {answer === undefined ? (
        <p className={styles.fix}>Fix the marked field to see the result.</p>
      ) : (
        <table className={`${sheet.lines} ${styles.rows}`}>
          {columns && (
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={at}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={sheet.notes}>
        {notes.map((note, at) => (
          <p key={at}>{note}</p>
        ))}
      </div>
      {link && (
        <div className={sheet.go}>
          <a className={styles.go} href={link.href}>
            {link.text}
          </a>
        </div>
      )}
    </div>
  );
}
