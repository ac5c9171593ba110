import type { DocumentRow, Issued } from '@paperwage/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import type { Answers } from '../../testing/billing.ts';
import { answerBilling, good, openAs, refused, to, useBilling, USER } from '../../testing/billing.ts';
import { press } from '../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';

const LIST = '/api/profile/documents/filter/paystub';
const REVOKE = '/api/profile/documents/doc-1/revoke';
const CODES = ['7KQ4-M2XD-9RVT', 'H3WN-8TDC-5PZK'];

function rowOf(id: string, employeeName: string, issued?: Partial<Issued>): DocumentRow {
  return {
    id,
    type: 'paystub',
    createdAt: Date.UTC(2026, 10, 23, 16, 42),
    employeeInfo: { employeeName },
    companyInfo: { employerName: 'Cascade Timber Works LLC' },
    payDate: '2026-11-20',
    period: { from: '2026-11-07', to: '2026-11-20' },
    net: '2481.66',
    itemsCount: 1,
    ...(issued && {
      issued: {
        role: 'employer',
        name: 'Dana Reyes',
        codes: CODES.slice(0, 1),
        at: Date.UTC(2026, 10, 23, 16, 42),
        attestation: '',
        state: 'valid',
        ...issued,
      },
    }),
  } as unknown as DocumentRow;
}

const VALID = rowOf('doc-1', 'Núria Ortega', {});

/** Answers with these documents, and with the first of them where one alone is asked for. */
function answer(rows: readonly DocumentRow[], answers: Answers = {}) {
  return answerBilling({
    [LIST]: () => good(rows),
    '/api/profile/documents/doc-1': () =>
      good({ row: rows[0], fileName: 'stub.pdf', template: 'statement', theme: 'blue', documentData: {} }),
    ...answers,
  });
}

const rowOfName = (name: string) => page.getByRole('row').filter({ hasText: name }).first();
const question = () => page.getByRole('group', { name: /^Revoke it\?/ });

beforeEach(async () => {
  await useBilling('sandbox');
});

