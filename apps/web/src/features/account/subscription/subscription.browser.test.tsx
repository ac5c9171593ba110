import type { SubscriptionDetails } from '@paperwage/api-contract';
import { calendarDate } from '@paperwage/values';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerBilling, fillInCard, good, openAs, to, useBilling, USER } from '../../../testing/billing.ts';
import { press } from '../../../testing/user-input.ts';

const SUBSCRIPTION = '/api/payments/subscription';

beforeEach(async () => {
  await useBilling('sandbox');
});

describe('the subscription in the account', () => {
  const active: SubscriptionDetails = {
    status: 'active',
    plan: 'monthly',
    nextPlan: 'monthly',
    paidThrough: calendarDate('2027-01-22'),
    renewsOn: calendarDate('2027-01-23'),
    renewalCents: 1200,
    card: { brand: 'Visa', last4: '4242', expires: '08/29' },
    pastDue: null,
    refundableThrough: null,
  };
  const pastDue: SubscriptionDetails = {
    ...active,
    status: 'pastDue',
    renewsOn: null,
    renewalCents: null,
    pastDue: {
      amountCents: 1200,
      dueOn: calendarDate('2027-01-23'),
      retriesOn: [calendarDate('2027-01-26'), calendarDate('2027-01-30')],
      endsOn: calendarDate('2027-02-02'),
      decline: { code: 'cardDeclined', path: 'cardNumber', message: 'The bank declined this card.' },
    },
  };
  const section = () => page.getByRole('region', { name: 'Subscription' });

  test('is canceled in one click and resumed, said in place, with the focus on the heading', async () => {
    const canceled = { ...active, status: 'canceled' };
    answerBilling({
      [SUBSCRIPTION]: () => good(active),
      '/api/stop-subscription': () => good(canceled),
      '/api/payments/resume-subscription': () => good(active),
    });
    await openAs(USER, '/user/account');
    await expect.element(section().getByText('Stays on through Jan 22, 2027')).toBeVisible();
    await press(section().getByRole('button', { name: 'Cancel Pro' }));
    const said = section().getByRole('heading', { name: 'Paperwage Pro is canceled' });
    await expect.element(said).toHaveFocus();
    await expect.element(section().getByText('From Jan 23, 2027, new downloads say SAMPLE.')).toBeVisible();
    await press(section().getByRole('button', { name: 'Resume Pro' }));
    await expect.element(section().getByRole('heading', { name: 'Paperwage Pro is back on' })).toHaveFocus();
    await expect.element(section().getByText('Nothing is charged today.')).toBeVisible();
  });

  test('shows a payment that is not settled, in place of the offer to pay', async () => {
    const openOrder = {
      id: 'order-1',
      status: 'pending',
      totalCents: 1299,
      createdAt: new Date(2026, 10, 26, 9).getTime(),
    };
    answerBilling({ [SUBSCRIPTION]: () => good({ ...active, status: 'none', openOrder }) });
    await openAs(USER, '/user/account');
    const title = 'We’re still checking your payment of $12.99 from 9:00 AM';
    await expect.element(section().getByRole('heading', { name: title })).toBeVisible();
    await expect
      .element(section().getByRole('link', { name: 'See this payment' }))
      .toHaveAttribute('href', '/checkout/success?order=order-1');
    await expect.element(section().getByRole('link', { name: 'See what Pro adds' })).not.toBeInTheDocument();
  });

  test('changes the plan from the next renewal on', async () => {
    const calls = answerBilling({
      [SUBSCRIPTION]: () => good(active),
      '/api/payments/change-plan': () => good({ ...active, nextPlan: 'yearly', renewalCents: 9600 }),
    });
    await openAs(USER, '/user/account');
    await press(section().getByRole('button', { name: 'Change from Jan 23, 2027' }));
    await expect.element(section().getByText('Renews on Jan 23, 2027 for $96.00')).toBeVisible();
    expect(to(calls, '/api/payments/change-plan')[0]!.body).toEqual({ plan: 'yearly' });
  });

  test('past due says the dates and the end, and another card pays', async () => {
    let isRefused = true;
    const message = 'This card doesn’t have enough money on it.';
    const issues = [{ path: 'cardNumber', code: 'insufficientFunds', message }];
    const calls = answerBilling({
      [SUBSCRIPTION]: () => good(pastDue),
      '/api/payments/replace-card': () =>
        isRefused
          ? Response.json({ ok: false, error: { code: 'cardRefused', message, issues } }, { status: 422 })
          : good(active),
    });
    await openAs(USER, '/user/account');
    await expect.element(section().getByText('The $12.00 due Jan 23, 2027 wasn’t paid')).toBeVisible();
    await expect.element(section().getByText('Pro stays on until Feb 2, 2027.')).toBeVisible();
    await expect
      .element(section())
      .toHaveTextContent(
        'Visa ending in 4242 was declined. Pro stays on until Feb 2, 2027. We try the card again on Jan 26 and Jan 30.',
      );
    await press(section().getByRole('button', { name: 'Pay $12.00 with another card' }));
    await fillInCard();
    await press(section().getByRole('button', { name: 'Pay $12.00', exact: true }));
    const number = section().getByLabelText('Card number');
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');
    await expect.element(section().getByLabelText('Security code')).toHaveFocus();
    isRefused = false;
    await fillInCard();
    await press(section().getByRole('button', { name: 'Pay $12.00', exact: true }));
    await expect.element(section().getByText('Paid with the new card. The receipt is below.')).toBeVisible();
    expect(to(calls, '/api/payments/replace-card')[0]!.body).toEqual({ paymentToken: 'card-token' });
  });

  test('ends with the account, which says so to those who have one', async () => {
    answerBilling({ [SUBSCRIPTION]: () => good(active) });
    const deletion = page.getByRole('region', { name: 'Delete account' });
    await openAs(USER, '/user/account', true);
    await expect
      .element(deletion)
      .toHaveTextContent('Paperwage Pro ends right away, along with the days you paid for.');
    await expect.element(deletion.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
    await openAs(USER, '/user/account');
    await expect.element(deletion).toBeVisible();
    await expect.element(deletion).not.toHaveTextContent('Paperwage Pro ends');
  });

  test('is not there where there are no plans', async () => {
    answerBilling();
    await useBilling('off');
    onTestFinished(() => useBilling('sandbox'));
    await openAs(USER, '/user/account');
    await expect.element(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
    await expect.element(section()).not.toBeInTheDocument();
  });
});
