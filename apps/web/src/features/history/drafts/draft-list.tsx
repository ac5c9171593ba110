import type { DraftRow } from '@paperwage/api-contract';
import { KINDS } from '@paperwage/documents/kinds';
import { draftHref } from '../../../records/document-hrefs.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DAY, dayText } from '../../../ui/day-text.ts';
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
            <VisuallyHidden>Actions</VisuallyHidden>
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
  const { label } = KINDS[row.type].words;
  const date = dayText(row.date);
  const names = [row.fromName && `from ${row.fromName}`, row.toName && `to ${row.toName}`, date && `dated ${date}`]
    .filter(Boolean)
    .join(' ');
  return (
    <tr role="row">
      <td role="cell" className={table.whose}>
        <span className={table.named}>
          <i className={table.sheet} aria-hidden="true" />
          <a href={draftHref(row.type, row.draftId)}>
            {label}
            <VisuallyHidden> {names}, open the draft</VisuallyHidden>
          </a>
        </span>
      </td>
      <td role="cell" data-label="From" className={table.words}>
        {row.fromName ? <span>{row.fromName}</span> : <span className={table.none}>No name yet</span>}
      </td>
      <td role="cell" data-label="To" className={table.words}>
        {row.toName ? <span>{row.toName}</span> : <span className={table.none}>No name yet</span>}
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

function changedOn(timeMs: number): string {
  return new Date(timeMs).toLocaleString('en-US', { ...DAY, hour: 'numeric', minute: '2-digit' });
}
