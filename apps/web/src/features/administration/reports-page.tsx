import type { AdminReportRow } from '@paperwage/api-contract';
import { useCallback, useState } from 'react';
import { callAsUser } from '../../identity/call-as-user.ts';
import type { Column } from './frame/admin-list.tsx';
import { AdminList } from './frame/admin-list.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { StateChoice } from './frame/list-filters.tsx';
import type { AskPage } from './frame/use-admin-list.ts';
import { useAdminList } from './frame/use-admin-list.ts';
import { excerpt, REASONS, timeText } from './frame/words.ts';

type State = 'open' | 'closed';

/** The page at `/admin/reports`. */
export function ReportsPage() {
  return (
    <AdminShell title="Reports of documents" tab="/admin/reports">
      {() => <Reports />}
    </AdminShell>
  );
}

function Reports() {
  const [state, setState] = useState<State>('open');
  const ask = useCallback<AskPage<AdminReportRow>>(
    (from) => callAsUser('POST /api/admin/reports/filter', { body: { ...from, state } }),
    [state],
  );
  const list = useAdminList(ask);
  const empty =
    state === 'open'
      ? { title: 'No open reports', text: 'What people report at /verify appears here.' }
      : { title: 'No closed reports', text: 'Reports appear here once an admin closes them.' };
  return (
    <>
      <StateChoice label="Show" value={state} choices={CHOICES} onChange={setState} />
      <AdminList list={list} name="Reports" columns={COLUMNS} empty={empty} />
    </>
  );
}

const CHOICES = [
  ['open', 'Open'],
  ['closed', 'Closed'],
] as const;

const COLUMNS: readonly Column<AdminReportRow>[] = [
  { label: 'What’s wrong', cell: ({ id, reason }) => <a href={`/admin/reports/${id}`}>{REASONS[reason]}</a> },
  { label: 'Reported', cell: ({ at }) => timeText(at) },
  { label: 'Wrote', cell: ({ details }) => excerpt(details) || 'No details' },
  { label: 'Wants an answer', cell: ({ hasEmail }) => (hasEmail ? 'Yes' : 'No') },
];
