import type {
  AdminJob,
  AdminMail,
  AdminMessage,
  AdminOrder,
  AdminSubscriber,
  AdminTrailEntry,
} from '@paperwage/api-contract';
import { calendarDate } from '@paperwage/values';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { answerBilling, good, openAs, refused, to, useBilling, USER } from '../../testing/billing.ts';
import { fillAndLeave, press } from '../../testing/user-input.ts';
import { windowOf } from '../../testing/window.ts';
import { AT, COUNTS, ID, openAdmin, OVERVIEW, rows } from './admin-page.fixture.ts';

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
  paidThrough: calendarDate('2026-12-19'),
  renewsOn: calendarDate('2026-12-20'),
  refundableThrough: calendarDate('2026-12-04'),
  endedOn: null,
  refundableOrder: order,
  orders: [order],
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

beforeEach(async () => {
  await useBilling('sandbox');
});

describe('the admin pages', () => {
  test('the overview counts what waits', async () => {
    await openAdmin('/admin', {}, '1,234');
    await expect.element(page.getByRole('link', { name: 'Open reports' })).toHaveAttribute('href', '/admin/reports');
  });

  test(
    'orders are searched, shown a page at a time, and explained where there are none',
    { tags: ['release'] },
    async () => {
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
    },
  );

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

  test('a subscription is refunded in two clicks, once', { tags: ['release'] }, async () => {
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

  test('a refund that is refused says why', { tags: ['release'] }, async () => {
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

  test('their tabs are one row on a phone, with that of the page in sight', { tags: ['release'] }, async () => {
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

  test('answers are listed by what didn’t help, and what was not known', { tags: ['release'] }, async () => {
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

  test('the trail says who did what, when and to whom', { tags: ['release'] }, async () => {
    await openAdmin('/admin/trail', { '/api/admin/trail/filter': () => rows(entry) }, 'PW-2026-000001, $12.00');
    const link = page.getByRole('link', { name: 'Refunded' });
    await expect.element(link).toHaveAttribute('href', '/admin/subscriptions/user-2');
  });
});
