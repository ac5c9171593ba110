import { beforeEach, describe, expect, test } from 'vitest';
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
import { storedText } from '../../testing/read-page.ts';
import { fill, press } from '../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';
import { CREATE_ORDER, order, declined, answer, orderKeys, pay, heading } from './payment.fixture.ts';

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
    await expect.element(page.getByLabelText('Security code')).toHaveFocus();
    await fill(page.getByLabelText('Security code'), '456');
    await fill(page.getByLabelText('Name on the receipt (optional)'), 'Cascade Timber Works LLC');
    await pay();
    await expect.poll(() => to(calls, CREATE_ORDER)).toHaveLength(2);
    expect(new Set(orderKeys()).size).toBe(2);
    expect(to(calls, CREATE_ORDER)[1]!.body).toMatchObject({ receiptName: 'Cascade Timber Works LLC' });
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

  test('says to an account that was stopped why, in place of the form', async () => {
    answer();
    const issuingStopped = 'We stopped this account from issuing documents on November 20, 2026.';
    await openAs({ ...USER, issuingStopped }, '/checkout');
    await expect.element(page.getByText(issuingStopped)).toBeVisible();
    await expect.element(page.getByLabelText('Card number')).not.toBeInTheDocument();
    await openAs({ ...USER, issuingStopped }, '/user/account');
    await expect.element(page.getByText(issuingStopped)).toBeVisible();
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
