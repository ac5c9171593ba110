import type {
  AdminJob,
  AdminMail,
  AdminMessage,
  AdminOrder,
  AdminRefusal,
  AdminReport,
  AdminSubscriber,
  AdminTrailEntry,
} from '@paperwage/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import type { Answers } from '../../testing/billing.ts';
import { answerBilling, good, openAs, refused, to, useBilling, USER } from '../../testing/billing.ts';
import { fillAndLeave, press } from '../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';

const ACCOUNT = '/api/admin/accounts/user-2';
const OVERVIEW = '/api/admin/overview';
const ID = '01a1f8d5-bec0-7b04-abaf-29b4c29218b9';
const AT = Date.UTC(2026, 10, 20, 18, 5);
const COUNTS = { openMessages: 1, openReports: 2, openRefusals: 0, failedJobs: 1, waitingJobs: 1234 };

const order: AdminOrder = {
  id: ID,
  userId: 'user-2',
  email: 'ben@example.com',
  status: 'paid',
  plan: 'monthly',
  purpose: 'first',
  totalCents: 1200,
  createdAt: AT,
  receiptNumber: 'PW-2026-000001',
};
const subscriber: AdminSubscriber = {
  userId: 'user-2',
  email: 'ben@example.com',
  firstName: 'Ben',
  lastName: '',
  joinedAt: AT,
  status: 'active',
  plan: 'monthly',
  nextPlan: 'yearly',
  paidThrough: '2026-12-19',
  renewsOn: '2026-12-20',
  refundableThrough: '2026-12-04',
  endedOn: null,
  refundableOrder: order,
  orders: [order],
};
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
const job: AdminJob = {
  id: ID,
  kind: 'mail',
  createdAt: AT,
  runAt: AT,
  attempts: 12,
  reason: 'Error ECONNREFUSED',
  hasFailed: true,
};
const mail: AdminMail = { id: ID, at: AT, to: 'b•••@example.com', subject: 'Your login link', state: 'sent' };
const entry: AdminTrailEntry = {
  id: ID,
  at: AT,
  by: 'root@example.com',
  action: 'refunded',
  subject: 'user-2',
  details: 'PW-2026-000001, $12.00',
};
const rows = (...all: object[]) => good({ rows: all, next: null });

/** Opens a page as an admin; it must be accessible, and fit a phone. */
async function openAdmin(path: string, answers: Answers, shows: string) {
  const calls = answerBilling({ [OVERVIEW]: () => good(COUNTS), ...answers });
  await openAs({ ...USER, roles: { guest: true, admin: true } }, path);
  await expect.element(page.getByText(shows).first()).toBeVisible();
  await expectAccessible();
  await windowOf(360, 780);
  await expectToFit(`${path} at 360 px`);
  await expectAccessible({ isDarkToo: false });
  await windowOf(1280, 900);
  return calls;
}

beforeEach(async () => {
  await useBilling('sandbox');
});

