import { describe, expect, it } from 'vitest';
import { SANDBOX_CARDS } from '@paperwage/api-contract';
import { databaseKinds, testDatabase } from '../../fixtures/databases.ts';
import type { PaymentPeer } from '../../fixtures/payment-contract.ts';
import { maySend, paymentContract } from '../../fixtures/payment-contract.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

const PUBLIC_URL = 'http://127.0.0.1:3000';
const UNPUBLISHED = '4111111111111111';

for (const kind of databaseKinds) paymentContract(`the sandbox on ${kind}`, () => startSandbox(kind));

async function startSandbox(kind: (typeof databaseKinds)[number]): Promise<PaymentPeer> {
  const database = await testDatabase(kind);
  const { records, clock, db } = database;
  const gateway = sandboxGateway({ records, clock, publicUrl: PUBLIC_URL, slowAnswerMs: 0 });
  return {
    gateway,
    nowMs: clock.nowMs,
    async tokenize(outcome) {
      const card = SANDBOX_CARDS.find((one) => one.outcome === outcome);
      const { number, brand } = card ?? { number: UNPUBLISHED, brand: 'visa' };
      const entered = { number, brand, securityCode: '123', expiry: '04-2038' };
      const answer = await gateway.sandbox!.tokenize(await gateway.createTokenizeToken(), entered);
      return answer.status === 'tokenized' ? answer.token : undefined;
    },
    async moved(orderId) {
      const rows = await db.selectFrom('sandbox_payments').selectAll().where('order_id', '=', orderId).execute();
      const paid = rows.filter(({ state }) => state === 'paid');
      return { charges: paid.length, refunds: paid.filter(({ is_refunded }) => is_refunded === 1).length };
    },
    async answerBank(url, isApproved) {
      await gateway.sandbox!.confirm(url.split('/').at(-1)!, isApproved);
    },
    close: database.close,
  };
}

describe('the sandbox', () => {
  const card = { number: '4242424242424242', brand: 'visa', securityCode: '123', expiry: '04-2038' };
  async function sandbox(slowAnswerMs = 0) {
    const database = await testDatabase('sqlite');
    const gateway = sandboxGateway({ ...database, publicUrl: PUBLIC_URL, slowAnswerMs });
    const tokenize = async (changed: Partial<typeof card> = {}) =>
      gateway.sandbox!.tokenize(await gateway.createTokenizeToken(), { ...card, ...changed });
    return { ...database, gateway, tokenize };
  }
  const holder = { firstName: '', lastName: '', zip: '78702', email: 'ana@example.com' };
  const chargeWith = (paymentToken: string, orderId = 'order') => ({
    ...{ orderId, amountCents: 1200, description: 'Paperwage Pro, monthly' },
    source: { kind: 'token', paymentToken, holder, returnUrl: `${PUBLIC_URL}/checkout/success` } as const,
    claimSending: maySend,
  });
  const tokenOf = (answer: { readonly status: string; readonly token?: string }) => answer.token ?? answer.status;

  it('publishes numbers that pass the checksum, each for one outcome', () => {
    for (const { number } of SANDBOX_CARDS) {
      const digits = [...number].reverse().map(Number);
      const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : (digit * 2) % 9 || digit), 0);
      expect(sum % 10, number).toBe(0);
    }
    expect(new Set(SANDBOX_CARDS.map(({ number }) => number)).size).toBe(SANDBOX_CARDS.length);
  });

  it('takes a bearer once, and for 15 minutes', async () => {
    const { gateway, clock, close } = await sandbox();
    const bearer = await gateway.createTokenizeToken();
    expect(await gateway.sandbox!.tokenize(bearer, card)).toMatchObject({ status: 'tokenized' });
    expect(await gateway.sandbox!.tokenize(bearer, card)).toEqual({ status: 'bearerWrong' });
    const late = await gateway.createTokenizeToken();
    clock.goOn(15 * 60_000);
    expect(await gateway.sandbox!.tokenize(late, card)).toEqual({ status: 'bearerWrong' });
    await close();
  });

  it('takes a payment token once, and for 15 minutes', async () => {
    const { gateway, clock, tokenize, close } = await sandbox();
    const token = tokenOf(await tokenize());
    expect(await gateway.charge(chargeWith(token, 'one'))).toMatchObject({ status: 'paid' });
    expect(await gateway.charge(chargeWith(token, 'two'))).toEqual({ status: 'declined', reason: 'tokenWrong' });
    const late = tokenOf(await tokenize());
    clock.goOn(15 * 60_000);
    expect(await gateway.charge(chargeWith(late, 'three'))).toEqual({ status: 'declined', reason: 'tokenWrong' });
    await close();
  });

  it('wants the brand and the length of the security code that the number has', async () => {
    const { tokenize, close } = await sandbox();
    expect(await tokenize({ brand: 'mastercard' })).toEqual({ status: 'brandWrong', brand: 'visa' });
    expect(await tokenize({ securityCode: '1234' })).toEqual({ status: 'securityCodeLength', digits: 3 });
    const amex = { number: '378282246310005', brand: 'american-express' };
    expect(await tokenize(amex)).toEqual({ status: 'securityCodeLength', digits: 4 });
    expect(await tokenize({ ...amex, securityCode: '1234' })).toMatchObject({ status: 'tokenized' });
    await close();
  });

  it('declines a card whose month is over', async () => {
    const { gateway, clock, tokenize, close } = await sandbox();
    const { month, year } = {
      month: new Date(clock.nowMs()).getUTCMonth() + 1,
      year: new Date(clock.nowMs()).getUTCFullYear(),
    };
    const expiry = (at: number) => `${String(at).padStart(2, '0')}-${year}`;
    const now = tokenOf(await tokenize({ expiry: expiry(month) }));
    expect(await gateway.charge(chargeWith(now, 'now'))).toMatchObject({ status: 'paid' });
    const over = tokenOf(await tokenize({ expiry: `${String(month).padStart(2, '0')}-${year - 1}` }));
    expect(await gateway.charge(chargeWith(over, 'over'))).toEqual({ status: 'declined', reason: 'expiredCard' });
    await close();
  });

  it('has a slow answer pending until it is there', async () => {
    const { gateway, clock, tokenize, close } = await sandbox(30);
    const token = tokenOf(await tokenize({ number: '4000000000005001' }));
    const charge = gateway.charge(chargeWith(token));
    // The clock of the test stands still until it is told to go on.
    expect(await charge).toEqual({ status: 'pending' });
    expect(await gateway.lookUp('order')).toEqual({ status: 'pending' });
    clock.goOn(30);
    expect(await gateway.lookUp('order')).toMatchObject({ status: 'paid' });
    await close();
  });

  it('declines an order that comes after it was abandoned', async () => {
    const { gateway, tokenize, close } = await sandbox();
    expect(await gateway.abandon('order')).toEqual({ status: 'declined', reason: 'declined' });
    const token = tokenOf(await tokenize());
    expect(await gateway.charge(chargeWith(token))).toEqual({ status: 'declined', reason: 'declined' });
    await close();
  });
});
