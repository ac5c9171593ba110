import type { AdminRefusal, AdminReport } from '@paperwage/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { good, refused, to, useBilling } from '../../testing/billing.ts';
import { fillAndLeave, press } from '../../testing/user-input.ts';
import { AT, ID, openAdmin, rows } from './admin-page.fixture.ts';

const ACCOUNT = '/api/admin/accounts/user-2';
const report: AdminReport = {
  id: ID,
  at: AT,
  reason: 'falseFigures',
  details: '<img src=x onerror=alert(1)> They never paid me.',
  hasEmail: true,
  email: 'owner@example.com',
  code: '7KQ4-M2XD-9RVT',
  sha256: null,
  verification: { result: 'stands', issuedAt: AT },
  codeCount: 3,
  newer: null,
  isDeleted: false,
  isEnded: false,
  issuer: { userId: 'user-2', documentCount: 1200, reportCount: 4, stop: null },
  decision: null,
};
const refusal: AdminRefusal = {
  id: ID,
  at: AT,
  userId: 'user-2',
  email: 'ben@example.com',
  rule: 'issuerBlocked',
  name: 'I.R.S. Tools LLC',
  typed: 'I.R.S. Tools LLC',
  times: 3,
  stop: null,
  decision: null,
};

beforeEach(async () => {
  await useBilling('sandbox');
});

