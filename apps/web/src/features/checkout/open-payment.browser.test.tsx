import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import {
  fillInCard,
  good,
  openAs,
  refused,
  TOKENIZE_TOKEN,
  TOKENIZER,
  to,
  useBilling,
  USER,
} from '../../testing/billing.ts';
import { press } from '../../testing/user-input.ts';
import { windowOf } from '../../testing/window.ts';
import {
  CREATE_ORDER,
  ORDER,
  SUBSCRIPTION,
  order,
  declined,
  noAnswer,
  answer,
  orderKeys,
  pay,
  heading,
} from './payment.fixture.ts';

/** Longer than a page waits before it asks for an order again. */
const ASKED_AGAIN_MS = 2_500;

/** Lets timers run in their own time, which a test puts forward. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
}

/** Waits until the page says that it is paid, without the seconds between its questions. */
async function untilPaid(): Promise<void> {
  const said = () => {
    vi.advanceTimersByTime(ASKED_AGAIN_MS);
    return heading().element().textContent;
  };
  await expect.poll(said).toBe('Paid. Paperwage Pro is on.');
}

beforeEach(async () => {
  await useBilling('sandbox');
});

describe('a payment that is not over', () => {
  test('sends a lost order again under its key, also after a reload', async () => {
    let isLost = true;
    const calls = answer({ [CREATE_ORDER]: () => (isLost ? noAnswer() : good(order('paid'))) });
    await openAs(USER, '/checkout');
    await fillInCard();
    await pay();
    await expect.poll(() => to(calls, CREATE_ORDER)).toHaveLength(1);
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    expect(kept).toContain('78702');
    expect(kept.replaceAll(' ', '')).not.toContain('4242424242');
    await openAs(USER, '/checkout');
    await expect.element(page.getByText('We’re still checking your payment.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    isLost = false;
    await expect.element(heading()).toHaveTextContent('Paid. Paperwage Pro is on.');
    expect(new Set(orderKeys()).size).toBe(1);
    expect(to(calls, TOKENIZER)).toHaveLength(1);
  });

  test('has no form while a payment made elsewhere is not settled, and shows how it came out', async () => {
    const outcomes = [order('pending'), order('paid')];
    const createdAt = new Date(2026, 10, 26, 20, 26).getTime();
    const calls = answer({
      [SUBSCRIPTION]: () => good({ openOrder: order('pending', { createdAt }) }),
      [ORDER]: () => good(outcomes.shift() ?? order('paid')),
    });
    stopTimers();
    await openAs(USER, '/checkout?plan=yearly');
    await expect.element(page.getByText('We’re still checking your payment of $12.00 from 8:26 PM.')).toBeVisible();
    await expect.element(page.getByLabelText('Card number')).not.toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await expectAccessible();
    await untilPaid();
    expect(to(calls, CREATE_ORDER)).toEqual([]);
  });

  test('has the way back to the bank in place of the form, with the focus, and takes another card', async () => {
    const waiting = order('authenticationNeeded', { authenticationUrl: '/bank' });
    answer({ [SUBSCRIPTION]: () => good({ openOrder: waiting }), [ORDER]: () => good(waiting) });
    await windowOf(360, 740);
    await openAs(USER, '/checkout');
    const box = page.getByText('Your bank wants you to confirm this payment.');
    await expect.element(box).toBeVisible();
    await expect.poll(() => document.activeElement?.contains(box.element())).toBe(true);
    expect(box.element().getBoundingClientRect().bottom).toBeLessThan(740);
    await expect.element(page.getByLabelText('Card number')).not.toBeVisible();
    await press(page.getByRole('button', { name: 'Use another card' }));
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
  });

  test('says that there is no connection when there is none', async () => {
    answer({ [TOKENIZE_TOKEN]: noAnswer });
    await openAs(USER, '/checkout');
    await fillInCard();
    await pay();
    await expect.element(page.getByRole('alert').getByText(/^We can’t reach the card processor\./)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Pay \$/ })).toHaveFocus();
  });

  test('sends no card anywhere while the server has not said where to', async () => {
    await useBilling('sticky', '0', '');
    const { fetch } = window;
    window.fetch = noAnswer;
    onTestFinished(() => void (window.fetch = fetch));
    const calls = answer();
    await openAs(USER, '/checkout');
    await fillInCard();
    await pay();
    await expect.element(page.getByRole('alert').getByText(/^We can’t reach the card processor\./)).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('tokenize_payment'))).toEqual([]);
    await expect.element(page.getByText('Test mode')).not.toBeInTheDocument();
  });

  test('asks for a pending order until it is known', async () => {
    const outcomes = [order('pending'), order('paid')];
    const calls = answer({
      [CREATE_ORDER]: () => good(order('pending')),
      [ORDER]: () => good(outcomes.shift() ?? order('paid')),
    });
    await openAs(USER, '/checkout');
    await fillInCard();
    stopTimers();
    await pay();
    await expect.element(page.getByText('Waiting for your bank.')).toBeVisible();
    await untilPaid();
    expect(to(calls, CREATE_ORDER)).toHaveLength(1);
  });
});

describe('the page after paying', () => {
  test('begins at its top, with the focus on the heading', async () => {
    answer();
    await windowOf(360, 740);
    await openAs(USER, '/checkout');
    await fillInCard();
    await pay();
    await expect.element(page.getByRole('heading', { name: 'Paid. Paperwage Pro is on.' })).toHaveFocus();
    expect(window.scrollY).toBe(0);
  });

  test.each([
    [declined, 'This payment didn’t go through', 'Your bank declined this card.'],
    [order('authenticationNeeded', { authenticationUrl: '/bank' }), 'Your bank wants you to confirm this payment', ''],
  ])('says how it came out', async (outcome, title, message) => {
    answer({ [ORDER]: () => good(outcome) });
    await openAs(USER, '/checkout/success?order=order-1');
    await expect.element(heading()).toHaveTextContent(title);
    if (message) await expect.element(page.getByText(message)).toBeVisible();
    await expectAccessible();
  });

  test.each([
    ['/checkout/success', 'There’s no order here'],
    ['/checkout/success?order=order-2', 'This order isn’t in your account'],
  ])('says where receipts are, and nothing of a failed payment, at %s', async (address, title) => {
    answer({ '/api/payments/orders/order-2': () => refused(404, 'orderUnknown', 'Not there.') });
    await openAs(USER, address);
    await expect.element(heading()).toHaveTextContent(title);
    await expect.element(page.getByText(/didn’t go through/)).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'See your receipts' }))
      .toHaveAttribute('href', '/user/account#subscription');
    await expectAccessible();
  });
});
