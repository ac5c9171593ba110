import type { DocumentRow } from '@paperwage/api-contract';
import { useEffect, useMemo, useState } from 'react';
import { documentHref } from '../../../records/document-kinds.ts';
import { listDocuments } from '../../../records/documents.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { nameOf, toldApart } from './columns.ts';
import styles from './history-list-page.module.css';

const MOST_NAMED = 100;
/** Cleared with all else that this browser keeps of pay stubs. */
const SETTLED_KEY = 'paperwage.paystub.settled-tables';

type PayStubRow = Extract<DocumentRow, { type: 'paystub' }>;

export interface EarlierTablesNoticeProps {
  readonly userId: string | undefined;
  /** The latest documents: one of them may have been made again already. */
  readonly rows: readonly DocumentRow[];
}

/** Names the pay stubs made with the tables of the year before, once those of their own year are in. */
export function EarlierTablesNotice({ userId, rows }: EarlierTablesNoticeProps) {
  const [found, setFound] = useState<readonly PayStubRow[]>([]);
  const [settled, setSettled] = useState(settledIds);
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    void listDocuments('paystub', { limit: MOST_NAMED, filter: { earlierTables: true } }).then((told) => {
      if (isCurrent && told.ok) setFound(told.data.filter(isPayStub));
    });
    return () => void (isCurrent = false);
  }, [userId]);
  const due = useMemo(
    () => found.filter((row) => row.earlierTables?.areNewIn && !settled.has(row.id) && !isMadeAgain(row, rows)),
    [found, settled, rows],
  );
  const year = due[0]?.earlierTables?.year;
  if (year === undefined) return null;
  const keep = () => setSettled(settle(due.map(({ id }) => id)));
  return (
    <div className={styles.aboveList}>
      <Notice actions={<Button onClick={keep}>Keep them as they are</Button>}>
        <h2 className={styles.noticeHeading}>Make them again</h2>
        <p className={styles.noticeText}>
          The {year + 1} tables are in. {due.length === 1 ? 'This pay stub uses' : 'These pay stubs use'} the {year}{' '}
          tables:
        </p>
        <ul className={styles.noticeList}>
          {due.map((row) => (
            <li key={row.id}>
              <a href={documentHref('paystub', row.id, 'same')}>
                {nameOf(row)}
                {toldApart(row)}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function isPayStub(row: DocumentRow): row is PayStubRow {
  return row.type === 'paystub';
}

/** Whether a later document pays the same person on the same day, with the tables of its own year. */
function isMadeAgain(old: PayStubRow, rows: readonly DocumentRow[]): boolean {
  return rows.some(
    (row) =>
      isPayStub(row) &&
      row.createdAt > old.createdAt &&
      row.earlierTables === null &&
      row.payDate === old.payDate &&
      row.employeeInfo.employeeName === old.employeeInfo.employeeName &&
      row.companyInfo.employerName === old.companyInfo.employerName,
  );
}

/** The documents with earlier tables that somebody chose to keep as they are. */
function settledIds(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SETTLED_KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    // A storage that is switched off, or that something else wrote to, names nothing.
    return new Set();
  }
}

/** Adds to them, and answers all. */
function settle(ids: readonly string[]): ReadonlySet<string> {
  const all = new Set([...settledIds(), ...ids]);
  try {
    localStorage.setItem(SETTLED_KEY, JSON.stringify([...all]));
  } catch {
    // They are named again on the next visit.
  }
  return all;
}
