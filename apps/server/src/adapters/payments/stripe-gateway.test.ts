import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentPeer } from '../../fixtures/payment-contract.ts';
import { maySend, paymentContract } from '../../fixtures/payment-contract.ts';
import { startStripeServer } from '../../fixtures/stripe-server.ts';
import { newId } from '../../ids.ts';
import { stripeGateway } from './stripe-gateway.ts';

const WEBHOOK_SECRET = 'whsec_local';
const clock = { nowMs: () => Date.now() };

type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

const gatewayAt = ({ secretKey, at }: StripeServer, nowMs = clock.nowMs) =>
  stripeGateway({
    keys: { secretKey, publishableKey: 'pk_test_local', webhookSecret: WEBHOOK_SECRET },
    clock: { nowMs },
    at,
  });

/** As Stripe signs; its own library makes the header. */
const signed = (payload: string, secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000)) => ({
  body: Buffer.from(payload),
  headers: { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) },
});

paymentContract('Stripe', async (): Promise<PaymentPeer> => {
  const server = await startStripeServer();
  const gateway = gatewayAt(server);
  return {
    gateway,
    ...clock,
    tokenize: async (outcome) => server.confirmCardSetup(await gateway.createTokenizeToken(), outcome),
    moved(orderId) {
      const count = (what: string) => server.moved.filter((one) => one.what === what && one.orderId === orderId).length;
      return Promise.resolve({ charges: count('charge'), refunds: count('refund') });
    },
    answerBank: (url, isApproved) => Promise.resolve(server.answerBank(url, isApproved)),
    eventsOf: (orderId) => Promise.resolve([signed(server.eventOf(orderId))]),
    close: server.stop,
  };
});

describe('Stripe', () => {
  let server: StripeServer;
  beforeAll(async () => void (server = await startStripeServer()));
  afterAll(() => server.stop());
  const holder = { firstName: 'Ana', lastName: 'Ortiz', zip: '78702', email: 'ana@example.com' };
  const charged = async (orderId: string) => {
    const gateway = gatewayAt(server);
    const paymentToken = server.confirmCardSetup(await gateway.createTokenizeToken(), 'paid')!;
    const returnUrl = 'https://pay.example.com/checkout/success';
    const source = { kind: 'token', paymentToken, holder, returnUrl } as const;
    const charge = { orderId, amountCents: 9600, description: 'Paperwage Pro, yearly', source };
    return gateway.charge({ ...charge, claimSending: maySend });
  };

  it('takes the amount of the order, from a customer with its name', async () => {
    const orderId = newId(Date.now());
    expect(await charged(orderId)).toMatchObject({ status: 'paid' });
    expect(server.moved).toContainEqual({ what: 'charge', orderId, amount: 9600 });
    const customer = server.requests.find((line) => line.startsWith('POST /v1/customers '))!;
    expect(new URLSearchParams(customer.split(' ')[2]).get('name')).toBe('Ana Ortiz');
  });

  it('finds an order by a search once its idempotency key may be forgotten', async () => {
    const orderId = newId(Date.now());
    const outcome = await charged(orderId);
    const tomorrow = gatewayAt(server, () => Date.now() + 86_400_000);
    const before = server.requests.length;
    expect(await tomorrow.lookUp(orderId)).toEqual(outcome);
    const asked = server.requests.slice(before);
    expect(asked[0]).toContain('/v1/payment_intents/search');
    expect(asked.filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  it('lets a page talk to its fields, and to nobody else', () => {
    const { tokenizerUrl, publishableKey, browserOrigins } = gatewayAt(server);
    expect({ tokenizerUrl, publishableKey }).toEqual({ tokenizerUrl: '', publishableKey: 'pk_test_local' });
    const origins = Object.values(browserOrigins ?? {}).flat();
    expect(origins.length).toBeGreaterThan(0);
    for (const origin of origins) expect(new URL(origin).hostname).toMatch(/\.stripe\.com$/);
  });

  it('goes by the same version of the API as Stripe.js in the page', () => {
    const script = readFileSync(new URL('../../../../web/src/billing/stripe.ts', import.meta.url), 'utf8');
    expect(script).toContain(`https://js.stripe.com/${Stripe.MAJOR_API_VERSION}/stripe.js`);
  });

  it('rejects with wrong credentials', async () => {
    const gateway = gatewayAt({ ...server, secretKey: 'sk_wrong' });
    await expect(gateway.lookUp(newId(Date.now()))).rejects.toThrow();
  });

  it('believes events that were signed with its secret, not long ago, as they were', async () => {
    const gateway = gatewayAt(server);
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      data: { object: { metadata: { orderId: 'one' } } },
    });
    const read = ({ body, headers }: ReturnType<typeof signed>) => gateway.readEvents(body, headers);
    expect(await read(signed(payload))).toEqual([{ id: 'evt_1', orderId: 'one' }]);
    expect(await read(signed(payload, 'whsec_other'))).toBeUndefined();
    expect(await read(signed(payload, WEBHOOK_SECRET, Math.floor(Date.now() / 1000) - 3600))).toBeUndefined();
    const changed = { ...signed(payload), body: Buffer.from(payload.replace('one', 'two')) };
    expect(await read(changed)).toBeUndefined();
    const ofOthers = JSON.stringify({ id: 'evt_2', object: 'event', data: { object: { object: 'payout' } } });
    expect(await read(signed(ofOthers))).toEqual([]);
    for (const junk of ['{', 'null', '7', '{}', '{"id":"evt_3","data":{"object":5}}']) {
      await expect(read(signed(junk))).rejects.toMatchObject({ code: 'eventUnreadable', status: 400 });
    }
  });
});
