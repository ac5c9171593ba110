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
  /** Its cells hold figures, which are right-aligned. */
  readonly isFigure?: boolean;
  /** Its cells hold short words, which never wrap. */
  readonly isWhole?: boolean;
}

interface AdminListProps<Row> {
  readonly list: AdminListState<Row>;
  /** What the rows are, for screen readers. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Shown instead of a list without rows. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** An admin list as a table, with a text while it has no rows, and a button for more. */
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

/** Shows the list once it has rows; until then, a placeholder while they load, or why there are none. */
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

/** When the last page has loaded and its “Show more” button is gone, focuses the first new row. */
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

/** A table; on a narrow screen each row is a card. Some browsers drop the roles of a table with another layout, so we set them. */
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
