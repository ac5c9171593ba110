import type { DeletedRow } from '@paperwage/api-contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { answerBilling, good, openAs, refused, to, useBilling, USER } from '../../../testing/billing.ts';
import { press } from '../../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../../testing/window.ts';

const LIST = '/api/profile/deleted';
const DELETED_AT = Date.UTC(2026, 10, 23, 16, 42);
const TIMES = { deletedAt: DELETED_AT, goneAt: DELETED_AT + 30 * 86_400_000 };

function draftOf(draftId: string, toName: string): DeletedRow {
  const draft = { draftId, type: 'invoice', fromName: 'Cedar Studio', toName, date: '2026-11-20', version: 1 } as const;
  return { is: 'draft', ...TIMES, draft: { ...draft, updatedAt: DELETED_AT } };
}

const STUB = {
  is: 'document',
  ...TIMES,
  document: {
    id: 'doc-1',
    type: 'paystub',
    createdAt: DELETED_AT,
    employeeInfo: { employeeName: 'Núria Ortega' },
    companyInfo: { employerName: 'Cascade Timber Works LLC' },
    payDate: '2026-11-20',
    period: { from: '', to: '' },
    net: '2,481.66',
    netTotal: '',
    itemsCount: 1,
    earlierTables: null,
  },
} as const satisfies DeletedRow;

beforeEach(async () => {
  await useBilling('sandbox');
});

test('says what was deleted and until when, and restores it', async () => {
  let isRefused = true;
  const restore = '/api/profile/documents/doc-1/restore';
  const calls = answerBilling({
    [LIST]: () => good([STUB, draftOf('draft-1', 'Omar Haddad')]),
    [restore]: () => (isRefused ? refused(503, 'busy', 'Try again in a minute.') : good({})),
  });
  await openAs(USER, '/user/history/deleted', true);
  const rows = page.getByRole('row');
  await expect
    .element(rows.nth(1))
    .toHaveTextContent(/Núria OrtegaPay stub, paid Nov 20, 2026.*Nov 23, 2026Dec 23, 2026/);
  await expect.element(rows.nth(2)).toHaveTextContent(/Omar HaddadInvoice draft, Nov 20, 2026/);
  await expectAccessible();
  await windowOf(360, 780);
  await expectToFit();
  const button = page.getByRole('button', { name: /^Restore Pay stub for Núria Ortega/ });
  await press(button);
  await expect.element(page.getByText('Try again in a minute.')).toBeVisible();
  isRefused = false;
  await press(button);
  await expect.element(page.getByText('Restored.')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(to(calls, restore)).toHaveLength(2);
});

test('says where nothing was deleted, and comes a page at a time', async () => {
  const many = Array.from({ length: 25 }, (_, at) => draftOf(`draft-${at}`, `Client ${at}`));
  let answer: readonly DeletedRow[] = [];
  answerBilling({ [LIST]: () => good(answer) });
  await openAs(USER, '/user/history/deleted', true);
  await expect.element(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  answer = many;
  await openAs(USER, '/user/history/deleted', true);
  await expect.element(page.getByRole('row').nth(25)).toBeVisible();
  answer = [STUB];
  await press(page.getByRole('button', { name: 'Load more' }));
  await expect.element(page.getByRole('row').nth(26)).toHaveTextContent('Núria Ortega');
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});
