import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './admin-list.module.css';
import type { AdminListState } from './use-admin-list.ts';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  readonly isFigure?: boolean;
  /** Short words, which are never broken. */
  readonly isWhole?: boolean;
}

interface AdminListProps<Row> {
  readonly list: AdminListState<Row>;
  /** What the rows are, for screen readers. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** What stands in place of a list with nothing in it. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** Rows of an admin list in a table, with what stands there while there are none, and a button for more. */
export function AdminList<Row extends { readonly id: string }>({ list, name, columns, empty }: AdminListProps<Row>) {
  return (
    <WhenListed list={list} empty={empty}>
      <AdminTable name={name} columns={columns} rows={list.rows} />
    </WhenListed>
  );
}

interface WhenListedProps<Row> {
  readonly list: AdminListState<Row>;
  readonly empty: AdminListProps<Row>['empty'];
  readonly children: ReactNode;
}

/** What is shown of a list that has rows; its place while they come, and why there are none. */
export function WhenListed<Row>({ list, empty, children }: WhenListedProps<Row>) {
  const { rows, status, hasMore, message, loadMore } = list;
  const box = useFocusOnNewRows(rows.length, hasMore);
  return (
    <div ref={box} aria-busy={status === 'first' || status === 'more'}>
      <VisuallyHidden>
        <span role="status">{status === 'ready' ? countOf(rows.length, hasMore) : ''}</span>
      </VisuallyHidden>
      {status === 'first' && <div className={styles.waiting} aria-hidden="true" />}
      {rows.length > 0 && children}
      {status === 'ready' && rows.length === 0 && (
        <div className={styles.empty}>
          <h2>{empty.title}</h2>
          <p>{empty.text}</p>
        </div>
      )}
      {status === 'failed' && (
        <Notice tone="error" role="alert" actions={<Button onClick={loadMore}>Try again</Button>}>
          {message}
        </Notice>
      )}
      {hasMore && status !== 'failed' && (
        <div className={styles.more}>
          <Button aria-disabled={status === 'more'} onClick={loadMore}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}

function countOf(count: number, hasMore: boolean): string {
  return hasMore ? `${count} shown, and there are more` : `${count} shown`;
}

/** When the button for more has gone with the last page, the focus comes to the first of the new rows. */
function useFocusOnNewRows(count: number, hasMore: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  useEffect(() => {
    const from = before.current;
    before.current = count;
    if (hasMore || from === 0 || count <= from || document.activeElement !== document.body) return;
    const row = box.current?.querySelectorAll<HTMLElement>('tbody tr, article')[from];
    row?.setAttribute('tabindex', '-1');
    row?.focus();
  }, [count, hasMore]);
  return box;
}

interface AdminTableProps<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** A table; on a narrow screen each row is a card. The roles stand for the browsers that forget them with the layout. */
export function AdminTable<Row extends { readonly id: string }>({ name, columns, rows }: AdminTableProps<Row>) {
  return (
    <table className={styles.table} role="table" aria-label={name}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, isFigure }) => (
            <th key={label} role="columnheader" scope="col" className={isFigure ? styles.figure : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
            {columns.map(({ label, cell, isFigure, isWhole }) => (
              <td
                key={label}
                role="cell"
                data-label={label}
                className={isFigure ? styles.figure : isWhole ? styles.whole : undefined}
              >
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
