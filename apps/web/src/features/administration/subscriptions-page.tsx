import type { AdminSubscription } from '@paperwage/api-contract';
import { PLANS } from '@paperwage/api-contract';
import { useCallback, useState } from 'react';
import { dayText } from '../../ui/day-text.ts';
import { callAsUser } from '../../identity/call-as-user.ts';
import type { Column } from './frame/admin-list.tsx';
import { AdminList } from './frame/admin-list.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { AdminSearch } from './frame/list-filters.tsx';
import type { AskPage } from './frame/use-admin-list.ts';
import { useAdminList } from './frame/use-admin-list.ts';
import { SUBSCRIPTION_STATUS } from './frame/words.ts';
import { SEARCH } from './orders-page.tsx';

type Row = AdminSubscription & { readonly id: string };

/** The page at `/admin/subscriptions`. */
export function SubscriptionsPage() {
  return (
    <AdminShell title="Subscriptions" tab="/admin/subscriptions">
      {() => <Subscriptions />}
    </AdminShell>
  );
}

function Subscriptions() {
  const [search, setSearch] = useState('');
  const ask = useCallback<AskPage<Row>>(
    async (from) => {
      const answer = await callAsUser('POST /api/admin/subscriptions/filter', { body: { ...from, search } });
      if (!answer.ok) return answer;
      const { rows, next } = answer.data;
      return { ok: true, data: { rows: rows.map((row) => ({ ...row, id: row.userId })), next } };
    },
    [search],
  );
  const list = useAdminList(ask);
  const empty =
    search === ''
      ? { title: 'No subscriptions yet', text: 'Everyone who pays for a plan appears here, even after it ends.' }
      : {
          title: 'No subscription found',
          text: `Nothing matches “${search}”. Check the spelling, or clear the field to see all.`,
        };
  return (
    <>
      <AdminSearch {...SEARCH} onSearch={setSearch} />
      <AdminList list={list} name="Subscriptions" columns={COLUMNS} empty={empty} />
    </>
  );
}

const COLUMNS: readonly Column<Row>[] = [
  {
    label: 'Account',
    cell: ({ userId, email }) => <a href={`/admin/subscriptions/${userId}`}>{email || 'Deleted account'}</a>,
  },
  { label: 'Plan', cell: ({ plan }) => (plan ? PLANS[plan].name : 'None') },
  { label: 'Status', cell: ({ status }) => SUBSCRIPTION_STATUS[status], isWhole: true },
  { label: 'Paid through', cell: ({ paidThrough }) => (paidThrough ? dayText(paidThrough) : 'None') },
  { label: 'Renews', cell: ({ renewsOn }) => (renewsOn ? dayText(renewsOn) : 'Never') },
];