describe('the admin pages', () => {
  test('the overview counts what waits', async () => {
    await openAdmin('/admin', {}, '1,234');
    await expect.element(page.getByRole('link', { name: 'Open reports' })).toHaveAttribute('href', '/admin/reports');
  });

  test('orders are searched, shown a page at a time, and explained where there are none', async () => {
    const filter = '/api/admin/orders/filter';
    const calls = await openAdmin(
      '/admin/orders',
      {
        [filter]: ({ body }) => {
          const { search, before } = body as { search: string; before?: string };
          if (search !== '') return rows();
          return before === undefined ? good({ rows: [order], next: ID }) : rows({ ...order, id: 'last' });
        },
      },
      'PW-2026-000001',
    );
    await press(page.getByRole('button', { name: 'Show more' }));
    await expect.element(page.getByRole('row').nth(2)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('row').nth(2)).toHaveFocus();
    await fillAndLeave(page.getByLabelText('Email or order number'), 'nobody@example.com');
    await press(page.getByRole('button', { name: 'Search' }));
    await expect.element(page.getByRole('heading', { name: 'No order found' })).toBeVisible();
    expect(to(calls, filter).map(({ body }) => body)).toEqual([
      { search: '' },
      { search: '', before: ID },
      { search: 'nobody@example.com' },
    ]);
  });

  test('subscriptions lead to each one, and a failure can be tried again', async () => {
    let isDown = true;
    answerBilling({
      [OVERVIEW]: () => good(COUNTS),
      '/api/admin/subscriptions/filter': () =>
        isDown ? refused(503, 'storageUnavailable', 'We can’t open anything right now.') : rows(subscriber),
    });
    await openAs(USER, '/admin/subscriptions');
    await expect.element(page.getByText('We can’t open anything right now.')).toBeVisible();
    isDown = false;
    await press(page.getByRole('button', { name: 'Try again' }));
    const link = page.getByRole('link', { name: 'ben@example.com' });
    await expect.element(link).toHaveAttribute('href', '/admin/subscriptions/user-2');
    await expectAccessible();
  });

  test('a subscription is refunded in two clicks, once', async () => {
    const path = '/api/admin/subscriptions/user-2';
    const over = { paidThrough: null, renewsOn: null, refundableOrder: null, refundableThrough: null };
    const after = { ...subscriber, ...over, status: 'ended', endedOn: '2026-11-20' };
    const calls = await openAdmin(
      '/admin/subscriptions/user-2',
      { [path]: () => good(subscriber), [`${path}/refund`]: () => good(after) },
      'Can be refunded through Dec 4, 2026.',
    );
    await press(page.getByRole('button', { name: 'Refund $12.00' }));
    const confirm = page.getByRole('button', { name: 'Refund and end' });
    await Promise.all([press(confirm), press(confirm).catch(() => undefined)]);
    await expect.element(page.getByText('Refunded $12.00 in full.')).toBeVisible();
    await expect.element(page.getByRole('row').last()).toHaveTextContent('Refunded');
    await expect.element(page.getByText('Nov 20, 2026', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Not paid')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'ben@example.com' })).toHaveFocus();
    expect(to(calls, `${path}/refund`).map(({ body }) => body)).toEqual([{ orderId: ID }]);
  });

  test('a refund that is refused says why', async () => {
    const path = '/api/admin/subscriptions/user-2';
    await openAdmin(
      '/admin/subscriptions/user-2',
      {
        [path]: () => good(subscriber),
        [`${path}/refund`]: () => refused(409, 'refundTooLate', 'We can refund only the first payment.'),
      },
      'Ben',
    );
    await press(page.getByRole('button', { name: 'Refund $12.00' }));
    await press(page.getByRole('button', { name: 'Refund and end' }));
    await expect.element(page.getByText('We can refund only the first payment.')).toBeVisible();
  });

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

  test('a stopped account says why beside its refusals and in a list, and can issue again', async () => {
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
  });

  test('characters that nobody sees are spelled out in a refused name', async () => {
    const hidden = { ...refusal, name: 'ADP Inc', typed: 'A\u200bDP\u00ad \u2063Inc' };
    await openAdmin(
      '/admin/refusals',
      { '/api/admin/refusals/filter': () => rows(hidden) },
      'Typed as A[U+200B zero-width space]DP[U+00AD soft hyphen] [U+2063]Inc',
    );
    await expect.element(page.getByRole('heading', { name: 'ADP Inc' })).toBeVisible();
  });

  test('their tabs are one row on a phone, with that of the page in sight', async () => {
    await windowOf(360, 780);
    answerBilling({ [OVERVIEW]: () => good(COUNTS), '/api/admin/trail/filter': () => rows(entry) });
    await openAs({ ...USER, roles: { guest: true, admin: true } }, '/admin/trail');
    const tabs = page.getByRole('navigation', { name: 'Admin' });
    await expect.element(tabs.getByRole('link', { name: 'Trail' })).toBeInViewport();
    expect(tabs.element().clientHeight).toBeLessThan(70);
    const { right } = tabs.getByRole('link', { name: 'Trail' }).element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(360);
    await windowOf(1280, 900);
  });

  test('a message is listed, read as text and answered', async () => {
    const message: AdminMessage = {
      id: ID,
      at: AT,
      name: 'Ana <b>Kim</b>',
      email: 'ana@example.com',
      message: 'I can’t download.',
      decision: null,
    };
    await openAdmin('/admin/messages', { '/api/admin/messages/filter': () => rows(message) }, 'I can’t download.');
    await expect.element(page.getByRole('link', { name: 'Messages · 1' })).toBeVisible();
    const path = `/api/admin/messages/${ID}`;
    let decision: AdminMessage['decision'] = null;
    const calls = await openAdmin(
      `/admin/messages/${ID}`,
      {
        [path]: () => good({ ...message, decision }),
        [`${path}/close`]: () => {
          decision = { at: AT, by: 'root@example.com', answer: 'Try another browser.' };
          return good(undefined);
        },
      },
      'Ana <b>Kim</b>',
    );
    await fillAndLeave(page.getByLabelText('Answer to ana@example.com'), 'Try another browser.');
    await press(page.getByRole('button', { name: 'Send answer and close' }));
    await expect.element(page.getByRole('heading', { name: 'Closed' })).toHaveFocus();
    expect(to(calls, `${path}/close`).map(({ body }) => body)).toEqual([{ answer: 'Try another browser.' }]);
  });

  test('answers are listed by what didn’t help, and what was not known', async () => {
    const feedback = {
      id: '/faq#logo',
      helpful: 3,
      unhelpful: 12,
      notes: [{ at: AT, question: 'a logo?', note: 'Which size?' }],
    };
    await openAdmin(
      '/admin/answers',
      {
        '/api/admin/feedback/filter': () => good({ rows: [feedback], next: null }),
        '/api/admin/unanswered/filter': () => good({ rows: [{ id: ID, at: AT, question: 'Who won?' }], next: null }),
      },
      '“a logo?” Which size?',
    );
    await press(page.getByRole('radio', { name: 'Not known' }));
    await expect.element(page.getByText('Who won?')).toBeVisible();
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

  test('a failed job says why, and is run again', async () => {
    const path = `/api/admin/jobs/${ID}/retry`;
    const calls = await openAdmin(
      '/admin/jobs',
      { '/api/admin/jobs/filter': () => rows(job), [path]: () => good(undefined) },
      'Error ECONNREFUSED',
    );
    await press(page.getByRole('button', { name: /^Run again: Send an email/ }));
    await expect.element(page.getByText('Started. Reload the page to see how it went.')).toBeVisible();
    expect(to(calls, path)).toHaveLength(1);
  });

  test('email is listed by subject, and searched by address', async () => {
    const filter = '/api/admin/mail/filter';
    const calls = await openAdmin('/admin/mail', { [filter]: () => rows(mail) }, 'Your login link');
    await fillAndLeave(page.getByLabelText('Email address'), 'ben@example.com');
    await press(page.getByRole('button', { name: 'Search' }));
    await press(page.getByRole('radio', { name: 'In the queue' }));
    await expect.poll(() => to(calls, filter).at(-1)!.body).toEqual({ state: 'queued', email: 'ben@example.com' });
  });

  test('the trail says who did what, when and to whom', async () => {
    await openAdmin('/admin/trail', { '/api/admin/trail/filter': () => rows(entry) }, 'PW-2026-000001, $12.00');
    const link = page.getByRole('link', { name: 'Refunded' });
    await expect.element(link).toHaveAttribute('href', '/admin/subscriptions/user-2');
  });
});
