import type { AdminTrailEntry } from '@paperwage/api-contract';
import { callAsUser } from '../../identity/call-as-user.ts';
import type { Column } from './frame/admin-list.tsx';
import { AdminList } from './frame/admin-list.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import type { AskPage } from './frame/use-admin-list.ts';
import { useAdminList } from './frame/use-admin-list.ts';
import { ACTIONS, timeText } from './frame/words.ts';

/** The page at `/admin/trail`: everything that admins did. */
export function TrailPage() {
  return (
    <AdminShell title="What admins did" tab="/admin/trail">
      {() => <Trail />}
    </AdminShell>
  );
}

const ask: AskPage<AdminTrailEntry> = (from) => callAsUser('POST /api/admin/trail/filter', { body: from });

function Trail() {
  const list = useAdminList(ask);
  const empty = {
    title: 'Nothing yet',
    text: 'Every refund, answer and decision by an admin is kept here for good.',
  };
  return <AdminList list={list} name="What admins did" columns={COLUMNS} empty={empty} />;
}

const COLUMNS: readonly Column<AdminTrailEntry>[] = [
  { label: 'What', cell: (entry) => whatOf(entry) },
  { label: 'Time', cell: ({ at }) => timeText(at) },
  { label: 'Admin', cell: ({ by }) => by },
  { label: 'Details', cell: ({ details }) => details || 'None' },
];

/** Leads to what it was done to, where that has a page. */
function whatOf({ action, subject }: AdminTrailEntry) {
  if (action === 'refunded') return <a href={`/admin/subscriptions/${subject}`}>{ACTIONS[action]}</a>;
  if (action === 'reportClosed' || action === 'documentRevoked')
    return <a href={`/admin/reports/${subject}`}>{ACTIONS[action]}</a>;
  return ACTIONS[action];
}
