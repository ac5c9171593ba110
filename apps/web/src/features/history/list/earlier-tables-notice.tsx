import type { DocumentRow } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents/kinds';
import { KINDS, textAt } from '@paperwage/documents/kinds';
import { useEffect, useMemo, useState } from 'react';
import { documentHref } from '../../../records/document-hrefs.ts';
import { listDocuments } from '../../../records/documents.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { nameOf, distinguishingDetail } from '../frame/columns.ts';
import styles from './history-list-page.module.css';

const MAX_NAMED = 100;
/** Cleared with all else that this browser keeps of the type. */
const settledKey = (type: DocumentType) => `paperwage.${type}.settled-tables`;

export interface EarlierTablesNoticeProps {
  readonly type: DocumentType;
  readonly userId: string | undefined;
  /** The latest documents: one of them may have been made again already. */
  readonly rows: readonly DocumentRow[];
}

/** Names the documents made with the tables of the year before, once those of their own year are in. */
export function EarlierTablesNotice({ type, userId, rows }: EarlierTablesNoticeProps) {
  const [found, setFound] = useState<readonly DocumentRow[]>([]);
  const [settled, setSettled] = useState(() => settledIds(type));
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    void listDocuments(type, { limit: MAX_NAMED, filter: { earlierTables: true } }).then((answer) => {
      if (isCurrent && answer.ok) setFound(answer.data);
    });
    return () => void (isCurrent = false);
  }, [type, userId]);
  const due = useMemo(
    () => found.filter((row) => tablesOf(row)?.areNewIn && !settled.has(row.id) && !isMadeAgain(row, rows)),
    [found, settled, rows],
  );
  const year = due[0] && tablesOf(due[0])?.year;
  if (year === undefined) return null;
  const { name } = KINDS[type].words;
  const keep = () =>
    setSettled(
      settle(
        type,
        due.map(({ id }) => id),
      ),
    );
  return (
    <div className={styles.aboveList}>
      <Notice actions={<Button onClick={keep}>Keep as is</Button>}>
        <h2 className={styles.noticeHeading}>New tax tables are out</h2>
        <p className={styles.noticeText}>
          The {year + 1} tables are in.{' '}
          {due.length === 1 ? `Open this ${name} to update it` : `Open these ${name}s to update them`}:
        </p>
        <ul className={styles.noticeList}>
          {due.map((row) => (
            <li key={row.id}>
              <a href={documentHref(type, row.id, 'same')}>
                {nameOf(row)}
                {distinguishingDetail(row)}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** The earlier tables a document was made with; null where it was made with those of its own year. */
function tablesOf(row: DocumentRow) {
  return 'earlierTables' in row ? row.earlierTables : undefined;
}

/** Whether a later document is the same pay, with the tables of its own year. */
function isMadeAgain(old: DocumentRow, rows: readonly DocumentRow[]): boolean {
  const { samePay = [] } = KINDS[old.type];
  return rows.some(
    (row) =>
      row.createdAt > old.createdAt &&
      tablesOf(row) === null &&
      samePay.every((place) => textAt(row, place) === textAt(old, place)),
  );
}

/** The documents with earlier tables that the user chose to keep as they are. */
function settledIds(type: DocumentType): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(settledKey(type)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    // Disabled storage, or foreign data in it, names nothing.
    return new Set();
  }
}

/** Adds to them, and answers all. */
function settle(type: DocumentType, ids: readonly string[]): ReadonlySet<string> {
  const all = new Set([...settledIds(type), ...ids]);
  try {
    localStorage.setItem(settledKey(type), JSON.stringify([...all]));
  } catch {
    // They are named again on the next visit.
  }
  return all;
}
