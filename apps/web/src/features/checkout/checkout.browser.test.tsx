import type { Order } from '@paperwage/api-contract';
import { IDEMPOTENCY_HEADER } from '@paperwage/api-contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import type { Answers } from '../../testing/billing.ts';
import {
  answerBilling,
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
import type { Call } from '../../testing/calls.ts';
import { expectToFit, fill, press, storedText, windowOf } from '../../testing/page.tsx';

const CREATE_ORDER = '/api/payments/create-order';
const ORDER = '/api/payments/orders/order-1';
const SUBSCRIPTION = '/api/payments/subscription';

const order = (status: Order['status'], more: Partial<Order> = {}): Order => ({
  id: 'order-1',
  status,
  plan: 'monthly',
  priceCents: 1200,
  taxCents: 0,
  totalCents: 1200,
  createdAt: 0,
  authenticationUrl: null,
  decline: null,
  receiptNumber: status === 'paid' ? 'PW-2026-000001' : null,
  renewsOn: status === 'paid' ? '2026-12-23' : null,
  ...more,
});
const declined = order('declined', {
  decline: { code: 'cardDeclined', path: 'cardNumber', message: 'Your bank declined this card.' },
});

const noAnswer = () => Promise.reject<Response>(new TypeError('no answer'));

/** Answers the calls of a payment that succeeds, but for those given. */
function answer(answers: Answers = {}): readonly Call[] {
  return answerBilling({
    [CREATE_ORDER]: () => good(order('paid')),
    [ORDER]: () => good(order('paid')),
    ...answers,
  });
}

/** The keys under which orders were sent. */
function orderKeys(): (string | undefined)[] {
  return vi
    .mocked(window.fetch)
    .mock.calls.filter(([input]) => input === CREATE_ORDER)
    .map(([, init]) => (init?.headers as Record<string, string>)[IDEMPOTENCY_HEADER]);
}

const pay = () => press(page.getByRole('button', { name: 'Pay $12.00' }));
const heading = () => page.getByRole('heading', { level: 1 });

beforeEach(async () => {
  await useBilling('sandbox');
});

describe('checkout', () => {
  test('says what is paid when, and sends the card to the tokenizing service alone', async () => {
    const calls = answer();
    await openAs(USER, '/checkout?plan=monthly');
    await expect.element(page.getByText('Test mode. No money moves.')).toBeVisible();
    await expect.element(page.getByText(/^\$12\.00 today, then \$12\.00/)).toBeVisible();
    await fillInCard();
    await expect.element(page.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect.element(page.getByLabelText('Expires, MM/YY')).toHaveValue('08/29');
    await pay();
    await expect.element(heading()).toHaveTextContent('Paid. Paperwage Pro is on.');
    expect(location.pathname + location.search).toBe('/checkout/success?order=order-1');
    const sequence = [TOKENIZE_TOKEN, TOKENIZER, CREATE_ORDER];
    expect(calls.map(({ path }) => path).filter((path) => sequence.includes(path))).toEqual(sequence);
    expect(to(calls, TOKENIZER)[0]!.body).toEqual({
      card_number: '4242424242424242',
      cvv: '123',
      expiry: '08-2029',
      brand: 'visa',
    });
    const { appCheckToken, ...body } = to(calls, CREATE_ORDER)[0]!.body as Record<string, unknown>;
    expect(appCheckToken).toEqual(expect.any(String));
    expect(body).toEqual({
      plan: 'monthly',
      firstName: 'Dana',
      lastName: 'Reyes',
      zip: '78702',
      email: 'dana@example.com',
      paymentToken: 'card-token',
    });
    expect(storedText()).not.toMatch(/4242/);
  });

  test('knows the brand while it is typed, and says when there is none', async () => {
    const calls = answer();
    await openAs(USER, '/checkout');
    await fill(page.getByLabelText('Card number'), '37');
    await expect.element(page.getByText('American Express')).toBeVisible();
    await expect.element(page.getByText('4 digits on the front')).toBeVisible();
    await fillInCard('9999 9999 9999 9999');
    await pay();
    await expect.element(page.css('#checkout-cardNumber-message')).toHaveTextContent(/^Credit card brand not found$/);
    await expect.element(page.getByLabelText('Card number')).toHaveFocus();
    await expectAccessible();
    expect(to(calls, TOKENIZE_TOKEN)).toEqual([]);
  });

  test.each([
    ['no token', () => good({ token: '' })],
    ['a refusal', () => refused(503, 'overloaded', 'We’re very busy right now.')],
  ])('says “Payment token not found” above the button after %s', async (_, answered) => {
    const calls = answer({ [TOKENIZE_TOKEN]: answered });
    await openAs(USER, '/checkout');
    await fillInCard();
    await pay();
    await expect.element(page.getByRole('alert').getByText('Payment token not found')).toBeVisible();
    expect(to(calls, TOKENIZER)).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Pay $12.00' })).toBeEnabled();
  });

  test('says at its field that a card is declined; entries stay, the security code is asked again', async () => {
    const calls = answer({ [CREATE_ORDER]: () => good(declined) });
    await openAs(USER, '/checkout');
    await fillInCard();
    await pay();
    await expect.element(page.css('#checkout-cardNumber-message')).toHaveTextContent('Your bank declined this card.');
    await expect.element(page.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect.element(page.getByLabelText('ZIP code')).toHaveValue('78702');
    await expect.element(page.getByLabelText('Security code')).toHaveValue('');
    await expect.element(page.getByLabelText('Card number')).toHaveFocus();
    await fill(page.getByLabelText('Security code'), '456');
    await pay();
    await expect.poll(() => to(calls, CREATE_ORDER)).toHaveLength(2);
    expect(new Set(orderKeys()).size).toBe(2);
  });

  test('says at its field what the tokenizing service refuses', async () => {
    answer({ [TOKENIZER]: () => refused(422, 'testCardUnknown', 'This isn’t a test card.') });
    await openAs(USER, '/checkout');
    await fillInCard();
    await pay();
    await expect.element(page.css('#checkout-cardNumber-message')).toHaveTextContent('This isn’t a test card.');
  });

  test('sends one order however often the button is pressed, and can’t be changed meanwhile', async () => {
    let release: (response: Response) => void = () => undefined;
    const calls = answer({ [CREATE_ORDER]: () => new Promise<Response>((resolve) => (release = resolve)) });
    await openAs(USER, '/checkout');
    await fillInCard();
    const button = page.getByRole('button', { name: 'Pay $12.00' }).element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.poll(() => to(calls, CREATE_ORDER)).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: 'Paying $12.00' })).toBeDisabled();
    await expect.element(page.getByLabelText('Card number')).toBeDisabled();
    expect(storedText()).not.toMatch(/4242/);
    release(good(order('paid')));
    await expect.element(heading()).toHaveTextContent('Paid. Paperwage Pro is on.');
    expect(to(calls, CREATE_ORDER)).toHaveLength(1);
  });

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
    await openAs(USER, '/checkout?plan=yearly');
    await expect.element(page.getByText('We’re still checking your payment of $12.00 from 8:26 PM.')).toBeVisible();
    await expect.element(page.getByLabelText('Card number')).not.toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await expectAccessible();
    await expect.element(heading()).toHaveTextContent('Paid. Paperwage Pro is on.');
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
  });

  test('asks for a pending order until it is known', async () => {
    const outcomes = [order('pending'), order('paid')];
    const calls = answer({
      [CREATE_ORDER]: () => good(order('pending')),
      [ORDER]: () => good(outcomes.shift() ?? order('paid')),
    });
    await openAs(USER, '/checkout');
    await fillInCard();
    await pay();
    await expect.element(page.getByText('Waiting for your bank.')).toBeVisible();
    await expect.element(heading()).toHaveTextContent('Paid. Paperwage Pro is on.');
    expect(to(calls, CREATE_ORDER)).toHaveLength(1);
  });

  test('has nothing to pay for who has paid, and where there are no plans', async () => {
    answer();
    await openAs(USER, '/checkout', true);
    await expect.element(heading()).toHaveTextContent('You have Paperwage Pro');
    await useBilling('off');
    await openAs(USER, '/checkout');
    await expect.element(heading()).toHaveTextContent('There’s nothing to pay');
    await expect.element(page.getByText('Test mode')).not.toBeInTheDocument();
  });

  test('shows sales tax, and no test mode where money moves', async () => {
    answer();
    await useBilling('sticky', '8.25');
    await openAs(USER, '/checkout?plan=yearly');
    await expect.element(page.getByText('Sales tax, 8.25%')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pay $103.92' })).toBeVisible();
    await expect.element(page.getByText('Test mode')).not.toBeInTheDocument();
  });

  test('says beside the button what comes back, what a year saves and which terms hold, and has no menu', async () => {
    answer();
    await openAs(USER, '/checkout?plan=monthly');
    const terms = page.css('form').getByText(/^Paying yearly saves \$48\.00 a year\. Ask within 14 days /);
    await expect.element(terms).toBeVisible();
    await expect.element(terms.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', '/terms');
    await press(page.getByRole('radio', { name: 'Yearly $96.00, save $48.00' }));
    await expect.element(page.getByText(/^You save \$48\.00 a year over paying monthly\./)).toBeVisible();
    const header = page.getByRole('banner');
    await expect.element(header.getByText('dana@example.com')).toBeVisible();
    await expect.element(header.getByRole('link', { name: 'Back to Pricing' })).toHaveAttribute('href', '/pricing');
    await expect.element(header.getByRole('link', { name: 'Blog' })).not.toBeInTheDocument();
  });

  test('is accessible and fits a phone', async () => {
    answer();
    await windowOf(360, 800);
    await openAs(USER, '/checkout');
    await expect.element(page.getByRole('button', { name: 'Pay $12.00' })).toBeVisible();
    await expectToFit();
    await expectAccessible();
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
