import type { AdminMessage } from '@paperwage/api-contract';
import { useCallback, useState } from 'react';
import { callAsUser } from '../../identity/call-as-user.ts';
import type { Column } from './frame/admin-list.tsx';
import { AdminList } from './frame/admin-list.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { StateChoice } from './frame/list-filters.tsx';
import type { AskPage } from './frame/use-admin-list.ts';
import { useAdminList } from './frame/use-admin-list.ts';
import { excerpt, timeText } from './frame/words.ts';

type State = 'open' | 'closed';

/** The page at `/admin/messages`. */
export function MessagesPage() {
  return (
    <AdminShell title="Messages" tab="/admin/messages">
      {() => <Messages />}
    </AdminShell>
  );
}

function Messages() {
  const [state, setState] = useState<State>('open');
  const ask = useCallback<AskPage<AdminMessage>>(
    (from) => callAsUser('POST /api/admin/messages/filter', { body: { ...from, state } }),
    [state],
  );
  const list = useAdminList(ask);
  const empty =
    state === 'open'
      ? { title: 'No open messages', text: 'What people write on the contact page appears here.' }
      : { title: 'No closed messages', text: 'Messages appear here once an admin closes them.' };
  return (
    <>
      <StateChoice label="Show" value={state} choices={CHOICES} onChange={setState} />
      <AdminList list={list} name="Messages" columns={COLUMNS} empty={empty} />
    </>
  );
}

const CHOICES = [
  ['open', 'Open'],
  ['closed', 'Closed'],
] as const;

const COLUMNS: readonly Column<AdminMessage>[] = [
  { label: 'From', cell: ({ id, name }) => <a href={`/admin/messages/${id}`}>{name}</a> },
  { label: 'Sent', cell: ({ at }) => timeText(at) },
  { label: 'Wrote', cell: ({ message }) => excerpt(message) },
];
