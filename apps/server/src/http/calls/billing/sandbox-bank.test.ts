import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import { memoryGateway } from '../../../fixtures/memory-gateway.ts';
import { testApp, testSandbox, testServices } from '../../../fixtures/test-app.ts';
import type { Services } from '../../../services.ts';

const CARD = { card_number: '4242424242424242', cvv: '123', expiry: '04-2038', brand: 'visa' };
const RETURN_URL = 'http://127.0.0.1:3000/checkout/success';

describe('the bank of the sandbox', () => {
  let services: Services;
  let app: FastifyInstance;
  beforeAll(async () => {
    const plain = await testServices();
    services = { ...plain, payments: testSandbox(plain) };
    app = await testApp({ services });
  });
  afterAll(async () => {
    await app.close();
    await services.records.close();
  });

  const tokenize = async (changed: object = {}, authorization?: string) => {
    const bearer = authorization ?? `Bearer ${await services.payments!.createTokenizeToken()}`;
    const payload = { ...CARD, ...changed };
    return app.inject({
      ...{ method: 'POST', url: endpoints.tokenizeSandboxCard.path, payload },
      headers: { authorization: bearer },
    });
  };
  /** The address of the page for an order that waits for its person, on this server. */
  const awaited = async (orderId: string) => {
    const answer = await tokenize({ card_number: '4000002760003184' });
    const { token: paymentToken } = answer.json<{ data: { token: string } }>().data;
    const holder = { firstName: '', lastName: '', zip: '78702', email: 'ana@example.com' };
    const source = { kind: 'token', paymentToken, holder, returnUrl: RETURN_URL } as const;
    const charge = { orderId, amountCents: 1299, description: '', source, claimSending: () => Promise.resolve(true) };
    const outcome = await services.payments!.charge(charge);
    if (outcome.status !== 'authenticationNeeded') throw new Error('Authentication was not asked for');
    return new URL(outcome.url).pathname;
  };
  const press = (url: string, site = 'same-origin') =>
    app.inject({
      ...{ method: 'POST', url, payload: '' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    });

  it('gives a token for a test card, under a bearer', async () => {
    const answer = await tokenize();
    expect(answer.json()).toEqual({ status: 'SUCCESS', data: { token: expect.any(String) as string } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['testCardUnknown', 422, { card_number: '4111111111111111' }],
    ['testCardBrandWrong', 422, { brand: 'mastercard' }],
    ['securityCodeLength', 422, { cvv: '1234' }],
    ['requestInvalid', 400, { card_number: '4242 4242 4242 4242' }],
    ['requestInvalid', 400, { expiry: '04/38' }],
  ])('refuses a card with %s', async (code, status, changed) => {
    const answer = await tokenize(changed);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ ok: false, error: { code } });
  });

  it.each(['', 'Bearer nobody', 'Basic eDp5'])('refuses a card under %j', async (authorization) => {
    const answer = await tokenize({}, authorization);
    expect(answer.json()).toMatchObject({ ok: false, error: { code: 'tokenizeTokenWrong' } });
  });

  it.each([
    ['approve', 'paid'],
    ['refuse', 'declined'],
  ])('asks the person on a page of its own, and leads back with the answer: %s', async (answer, status) => {
    const orderId = randomUUID();
    const url = await awaited(orderId);
    const page = await app.inject({ url });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action/,
    );
    expect(page.body).toContain('Confirm a payment of $12.99');
    expect(page.body).toContain('ends in 3184');
    expect(page.body).toContain(`action="${url}/${answer}"`);
    const pressed = await press(`${url}/${answer}`);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, RETURN_URL]);
    expect(await services.payments!.lookUp(orderId)).toMatchObject({ status });
    // The answer is given once: coming back changes nothing.
    expect((await app.inject({ url })).statusCode).toBe(404);
    await press(`${url}/${answer === 'approve' ? 'refuse' : 'approve'}`);
    expect(await services.payments!.lookUp(orderId)).toMatchObject({ status });
  });

  it('takes no answer from a page of another site, or for a payment that does not exist', async () => {
    const orderId = randomUUID();
    const url = await awaited(orderId);
    expect((await press(`${url}/approve`, 'cross-site')).statusCode).toBe(403);
    expect(await services.payments!.lookUp(orderId)).toMatchObject({ status: 'authenticationNeeded' });
    expect((await press('/api/sandbox-cards/confirm/nobody/approve')).statusCode).toBe(404);
  });

  it('is not there where cards are charged for real', async () => {
    const other = await testApp({ services: { payments: memoryGateway() } });
    const answer = await other.inject({ method: 'POST', url: endpoints.tokenizeSandboxCard.path, payload: CARD });
    expect(answer.json()).toMatchObject({ error: { code: 'callUnknown' } });
    await other.close();
  });
});
