import type { Order, SiteConfig, SubscriptionDetails, User } from '@paperwage/api-contract';
import { IDEMPOTENCY_HEADER } from '@paperwage/api-contract';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setAuth, VISITOR } from '../../identity/auth-state.ts';
import { loadSiteConfig } from '../../shell/site-config.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import type { Call } from '../../testing/calls.ts';
import { answerCalls } from '../../testing/calls.ts';
import { expectToFit, fill, fillAndLeave, openPage, press, storedText, windowOf } from '../../testing/page.tsx';

const TOKEN = '/api/payments/auth-tokenize-token';
const TOKENIZER = '/api/sandbox-cards/v2/tokenize_payment';
const CREATE_ORDER = '/api/payments/create-order';
const ORDER = '/api/payments/orders/order-1';
const SUBSCRIPTION = '/api/payments/subscription';

const USER: User = {
  id: 'user-1',
  email: 'dana@example.com',
  isValidEmail: true,
  firstName: 'Dana',
  lastName: 'Reyes',
  roles: { guest: true },
} as unknown as User;

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

const good = (data: unknown) => Response.json({ ok: true, data });
const refused = (status: number, code: string, message: string) =>
  Response.json({ ok: false, error: { code, message, issues: [] } }, { status });
const tokenized = () => Response.json({ status: 'SUCCESS', data: { token: 'card-token' } });
const noAnswer = () => Promise.reject<Response>(new TypeError('no answer'));

type Answers = Readonly<Record<string, (call: Call) => Response | Promise<Response>>>;

async function newChallenge(): Promise<Response> {
  const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };
  return good(await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 5, deriveKey, ...secrets }));
}

/** Answers the calls of a payment that succeeds, but for those given. */
function answer(answers: Answers = {}): readonly Call[] {
  const all: Answers = {
    '/api/app-check-challenge': newChallenge,
    [TOKEN]: () => good({ token: 'bearer' }),
    [TOKENIZER]: tokenized,
    [CREATE_ORDER]: () => good(order('paid')),
    [ORDER]: () => good(order('paid')),
    ...answers,
  };
  return answerCalls((call) => all[call.path]?.(call) ?? refused(404, 'callUnknown', 'Not answered in this test.'));
}

const to = (calls: readonly Call[], path: string) => calls.filter((call) => call.path === path);

/** The keys under which orders were sent. */
function orderKeys(): (string | undefined)[] {
  return vi
    .mocked(window.fetch)
    .mock.calls.filter(([input]) => input === CREATE_ORDER)
    .map(([, init]) => (init?.headers as Record<string, string>)[IDEMPOTENCY_HEADER]);
}

async function useBilling(mode: SiteConfig['billing']['mode'], salesTaxPercent = '0'): Promise<void> {
  const billing = { mode, salesTaxPercent, tokenizerUrl: `${location.origin}/api/sandbox-cards`, publishableKey: '' };
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ billing })));
  await loadSiteConfig();
  fetching.mockRestore();
}

/** Opens a page as somebody who is logged in. */
async function openAs(user: User, address: string, isActive = false): Promise<void> {
  const opening = openPage(address);
  setAuth({
    ...VISITOR,
    user,
    isLoggedIn: true,
    subscription: { isActive, subscriptionType: isActive ? 'monthly' : null },
  });
  await opening;
}

