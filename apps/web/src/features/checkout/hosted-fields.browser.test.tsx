import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Stripe, StripeChange, StripeFieldName } from '../../billing/stripe.ts';
import { openAs, to, useBilling, USER } from '../../testing/billing.ts';
import { fillAndLeave, press } from '../../testing/user-input.ts';
import { answer, CREATE_ORDER, heading, pay } from './payment.fixture.ts';

type Token = Awaited<ReturnType<Stripe['createPaymentMethod']>>;

/** Stands for Stripe.js, which can't be fetched here: fields that say they were filled in, and tokens in turn. */
function standInForStripe({ loads, tokens }: { readonly loads: boolean[]; readonly tokens: Token[] }) {
  const onChange = new Map<StripeFieldName, (change: StripeChange) => void>();
  const mounted: StripeFieldName[] = [];
  const cleared: StripeFieldName[] = [];
  const asked: object[] = [];
  const create = (name: StripeFieldName) => ({
    mount: () => void mounted.push(name),
    destroy: () => undefined,
    focus: () => undefined,
    clear: () => void cleared.push(name),
    on: (event: string, listener: (change: StripeChange) => void) =>
      void (event === 'change' && onChange.set(name, listener)),
  });
  window.Stripe = () => ({
    elements: () => ({ create }),
    createPaymentMethod: (method) => {
      asked.push(method.billing_details);
      return Promise.resolve(tokens.shift()!);
    },
  });
  const append = document.head.append.bind(document.head);
  const sources: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) return append(...nodes);
    sources.push(script.src);
    setTimeout(() => (loads.shift() ? script.onload?.(new Event('load')) : script.onerror?.(new Event('error'))));
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    delete window.Stripe;
  });
  const tell = (change: StripeChange) => onChange.forEach((listener) => listener(change));
  return { sources, mounted, cleared, asked, tell };
}

beforeEach(async () => {
  await useBilling('stripe');
});

test('the hosted fields of Stripe are filled in, refused at their field, and pay with a token alone', async () => {
  const declinedByCode = { type: 'card_error', code: 'incorrect_cvc', message: 'Your security code is incorrect.' };
  const tokens = [{ error: declinedByCode }, { error: { type: 'api_error' } }, { paymentMethod: { id: 'pm_1' } }];
  const stripe = standInForStripe({ loads: [false, true], tokens });
  const calls = answer();
  await openAs(USER, '/checkout');
  await expect.element(page.getByText(/^We couldn’t reach Stripe, which takes the card\./).first()).toBeVisible();
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => stripe.mounted).toEqual(['cardNumber', 'cardExpiry', 'cardCvc']);
  expect(new Set(stripe.sources)).toEqual(new Set(['https://js.stripe.com/endive/stripe.js']));
  await fillAndLeave(page.getByLabelText('ZIP code'), '78702');

  await pay();
  await expect.element(page.getByText('Enter the card number.')).toBeVisible();
  stripe.tell({ empty: false, complete: false, error: { message: 'Your card number is incomplete.' } });
  await expect.element(page.getByText('Your card number is incomplete.').first()).toBeVisible();
  expect(stripe.asked).toEqual([]);

  stripe.tell({ empty: false, complete: true });
  await pay();
  await expect.element(page.css('#checkout-cvc-message')).toHaveTextContent('Your security code is incorrect.');
  expect(stripe.cleared).toEqual(['cardCvc']);

  stripe.tell({ empty: false, complete: true });
  await pay();
  await expect.element(page.getByText(/^We couldn’t reach Stripe, which takes the card\./).first()).toBeVisible();
  expect(to(calls, CREATE_ORDER)).toEqual([]);

  await pay();
  await expect.element(heading()).toHaveTextContent('Paid. Paperwage Pro is on.');
  expect(to(calls, CREATE_ORDER).map(({ body }) => body)).toMatchObject([{ paymentToken: 'pm_1' }]);
  expect(stripe.asked.at(-1)).toMatchObject({ address: { postal_code: '78702' } });
});
