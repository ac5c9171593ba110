import type { AdminMail } from '@paperwage/api-contract';
import { useCallback, useState } from 'react';
import { callAsUser } from '../../identity/call-as-user.ts';
import type { Column } from './frame/admin-list.tsx';
import { AdminList } from './frame/admin-list.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { AdminSearch, StateChoice } from './frame/list-filters.tsx';
import type { AskPage } from './frame/use-admin-list.ts';
import { useAdminList } from './frame/use-admin-list.ts';
import { timeText } from './frame/words.ts';

type State = 'sent' | 'queued';

/** The page at `/admin/mail`. */
export function MailPage() {
  return (
    <AdminShell title="Email" tab="/admin/mail">
      {() => <Mails />}
    </AdminShell>
  );
}

function Mails() {
  const [state, setState] = useState<State>('sent');
  const [email, setEmail] = useState('');
  const ask = useCallback<AskPage<AdminMail>>(
    (from) => callAsUser('POST /api/admin/mail/filter', { body: { ...from, state, email } }),
    [state, email],
  );
  const list = useAdminList(ask);
  const empty =
    state === 'sent'
      ? { title: 'No email sent', text: 'Emails from the last 30 days appear here, without their text.' }
      : { title: 'No email in the queue', text: 'Every email was sent.' };
  return (
    <>
      <AdminSearch
        label="Email address"
        help="In full, such as ana@example.com. Leave blank to see all."
        onSearch={setEmail}
      />
      <StateChoice label="Show" value={state} choices={CHOICES} onChange={setState} />
      <AdminList list={list} name="Emails" columns={COLUMNS} empty={empty} />
    </>
  );
}

const CHOICES = [
  ['sent', 'Sent in the last 30 days'],
  ['queued', 'In the queue'],
] as const;

const STATES: Readonly<Record<AdminMail['state'], string>> = {
  sent: 'Sent',
  waiting: 'In the queue',
  failed: 'Failed. See Jobs',
};

const COLUMNS: readonly Column<AdminMail>[] = [
  { label: 'Subject', cell: ({ subject }) => subject },
  { label: 'To', cell: ({ to }) => to },
  { label: 'Time', cell: ({ at }) => timeText(at) },
  { label: 'Status', cell: ({ state }) => STATES[state] },
];
