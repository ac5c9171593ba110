import type { DraftRow } from '@paperwage/api-contract';
import { DOCUMENT_KINDS, draftHref } from '../../../records/document-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import table from '../list/document-table.module.css';
import styles from './drafts-page.module.css';

export interface DraftListProps {
  readonly rows: readonly DraftRow[];
  readonly onDelete: (row: DraftRow) => void;
}

/** Drafts in rows, the last changed first; on a narrow screen each is a card. */
export function DraftList({ rows, onDelete }: DraftListProps) {
  return (
    <table className={table.table} role="table" aria-label="Drafts">
      <thead role="rowgroup">
        <tr role="row">
          {['Draft', 'From', 'To', 'Date', 'Changed'].map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <VisuallyHidden>What to do</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.draftId} row={row} onDelete={() => onDelete(row)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, onDelete }: { row: DraftRow; onDelete: () => void }) {
  const { label } = DOCUMENT_KINDS[row.type];
  const date = dayOrYear(row.date);
  const names = [row.fromName && `from ${row.fromName}`, row.toName && `to ${row.toName}`, date && `of ${date}`]
    .filter(Boolean)
    .join(' ');
  return (
    <tr role="row">
      <td role="cell" className={table.whose}>
        <i className={table.sheet} aria-hidden="true" />
        <a href={draftHref(row.type, row.draftId)}>
          {label}
          <VisuallyHidden> {names}, open the draft</VisuallyHidden>
        </a>
      </td>
      <td role="cell" data-label="From">
        {row.fromName || <span className={table.none}>No name yet</span>}
      </td>
      <td role="cell" data-label="To">
        {row.toName || <span className={table.none}>No name yet</span>}
      </td>
      <td role="cell" data-label="Date" className={table.day}>
        {date || <span className={table.none}>No date yet</span>}
      </td>
      <td role="cell" data-label="Changed" className={table.day}>
        {changedOn(row.updatedAt)}
      </td>
      <td role="cell" className={table.doing}>
        <div>
          <a className={table.next} href={draftHref(row.type, row.draftId)} aria-hidden="true" tabIndex={-1}>
            Open
          </a>
          <Button look="quiet" className={styles.delete} onClick={onDelete}>
            Delete
            <VisuallyHidden>
              {' '}
              {label} {names}
            </VisuallyHidden>
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** A day in words, or the year of a form as it is. */
function dayOrYear(date: string): string {
  if (!date.includes('-')) return date;
  const shown = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString('en-US', shown);
}

function changedOn(timeMs: number): string {
  return new Date(timeMs).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
