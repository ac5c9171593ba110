import type { DocumentRow } from '@paperwage/api-contract';
import type { DocumentType, RowField } from '@paperwage/documents/kinds';
import { KINDS } from '@paperwage/documents/kinds';
import { rowTotal } from '@paperwage/documents/row-texts';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { documentHref } from '../../../records/document-hrefs.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ActionMenu } from '../frame/action-menu.tsx';
import { IssuedMark } from '../frame/issued-mark.tsx';
import type { DocumentActions } from '../frame/use-document-actions.ts';
import { cellsOf, columnsOf, madeAt, madeOn, nameOf, distinguishingDetail } from '../frame/columns.ts';
import styles from './document-table.module.css';

export interface DocumentTableProps {
  readonly type: DocumentType;
  readonly rows: readonly DocumentRow[];
  readonly actions: DocumentActions;
  /** Asks something of a document below its row. */
  readonly asked?: { readonly id: string; readonly question: ReactNode } | undefined;
}

/** Documents in rows; on a narrow screen each is a card. The roles stand for the browsers that forget them with the layout. */
export function DocumentTable({ type, rows, actions, asked }: DocumentTableProps) {
  const columns = columnsOf(type);
  return (
    <table className={styles.table} role="table" aria-label={KINDS[type].words.plural}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.label}
              role="columnheader"
              scope="col"
              className={isFigure(column) ? styles.figure : undefined}
            >
              {column.label}
            </th>
          ))}
          <th role="columnheader" scope="col">
            Created
          </th>
          <th role="columnheader" scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Fragment key={row.id}>
            <Row row={row} actions={actions} />
            {asked?.id === row.id && (
              <tr role="row">
                <td role="cell" colSpan={columns.length + 2} className={styles.asked}>
                  {asked.question}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, actions }: { row: DocumentRow; actions: DocumentActions }) {
  const cells = cellsOf(row);
  const name = nameOf(row);
  const { next } = KINDS[row.type];
  const href = `/user/history/${row.type}/${row.id}`;
  return (
    <tr role="row">
      <td role="cell" className={styles.whose}>
        <span className={styles.named}>
          <i className={styles.sheet} aria-hidden="true" />
          <a href={href}>
            {name}
            <VisuallyHidden>{distinguishingDetail(row)}</VisuallyHidden>
          </a>
        </span>
        <IssuedMark issued={row.issued} />
      </td>
      {columnsOf(row.type).map((column, at) =>
        at === 0 ? null : (
          <td key={column.label} role="cell" data-label={column.label} className={lookOf(column)}>
            {cells[at] ? (
              <span>
                {cells[at]}
                {rowTotal(row, column) && <span className={styles.time}> {rowTotal(row, column)} total</span>}
              </span>
            ) : (
              <span className={styles.none}>{column.none ?? 'None'}</span>
            )}
          </td>
        ),
      )}
      <td role="cell" data-label="Created" className={styles.day}>
        <span>
          {madeOn(row)} <span className={styles.time}>{madeAt(row)}</span>
        </span>
      </td>
      <td role="cell" className={styles.doing}>
        <div>
          {next && (
            <a className={styles.next} href={documentHref(row.type, row.id, 'next')}>
              {next.label}
              <VisuallyHidden>
                {' '}
                for {name}
                {distinguishingDetail(row)}
              </VisuallyHidden>
            </a>
          )}
          <a className={styles.open} href={href} aria-hidden="true" tabIndex={-1}>
            Open
          </a>
          <ActionMenu
            label={`More for ${name}${distinguishingDetail(row)}, created ${madeOn(row)} at ${madeAt(row)}`}
            actions={actions.menuOf(row)}
            isInCard
          />
        </div>
      </td>
    </tr>
  );
}

/** Days and years are never broken. */
function lookOf(column: RowField): string | undefined {
  if (isFigure(column)) return styles.figure;
  return column.is === 'day' || column.is === 'year' ? styles.day : styles.words;
}

/** Figures stand at the end of their column. */
function isFigure({ is }: RowField): boolean {
  return is === 'money' || is === 'count';
}