describe('reports and refusals', () => {
  test('reports are listed by what is wrong, open or closed', async () => {
    const calls = await openAdmin(
      '/admin/reports',
      { '/api/admin/reports/filter': () => rows(report) },
      'False figures',
    );
    await press(page.getByRole('radio', { name: 'Closed' }));
    await expect.poll(() => to(calls, '/api/admin/reports/filter').at(-1)!.body).toEqual({ state: 'closed' });
  });

  test('a report is read as text and answered', async () => {
    let decision: AdminReport['decision'] = null;
    const path = `/api/admin/reports/${ID}`;
    const calls = await openAdmin(
      `/admin/reports/${ID}`,
      {
        [path]: () => good({ ...report, decision }),
        [`${path}/close`]: () => {
          decision = { at: AT, by: 'root@example.com', answer: 'We asked the issuer.' };
          return good(undefined);
        },
      },
      '<img src=x onerror=alert(1)> They never paid me.',
    );
    expect(document.querySelector('main img')).toBeNull();
    await expect
      .element(page.getByRole('link', { name: report.code! }))
      .toHaveAttribute('href', `/verify/${report.code!}`);
    await expect.element(page.getByRole('button', { name: 'Close without an answer' })).toBeVisible();
    await fillAndLeave(page.getByLabelText('Answer to owner@example.com'), 'We asked the issuer.');
    await press(page.getByRole('button', { name: 'Send answer and close' }));
    await expect.element(page.getByRole('heading', { name: 'Closed' })).toHaveFocus();
    expect(to(calls, `${path}/close`).map(({ body }) => body)).toEqual([{ answer: 'We asked the issuer.' }]);
  });

  test('a reported document is revoked for a reason, after a question', async () => {
    const path = `/api/admin/reports/${ID}`;
    let verification: AdminReport['verification'] = report.verification;
    const calls = await openAdmin(
      `/admin/reports/${ID}`,
      {
        [path]: () => good({ ...report, verification }),
        [`${path}/revoke`]: () => {
          verification = { result: 'revoked', issuedAt: AT, revokedFor: 'nameUsed' };
          return good(undefined);
        },
      },
      'Not revoked or replaced',
    );
    await expect.element(page.getByText('1,200')).toBeVisible();
    await expect.element(page.getByLabelText('Reason to revoke it')).toHaveValue('falseFigures');
    await page.getByLabelText('Reason to revoke it').selectOptions('nameUsed');
    await expect.element(page.getByText('reads: “A name is used without permission.”')).toBeVisible();
    await press(page.getByRole('button', { name: 'Revoke document' }));
    await expect.element(page.getByText(/^Revoke all 3 pay stubs issued together\?/)).toBeVisible();
    expect(to(calls, `${path}/revoke`)).toEqual([]);
    await press(page.getByRole('button', { name: 'Revoke all 3' }));
    await expect.element(page.getByText('Revoked. We emailed the issuer.')).toHaveFocus();
    await expect.element(page.getByText('We revoked it. A name is used without permission.')).toBeVisible();
    expect(to(calls, `${path}/revoke`).map(({ body }) => body)).toEqual([{ reason: 'nameUsed' }]);
    await expectAccessible();
  });

  test('a report of a replaced document leads to the newer one, which is revoked', async () => {
    const path = `/api/admin/reports/${ID}`;
    const newer = {
      id: 'document-3',
      code: 'H3WN-8TDC-5PZK',
      codeCount: 1,
      issuedAt: AT,
      isRevoked: false,
      isDeleted: false,
    };
    let isRevoked = false;
    const calls = await openAdmin(
      `/admin/reports/${ID}`,
      {
        [path]: () =>
          good({
            ...report,
            verification: { result: 'replaced', issuedAt: AT },
            isEnded: true,
            newer: { ...newer, isRevoked },
          }),
        [`${path}/revoke`]: () => {
          isRevoked = true;
          return good(undefined);
        },
      },
      'Its issuer replaced it',
    );
    const link = page.getByRole('link', { name: newer.code });
    await expect.element(link).toHaveAttribute('href', `/verify/${newer.code}`);
    await press(page.getByRole('button', { name: 'Revoke newer document' }));
    await expect.element(page.getByText(/^Revoke the newer document\? Anyone who checks it/)).toBeVisible();
    await press(page.getByRole('button', { name: 'Revoke it' }));
    await expect.element(page.getByText('Revoked. We emailed the issuer.')).toHaveFocus();
    await expect.element(page.getByText(/, revoked since$/)).toBeVisible();
    expect(to(calls, `${path}/revoke`).map(({ body }) => body)).toEqual([
      { reason: 'falseFigures', newerId: 'document-3' },
    ]);
  });

  test('an account is stopped from a report, for a reason', async () => {
    const path = `${ACCOUNT}/stop-issuing`;
    const stop = { at: AT, by: 'root@example.com', reason: 'These stubs are false.' };
    const calls = await openAdmin(
      `/admin/reports/${ID}`,
      {
        [`/api/admin/reports/${ID}`]: () => good(report),
        [path]: () => good(stop),
        [`${ACCOUNT}/start-issuing`]: () => good(undefined),
      },
      'They never paid me.',
    );
    const begin = page.getByRole('button', { name: 'Stop this account from issuing' });
    await press(begin);
    await expect.element(page.getByLabelText('Reason to stop it')).toHaveFocus();
    await press(page.getByRole('button', { name: 'Cancel' }));
    await expect.element(begin).toHaveFocus();
    await press(begin);
    await press(page.getByRole('button', { name: 'Stop issuing' }));
    await expect.element(page.getByText('Enter a reason. The owner of the account reads it.')).toBeVisible();
    expect(to(calls, path)).toEqual([]);
    await fillAndLeave(page.getByLabelText('Reason to stop it'), 'These stubs are false.');
    await expectAccessible();
    await press(page.getByRole('button', { name: 'Stop issuing' }));
    await expect.element(page.getByText('This account can’t issue now. We emailed the owner.')).toHaveFocus();
    expect(to(calls, path).map(({ body }) => body)).toEqual([{ reason: 'These stubs are false.' }]);
    await expect.element(page.getByText('These stubs are false.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Let it issue again' }));
    await press(page.getByRole('button', { name: 'Let it issue', exact: true }));
    await expect.element(page.getByText('This account can issue again. We emailed the owner.')).toHaveFocus();
    await expect.element(begin).toBeVisible();
  });

  test(
    'a stopped account says why beside its refusals and in a list, and can issue again',
    { tags: ['release'] },
    async () => {
      const stop = { at: AT, by: 'second@example.com', reason: 'These stubs are false.' };
      const path = `${ACCOUNT}/start-issuing`;
      let isStopped = true;
      const calls = await openAdmin(
        '/admin/refusals',
        {
          '/api/admin/refusals/filter': () => rows({ ...refusal, stop }),
          '/api/admin/stopped-accounts/filter': () =>
            isStopped ? rows({ id: ID, userId: 'user-2', email: 'ben@example.com', ...stop }) : rows(),
          [path]: () => {
            isStopped = false;
            return good(undefined);
          },
        },
        'second@example.com stopped this account from issuing, Nov 20, 2026',
      );
      await press(page.getByRole('radio', { name: 'Stopped accounts' }));
      await expect.element(page.getByRole('heading', { name: 'ben@example.com' })).toBeVisible();
      await expect.element(page.getByText('Account user-2')).toBeVisible();
      await expect.element(page.getByText('These stubs are false.')).toBeVisible();
      await expectAccessible();
      await press(page.getByRole('button', { name: 'Let it issue again' }));
      await press(page.getByRole('button', { name: 'Let it issue', exact: true }));
      await expect.element(page.getByText('ben@example.com can issue again. We emailed the owner.')).toHaveFocus();
      await expect.element(page.getByRole('heading', { name: 'ben@example.com' })).not.toBeInTheDocument();
      await expect.element(page.getByRole('heading', { name: 'Every account can issue' })).toBeVisible();
      expect(to(calls, path)).toHaveLength(1);
    },
  );

  test('characters that nobody sees are spelled out in a refused name', async () => {
    const hidden = { ...refusal, name: 'ADP Inc', typed: 'A\u200bDP\u00ad \u2063Inc' };
    await openAdmin(
      '/admin/refusals',
      { '/api/admin/refusals/filter': () => rows(hidden) },
      'Typed as A[U+200B zero-width space]DP[U+00AD soft hyphen] [U+2063]Inc',
    );
    await expect.element(page.getByRole('heading', { name: 'ADP Inc' })).toBeVisible();
  });

  test('a refusal is allowed, and one that another admin decided says so', async () => {
    const path = `/api/admin/refusals/${ID}/decide`;
    let isFirst = true;
    const calls = await openAdmin(
      '/admin/refusals',
      {
        '/api/admin/refusals/filter': () => rows(refusal),
        [path]: () => {
          if (!isFirst) return good(undefined);
          isFirst = false;
          return refused(409, 'refusalDecided', 'second@example.com already decided this.');
        },
      },
      'I.R.S. Tools LLC',
    );
    await press(page.getByRole('button', { name: 'Keep refusing I.R.S. Tools LLC' }));
    await expect.element(page.getByText('second@example.com already decided this.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Allow', exact: true }));
    await expect
      .element(page.getByText(/^Allowing lets this account issue in the name of I\.R\.S\. Tools LLC\./))
      .toBeVisible();
    expect(to(calls, path)).toHaveLength(1);
    await press(page.getByRole('button', { name: 'Allow it' }));
    await expect.element(page.getByText('Allowed. We emailed the user.')).toHaveFocus();
    expect(to(calls, path).map(({ body }) => body)).toEqual([
      { isAllowed: false, answer: '' },
      { isAllowed: true, answer: '' },
    ]);
  });
});