async function fillIn(cardNumber = '4242424242424242'): Promise<void> {
  await fillAndLeave(page.getByLabelText('Card number'), cardNumber);
  await fillAndLeave(page.getByLabelText('Expires, MM/YY'), '0829');
  await fillAndLeave(page.getByLabelText('Security code'), '123');
  await fillAndLeave(page.getByLabelText('ZIP code'), '78702');
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
    await fillIn();
    await expect.element(page.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect.element(page.getByLabelText('Expires, MM/YY')).toHaveValue('08/29');
    await pay();
    await expect.element(heading()).toHaveTextContent('Paid. Paperwage Pro is on.');
    expect(location.pathname + location.search).toBe('/checkout/success?order=order-1');
    const sequence = [TOKEN, TOKENIZER, CREATE_ORDER];
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
    await fillIn('9999 9999 9999 9999');
    await pay();
    await expect.element(page.css('#checkout-cardNumber-message')).toHaveTextContent(/^Credit card brand not found$/);
    await expect.element(page.getByLabelText('Card number')).toHaveFocus();
    await expectAccessible();
    expect(to(calls, TOKEN)).toEqual([]);
  });

  test.each([
    ['no token', () => good({ token: '' })],
    ['a refusal', () => refused(503, 'overloaded', 'We’re very busy right now.')],
  ])('says “Payment token not found” above the button after %s', async (_, answered) => {
    const calls = answer({ [TOKEN]: answered });
    await openAs(USER, '/checkout');
    await fillIn();
    await pay();
    await expect.element(page.getByRole('alert').getByText('Payment token not found')).toBeVisible();
    expect(to(calls, TOKENIZER)).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Pay $12.00' })).toBeEnabled();
  });

  test('says at its field that a card is declined; entries stay, the security code is asked again', async () => {
    const calls = answer({ [CREATE_ORDER]: () => good(declined) });
    await openAs(USER, '/checkout');
    await fillIn();
    await pay();
    await expect.element(page.css('#checkout-cardNumber-message')).toHaveTextContent('Your bank declined this card.');
    await expect.element(page.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect.element(page.getByLabelText('ZIP code')).toHaveValue('78702');
    await expect.element(page.getByLabelText('Security code')).toHaveValue('');
    await expect.element(page.getByLabelText('Security code')).toHaveFocus();
    await fill(page.getByLabelText('Security code'), '456');
    await pay();
    await expect.poll(() => to(calls, CREATE_ORDER)).toHaveLength(2);
    expect(new Set(orderKeys()).size).toBe(2);
  });

  test('says at its field what the tokenizing service refuses', async () => {
    answer({ [TOKENIZER]: () => refused(422, 'testCardUnknown', 'This isn’t a test card.') });
    await openAs(USER, '/checkout');
    await fillIn();
    await pay();
    await expect.element(page.css('#checkout-cardNumber-message')).toHaveTextContent('This isn’t a test card.');
  });

  test('sends one order however often the button is pressed, and can’t be changed meanwhile', async () => {
    let release: (response: Response) => void = () => undefined;
    const calls = answer({ [CREATE_ORDER]: () => new Promise<Response>((resolve) => (release = resolve)) });
    await openAs(USER, '/checkout');
    await fillIn();
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
    await fillIn();
    await pay();
    await expect.poll(() => to(calls, CREATE_ORDER)).toHaveLength(1);
    await openAs(USER, '/checkout');
    await expect.element(page.getByRole('button', { name: 'Paying $12.00' })).toBeVisible();
    isLost = false;
    await expect.element(heading()).toHaveTextContent('Paid. Paperwage Pro is on.');
    expect(new Set(orderKeys()).size).toBe(1);
    expect(to(calls, TOKENIZER)).toHaveLength(1);
  });

  test('asks for a pending order until it is known', async () => {
    const outcomes = [order('pending'), order('paid')];
    const calls = answer({
      [CREATE_ORDER]: () => good(order('pending')),
      [ORDER]: () => good(outcomes.shift() ?? order('paid')),
    });
    await openAs(USER, '/checkout');
    await fillIn();
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
});

describe('pricing', () => {
  test('shows both plans with what they cost, and the price at the foot once the plans are gone', async () => {
    await openPage('/pricing');
    await expect.element(page.getByRole('img', { name: 'Pay stub, with the SAMPLE mark' }).first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Get Pro for $12.00 a month' }).first()).toBeVisible();
    await press(page.getByRole('radio', { name: /^Yearly \$96\.00, save \$48\.00/ }));
    const links = page.getByRole('link', { name: /^Get Pro/ });
    await expect.element(links.first()).toHaveAttribute('href', '/checkout?plan=yearly');
    expect(links.elements()).toHaveLength(1);
    page.getByText('Five things to ask before you pay').element().scrollIntoView();
    await expect.poll(() => links.elements()).toHaveLength(2);
    await expect.element(page.getByText('Test mode', { exact: true })).toBeVisible();
  });

  test('has no price where there are no plans', async () => {
    await useBilling('off');
    await openPage('/pricing');
    await expect.element(heading()).toHaveTextContent('Everything is included');
    await expect.element(page.getByRole('main')).not.toHaveTextContent('$');
    await expectAccessible();
  });
});

describe('the subscription in the account', () => {
  const active: SubscriptionDetails = {
    status: 'active',
    plan: 'monthly',
    nextPlan: 'monthly',
    paidThrough: '2027-01-22',
    renewsOn: '2027-01-23',
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
      dueOn: '2027-01-23',
      retriesOn: ['2027-01-26', '2027-01-30'],
      endsOn: '2027-02-02',
      decline: { code: 'cardDeclined', path: 'cardNumber', message: 'The bank declined this card.' },
    },
  };
  const section = () => page.getByRole('region', { name: 'Subscription' });

  test('is canceled in one click and resumed, said in place, with the focus on the heading', async () => {
    const canceled = { ...active, status: 'canceled' };
    answer({
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
    await expect.element(section().getByRole('heading', { name: 'Paperwage Pro goes on' })).toHaveFocus();
    await expect.element(section().getByText('Nothing is charged today.')).toBeVisible();
  });

  test('changes the plan from the next renewal on', async () => {
    const calls = answer({
      [SUBSCRIPTION]: () => good(active),
      '/api/payments/change-plan': () => good({ ...active, nextPlan: 'yearly', renewalCents: 9600 }),
    });
    await openAs(USER, '/user/account');
    await press(section().getByRole('button', { name: 'Change from Jan 23, 2027' }));
    await expect.element(section().getByText('Renews on Jan 23, 2027 for $96.00')).toBeVisible();
    expect(to(calls, '/api/payments/change-plan')[0]!.body).toEqual({ plan: 'yearly' });
  });

  test('past due says the dates and the end, and another card pays', async () => {
    const calls = answer({
      [SUBSCRIPTION]: () => good(pastDue),
      '/api/payments/replace-card': () => good(active),
    });
    await openAs(USER, '/user/account');
    await expect.element(section().getByText('The $12.00 due Jan 23, 2027 wasn’t paid')).toBeVisible();
    await expect.element(section().getByText('Pro stays on until Feb 2, 2027.')).toBeVisible();
    await expect.element(section()).toHaveTextContent('We try the card again on Jan 26, 2027 and Jan 30, 2027.');
    await press(section().getByRole('button', { name: 'Pay $12.00 with another card' }));
    await fillIn();
    await press(section().getByRole('button', { name: 'Pay $12.00', exact: true }));
    await expect.element(section().getByText('We use the new card from now on.')).toBeVisible();
    expect(to(calls, '/api/payments/replace-card')[0]!.body).toEqual({ paymentToken: 'card-token' });
  });

  test('is not there where there are no plans', async () => {
    answer();
    await useBilling('off');
    onTestFinished(() => useBilling('sandbox'));
    await openAs(USER, '/user/account');
    await expect.element(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
    await expect.element(section()).not.toBeInTheDocument();
  });
});
