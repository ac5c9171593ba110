import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_CARDS } from '@paperwage/api-contract';
import type { PaymentPeer } from '../../fixtures/payment-contract.ts';
import { maySend, paymentContract } from '../../fixtures/payment-contract.ts';
import { startStickyServer } from '../../fixtures/sticky-server.ts';
import { newId } from '../../ids.ts';
import { stickyGateway } from './sticky-gateway.ts';

const IDS = { campaign: '1', product: '3', offer: '2', billingModel: '2', shipping: '5' };
const EVENTS_SECRET = 'postbacks only';
const UNPUBLISHED = '4111111111111111';
const clock = { nowMs: () => Date.now() };

type StickyServer = Awaited<ReturnType<typeof startStickyServer>>;

const gatewayAt = ({ url, user, password }: StickyServer) =>
  stickyGateway({ place: { url, user, password, ...IDS }, eventsSecret: EVENTS_SECRET, clock });

paymentContract('sticky.io', async (): Promise<PaymentPeer> => {
  const server = await startStickyServer();
  const gateway = gatewayAt(server);
  return {
    gateway,
    ...clock,
    keepsCards: true,
    async tokenize(outcome) {
      const card = SANDBOX_CARDS.find((one) => one.outcome === outcome);
      const { number, brand } = card ?? { number: UNPUBLISHED, brand: 'visa' };
      // As the browser does.
      const answer = await fetch(`${gateway.tokenizerUrl}/v2/tokenize_payment`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await gateway.createTokenizeToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ card_number: number, cvv: '123', expiry: '04-2038', brand }),
      });
      const { data } = (await answer.json()) as { readonly data?: { readonly token: string } };
      return data?.token;
    },
    moved(orderId) {
      const paid = server.orders.filter(({ clickId, status, refunded }) => {
        return clickId === orderId && (status === '2' || Number(refunded) > 0);
      });
      const refunds = server.refunds.filter((clickId) => clickId === orderId);
      return Promise.resolve({ charges: paid.length, refunds: refunds.length });
    },
    answerBank: (url, isApproved) => Promise.resolve(server.answerBank(url, isApproved)),
    eventsOf(orderId) {
      const body = Buffer.from(JSON.stringify({ id: '10000-2', click_id: orderId }));
      const authorization = `Basic ${Buffer.from(`paperwage:${EVENTS_SECRET}`).toString('base64')}`;
      return Promise.resolve([{ body, headers: { authorization } }]);
    },
    close: server.stop,
  };
});

describe('sticky.io', () => {
  let server: StickyServer;
  beforeAll(async () => void (server = await startStickyServer()));
  afterAll(() => server.stop());
  const holder = { firstName: 'Ana', lastName: 'Ortiz', zip: '78702', email: 'ana@example.com' };
  const charge = (orderId = newId(Date.now())) => ({
    ...{ orderId, amountCents: 129_900, description: 'Paperwage Pro, yearly' },
    claimSending: maySend,
    source: { kind: 'token', paymentToken: 'none', holder, returnUrl: 'https://pay.example.com/checkout' } as const,
  });

  it('gets our order, its price in dollars and who pays', async () => {
    await gatewayAt(server).charge(charge('019ab000-0000-7000-8000-000000000001'));
    const sent = server.requests.find((line) => line.startsWith('POST /api/v1/new_order '))!;
    expect(JSON.parse(sent.split('new_order ')[1]!)).toMatchObject({
      ...{ click_id: '019ab000-0000-7000-8000-000000000001', firstName: 'Ana', shippingZip: '78702', campaignId: '1' },
      offers: [{ product_id: '3', offer_id: '2', billing_model_id: '2', quantity: 1, price: '1299.00' }],
    });
  });

  it('rejects while nobody answers, with wrong credentials, and where it takes too long', async () => {
    const [place, nobody] = [
      { ...server, ...IDS },
      { ...server, ...IDS, url: 'http://127.0.0.1:9' },
    ];
    const at = (changed: Partial<typeof place>, timeoutMs?: number) =>
      stickyGateway({
        ...{ place: { ...place, ...changed }, eventsSecret: undefined, clock },
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
    await expect(at(nobody).charge(charge())).rejects.toThrow();
    await expect(at({ password: 'wrong' }).lookUp(newId(Date.now()))).rejects.toThrow('401');
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await expect(at({ url: `http://127.0.0.1:${port}` }, 50).createTokenizeToken()).rejects.toThrow();
    silent.closeAllConnections();
    silent.close();
  });

  it('abandons an order that it never heard of only once it can no longer arrive', async () => {
    const gateway = gatewayAt(server);
    await expect(gateway.abandon(newId(Date.now()))).rejects.toThrow('may still arrive');
    const old = newId(Date.now() - 11 * 60_000);
    expect(await gateway.abandon(old)).toEqual({ status: 'declined', reason: 'declined' });
  });

  it('sends no charge again, and abandons none, while an earlier one may still arrive', async () => {
    const gateway = gatewayAt(server);
    const within: number[] = [];
    const claimSending = (arrivesWithinMs: number) => {
      within.push(arrivesWithinMs);
      return Promise.resolve(false);
    };
    const [old, before] = [newId(Date.now() - 59 * 60_000), server.orders.length];
    expect(await gateway.charge({ ...charge(old), claimSending })).toEqual({ status: 'pending' });
    expect(within).toEqual([10 * 60_000]);
    expect(server.orders).toHaveLength(before);
    expect(server.requests.filter((line) => line.includes('new_order') && line.includes(old))).toEqual([]);
    await expect(gateway.abandon(old, Date.now() - 60_000)).rejects.toThrow('may still arrive');
  });

  it('calls no card declined for a refusal that is not about the card', async () => {
    const saved = { ...charge(), source: { kind: 'saved', reference: 'none' } } as const;
    await expect(gatewayAt(server).charge(saved)).rejects.toThrow('400');
  });

  it('believes no postback without a secret, and passes over those of other orders', async () => {
    const place = { ...server, ...IDS };
    const authorization = `Basic ${Buffer.from(`paperwage:${EVENTS_SECRET}`).toString('base64')}`;
    const body = Buffer.from(JSON.stringify({ click_id: newId(Date.now()) }));
    const trusting = stickyGateway({ place, eventsSecret: undefined, clock });
    expect(await trusting.readEvents(body, { authorization: 'Basic cGFwZXJ3YWdlOnVuZGVmaW5lZA==' })).toBeUndefined();
    const gateway = gatewayAt(server);
    expect(await gateway.readEvents(body, { authorization })).toHaveLength(1);
    expect(await gateway.readEvents(Buffer.from('{"click_id":"abc"}'), { authorization })).toEqual([]);
    expect(await gateway.readEvents(Buffer.from('no JSON'), { authorization })).toEqual([]);
  });
});
