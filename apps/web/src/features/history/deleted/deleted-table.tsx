import type { DeletedRow } from '@paperwage/api-contract';
import { KINDS } from '@paperwage/documents/kinds';
import { Button } from '../../../ui/button.tsx';
import { dayOfTime, dayText } from '../../../ui/day-text.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { IssuedMark } from '../frame/issued-mark.tsx';
import { distinguishingDetail, nameOf } from '../frame/columns.ts';
import table from '../list/document-table.module.css';
import { idOf } from './use-deleted.ts';

export interface DeletedTableProps {
  readonly rows: readonly DeletedRow[];
  readonly onRestore: (row: DeletedRow) => void;
}

/** Deleted documents and drafts in rows; on a narrow screen each is a card. */
export function DeletedTable({ rows, onRestore }: DeletedTableProps) {
  return (
    <table className={table.table} role="table" aria-label="Recently deleted">
      <thead role="rowgroup">
        <tr role="row">
          {['Name', 'Type', 'Deleted', 'Kept until'].map((label) => (
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
          <Row key={idOf(row)} row={row} onRestore={() => onRestore(row)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, onRestore }: { row: DeletedRow; onRestore: () => void }) {
  const { name, type, detail } = wordsOf(row);
  return (
    <tr role="row">
      <td role="cell" className={table.whose}>
        <span className={table.named}>
          <i className={table.sheet} aria-hidden="true" />
          <span>{name}</span>
        </span>
        {row.is === 'document' && <IssuedMark issued={row.document.issued} />}
      </td>
      <td role="cell" data-label="Type" className={table.words}>
        <span>
          {type}
          {detail}
        </span>
      </td>
      <td role="cell" data-label="Deleted" className={table.day}>
        {dayOfTime(row.deletedAt)}
      </td>
      <td role="cell" data-label="Kept until" className={table.day}>
        {dayOfTime(row.goneAt)}
      </td>
      <td role="cell" className={table.doing}>
        <div>
          <Button look="quiet" onClick={onRestore}>
            Restore
            <VisuallyHidden>
              {' '}
              {type} for {name}
              {detail}
            </VisuallyHidden>
          </Button>
        </div>
      </td>
    </tr>
  );
}

function wordsOf(row: DeletedRow): { readonly name: string; readonly type: string; readonly detail: string } {
  if (row.is === 'document') {
    const { document } = row;
    return { name: nameOf(document), type: KINDS[document.type].words.label, detail: distinguishingDetail(document) };
  }
  const { type, fromName, toName, date } = row.draft;
  const detail = date && `, ${dayText(date)}`;
  return { name: toName || fromName || 'No name', type: `${KINDS[type].words.label} draft`, detail };
}
