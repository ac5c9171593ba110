import type { AdminOrder } from '@paperwage/api-contract';
import { PLANS } from '@paperwage/api-contract';
import { useCallback, useState } from 'react';
import { dollarText } from '../../billing/prices.ts';
import { callAsUser } from '../../identity/call-as-user.ts';
import type { Column } from './frame/admin-list.tsx';
import { AdminList } from './frame/admin-list.tsx';
import { AdminShell } from './frame/admin-shell.tsx';
import { AdminSearch } from './frame/list-filters.tsx';
import type { AskPage } from './frame/use-admin-list.ts';
import { useAdminList } from './frame/use-admin-list.ts';
import { ORDER_STATUS, timeText } from './frame/words.ts';

/** What both searches find by. */
export const SEARCH = {
  label: 'Email or order number',
  help: 'In full, such as ana@example.com or PW-2026-000001. Searches account and receipt emails.',
} as const;

/** The page at `/admin/orders`. */
export function OrdersPage() {
  return (
    <AdminShell title="Orders" tab="/admin/orders">
      {() => <Orders />}
    </AdminShell>
  );
}

function Orders() {
  const [search, setSearch] = useState('');
  const ask = useCallback<AskPage<AdminOrder>>(
    (from) => callAsUser('POST /api/admin/orders/filter', { body: { ...from, search } }),
    [search],
  );
  const list = useAdminList(ask);
  const empty =
    search === ''
      ? { title: 'No orders yet', text: 'A payment appears here as soon as someone presses Pay.' }
      : {
          title: 'No order found',
          text: `Nothing matches “${search}”. Check the spelling, or clear the field to see all.`,
        };
  return (
    <>
      <AdminSearch {...SEARCH} onSearch={setSearch} />
      <AdminList list={list} name="Orders" columns={COLUMNS} empty={empty} />
    </>
  );
}

/** Columns that orders have wherever they are listed. */
export const ORDER_COLUMNS: readonly Column<AdminOrder>[] = [
  { label: 'Date', cell: ({ createdAt }) => timeText(createdAt) },
  { label: 'Number', cell: ({ receiptNumber }) => receiptNumber ?? 'None' },
  {
    label: 'Pays for',
    cell: ({ plan, purpose }) => `${PLANS[plan].name}, ${purpose === 'first' ? 'first payment' : 'renewal'}`,
  },
  { label: 'Status', cell: ({ status }) => ORDER_STATUS[status], isWhole: true },
  { label: 'Amount', cell: ({ totalCents }) => dollarText(totalCents), isFigure: true },
];

const COLUMNS: readonly Column<AdminOrder>[] = [
  {
    label: 'Account',
    cell: ({ userId, email }) => <a href={`/admin/subscriptions/${userId}`}>{email || 'Deleted account'}</a>,
  },
  ...ORDER_COLUMNS,
];