describe('in the list', () => {
  test('says which documents were issued, and whether that still holds', async () => {
    answer([
      VALID,
      rowOf('doc-2', 'Omar Haddad', { codes: CODES, state: 'revoked' }),
      rowOf('doc-3', 'Lena Fischer', { state: 'replaced' }),
      rowOf('doc-4', 'Ivo Novak'),
      rowOf('doc-5', 'Mia Roth', { state: 'revoked', revokedFor: 'falseFigures' }),
    ]);
    await openAs(USER, '/user/history/paystub', true);
    await expect.element(rowOfName('Núria Ortega')).toHaveTextContent(`Issued${CODES[0]}`);
    await expect.element(rowOfName('Omar Haddad')).toHaveTextContent('Revoked2 codes');
    await expect.element(rowOfName('Lena Fischer')).toHaveTextContent(`Replaced${CODES[0]}`);
    await expect.element(rowOfName('Mia Roth')).toHaveTextContent(`Revoked by Paperwage${CODES[0]}`);
    await expect.element(rowOfName('Ivo Novak')).not.toHaveTextContent(/Issued|Revoked|Replaced/);
    await expectAccessible();
    await windowOf(360, 780);
    await expectToFit();
  });

  test('offers to replace or revoke what is valid alone', async () => {
    answer([VALID, rowOf('doc-2', 'Omar Haddad', { state: 'revoked' })]);
    await openAs(USER, '/user/history/paystub', true);
    await press(page.getByRole('button', { name: /^More for Omar Haddad/ }));
    await expect.element(page.getByRole('link', { name: 'Duplicate' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Replace' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Revoke' })).not.toBeInTheDocument();
    await press(page.getByRole('button', { name: /^More for Omar Haddad/ }));
    await press(page.getByRole('button', { name: /^More for Núria Ortega/ }));
    await expect
      .element(page.getByRole('link', { name: 'Replace' }))
      .toHaveAttribute('href', '/make-your-paystub?document=doc-1&as=replace');
  });

  test('revokes after a question below the row, which can be left', async () => {
    const calls = answer([VALID], { [REVOKE]: () => good({}) });
    await openAs(USER, '/user/history/paystub', true);
    const ask = async () => {
      await press(page.getByRole('button', { name: /^More for Núria Ortega/ }));
      await press(page.getByRole('button', { name: 'Revoke' }));
      await expect.element(question()).toHaveFocus();
    };
    await ask();
    await press(question().getByRole('button', { name: 'Cancel' }));
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /^Núria Ortega/ })).toHaveFocus();
    expect(to(calls, REVOKE)).toEqual([]);
    await ask();
    await press(question().getByRole('button', { name: 'Revoke it' }));
    await expect.element(rowOfName('Núria Ortega')).toHaveTextContent('Revoked');
    await expect.element(page.getByText('Revoked. Anyone who checks it sees that.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Núria Ortega/ })).toHaveFocus();
    expect(to(calls, REVOKE)).toHaveLength(1);
  });

  test('asks before an issued document is deleted, and deletes others at once', async () => {
    const remove = (id: string) => `/api/profile/documents/${id}/delete`;
    const calls = answer([VALID, rowOf('doc-4', 'Ivo Novak')], {
      [remove('doc-1')]: () => good({}),
      [remove('doc-4')]: () => good({}),
    });
    await openAs({ ...USER, id: 'user-who-deletes' }, '/user/history/paystub', true);
    const choose = async (name: RegExp) => {
      await press(page.getByRole('button', { name }));
      await press(page.getByRole('button', { name: 'Delete' }));
    };
    await choose(/^More for Núria Ortega/);
    const asked = page.getByRole('group', { name: /^Delete it\? Its code stops verifying right away\./ });
    await press(asked.getByRole('button', { name: 'Cancel' }));
    await expect.element(rowOfName('Núria Ortega')).toBeVisible();
    expect(to(calls, remove('doc-1'))).toEqual([]);
    await choose(/^More for Núria Ortega/);
    await press(asked.getByRole('button', { name: 'Delete it' }));
    await expect.element(page.getByText('deleted. You can restore it for 30 days.')).toBeVisible();
    await choose(/^More for Ivo Novak/);
    await expect.element(page.getByRole('heading', { name: /^No pay stubs$/ })).toBeVisible();
    expect([remove('doc-1'), remove('doc-4')].map((path) => to(calls, path).length)).toEqual([1, 1]);
  });

  test('has the total of a set below its latest net pay, and finds a tax year', async () => {
    const set = { ...rowOf('doc-1', 'Núria Ortega'), itemsCount: 3, netTotal: '7444.98' } as DocumentRow;
    const calls = answer([set], { '/api/profile/documents/years/paystub': () => good([2026, 2025]) });
    await openAs({ ...USER, id: 'user-of-a-year' }, '/user/history/paystub', true);
    await expect.element(rowOfName('Núria Ortega')).toHaveTextContent(/2,481\.66 ?7,444\.98 total/);
    await expect.element(page.getByLabelText('Tax year')).toHaveTextContent(/^All20262025$/);
    await page.getByLabelText('Tax year').selectOptions('2025');
    await expect.poll(() => location.search).toBe('?year=2025');
    await expect.poll(() => JSON.stringify(to(calls, LIST).at(-1))).toContain('"taxYear":2025');
  });

  test('says of a set how many it revokes', async () => {
    answer([rowOf('doc-1', 'Núria Ortega', { codes: CODES, state: 'valid' })], { [REVOKE]: () => good({}) });
    // The page keeps the list of the user of before.
    await openAs({ ...USER, id: 'user-of-a-set' }, '/user/history/paystub', true);
    await expect.element(rowOfName('Núria Ortega')).toHaveTextContent('Issued2 codes');
    await press(page.getByRole('button', { name: /^More for Núria Ortega/ }));
    await press(page.getByRole('button', { name: 'Revoke' }));
    const all = page.getByRole('group', { name: /^Revoke all 2 pay stubs\? Anyone who checks one sees that/ });
    await press(all.getByRole('button', { name: 'Revoke all 2' }));
    await expect.element(page.getByText('Revoked. Anyone who checks them sees that.')).toBeVisible();
  });
});

describe('on its page', () => {
  test('says that Paperwage revoked it, why, and where to write', async () => {
    answer([rowOf('doc-1', 'Núria Ortega', { state: 'revoked', revokedFor: 'falseFigures' })]);
    await openAs(USER, '/user/history/paystub/doc-1', true);
    await expect.element(page.getByText(/^We revoked this document\. The figures are false\./)).toBeVisible();
    await expect.element(page.getByText('Issued, then revoked')).toBeVisible();
    await expectAccessible();
  });

  test('says who issued it by which code, and revokes it there', async () => {
    let isRefused = true;
    answer([VALID], {
      [REVOKE]: () => (isRefused ? refused(503, 'busy', 'Try again in a minute.') : good({})),
    });
    await openAs(USER, '/user/history/paystub/doc-1', true);
    await expect.element(page.getByText('By Dana Reyes')).toBeVisible();
    await expect.element(page.getByRole('link', { name: CODES[0]! })).toHaveAttribute('href', `/verify/${CODES[0]!}`);
    await press(page.getByRole('button', { name: 'Revoke' }));
    await press(question().getByRole('button', { name: 'Revoke it' }));
    await expect.element(question().getByRole('alert')).toHaveTextContent('Try again in a minute.');
    isRefused = false;
    await press(question().getByRole('button', { name: 'Revoke it' }));
    await expect.element(page.getByText('Issued, then revoked')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Replace' })).not.toBeInTheDocument();
  });

  test('says that it was replaced', async () => {
    answer([rowOf('doc-1', 'Núria Ortega', { state: 'replaced' })]);
    await openAs(USER, '/user/history/paystub/doc-1', true);
    await expect.element(page.getByText('Issued, then replaced')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Revoke' })).not.toBeInTheDocument();
  });
});
