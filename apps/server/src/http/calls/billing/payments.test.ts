import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_ID_HEADER, endpoints } from '@paperwage/api-contract';
import { DAY_MS } from '@paperwage/values';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { runBillingDay } from '../../../features/billing/billing-day.ts';
import { grantRefund } from '../../../features/billing/manage-subscription.ts';
import { fingerprintOf, ISSUE } from '../../../fixtures/issuing.ts';
import { memoryGateway, type MemoryGateway } from '../../../fixtures/memory-gateway.ts';
import { textsOfPdf } from '../../../fixtures/opened-data.ts';
import { DOCUMENT_REQUEST } from '../../../fixtures/requests.ts';
import { testSigner } from '../../../fixtures/signing.ts';
import { testConfig } from '../../../fixtures/test-app.ts';
import type { Browser, TestAccounts } from '../../../fixtures/test-accounts.ts';
import { PASSWORD, testAccounts } from '../../../fixtures/test-accounts.ts';

const EMAIL = 'dana@example.com';
const ENVIRONMENT = { BILLING: 'sandbox', SALES_TAX_PERCENT: '8.25' };
const renderer = inProcessRenderer(undefined, testSigner);

let gateway: MemoryGateway;
let test: TestAccounts;
let dana: Browser;
beforeEach(async () => {
  gateway = memoryGateway();
  test = await testAccounts(ENVIRONMENT, { payments: gateway, renderer });
  dana = await test.signUp(EMAIL);
  await test.mails();
});
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

const { createOrder, getSubscription, stopSubscription, resumeSubscription, changePlan, replaceCard } = endpoints;
const { listReceipts, getProfile, getTokenizeToken, receivePaymentEvents, deleteAccount } = endpoints;

const orderOf = (paymentToken = 'token:good', more: object = {}) => ({
  plan: 'monthly',
  firstName: 'Dana',
  lastName: 'Reyes',
  zip: '78702',
  paymentToken,
  ...more,
});
const pay = (paymentToken?: string, key = 'key-of-one-order', who = dana) =>
  test.call(createOrder.path, orderOf(paymentToken), who, { headers: { 'idempotency-key': key } });
const readOrder = (id: string, who = dana) =>
  test.get<typeof endpoints.getOrder.path>(`/api/payments/orders/${id}` as typeof endpoints.getOrder.path, who);
const subscription = async () => (await test.get(getSubscription.path, dana)).data;
const profile = async () => (await test.get(getProfile.path, dana)).data.subscription;
const kept = () => gateway.moved.reduce((all, { cents }) => all + cents, 0);
const tell = (events: object, signature = 'good') =>
  test.app.inject({
    method: 'POST',
    url: receivePaymentEvents.path,
    headers: { 'content-type': 'application/json', signature },
    payload: JSON.stringify(events),
  });
/** Goes on day by day, with the jobs of each, and answers the mails. */
async function live(days: number) {
  const mails = [];
  for (let day = 0; day < days; day += 1) {
    test.clock.goOn(DAY_MS);
    await runBillingDay({ ...test.services, ...testConfig(ENVIRONMENT) });
    mails.push(...(await test.mails()));
    await test.refresh(dana);
  }
  return mails;
}

describe('paying for a subscription', () => {
  it('takes a token, charges once with sales tax, and mails a numbered receipt', async () => {
    expect(await test.get(getTokenizeToken.path, dana)).toMatchObject({ status: 200, data: { token: 'bearer' } });
    expect(await profile()).toEqual({ isActive: false, subscriptionType: null });
    const paid = await pay();
    expect(paid.data).toMatchObject({
      status: 'paid',
      priceCents: 1200,
      taxCents: 99,
      totalCents: 1299,
      receiptNumber: 'PW-2026-000001',
      renewsOn: '2026-12-20',
      decline: null,
    });
    expect((await pay()).data).toEqual(paid.data);
    expect((await readOrder(paid.data.id)).data).toEqual(paid.data);
    expect(gateway.moved).toEqual([{ orderId: paid.data.id, cents: 1299 }]);
    expect(await profile()).toEqual({ isActive: true, subscriptionType: 'monthly' });
    const [receipt] = await test.mails();
    expect(receipt).toMatchObject({ to: EMAIL, subject: 'Receipt PW-2026-000001 for Paperwage Pro' });
    expect(receipt!.text).toContain(
      'You paid $12.99 ($12.00 plus $0.99 sales tax) with Visa ending in 4242. That covers Paperwage Pro, monthly, from November',
    );
    expect(receipt!.text).toContain(
      'It renews on December 20, 2026 for $12.99, then every month until you cancel. You can cancel',
    );
    expect(receipt!.text).toContain('test mode');
    expect(await pay('token:good', 'another-key-of-her')).toMatchObject({ status: 409, code: 'alreadySubscribed' });
  });

  it.each([
    ['declined', 'cardDeclined', 'cardNumber'],
    ['insufficientFunds', 'insufficientFunds', 'cardNumber'],
    ['expiredCard', 'cardExpired', 'expiration'],
    ['wrongSecurityCode', 'securityCodeWrong', 'cvc'],
    ['tokenWrong', 'paymentTokenWrong', 'cardNumber'],
  ])('tells that a card is refused: %s', async (does, code, path) => {
    const { data, status } = await pay(`token:${does}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'declined', decline: { code, path }, receiptNumber: null });
    expect(data.decline!.message).toContain('Nothing was charged.');
    expect(await profile()).toEqual({ isActive: false, subscriptionType: null });
    expect((await pay('token:good', 'key-of-the-next-one')).data.receiptNumber).toBe('PW-2026-000001');
  });

  it.each(['callLost', 'answerLost'] as const)('charges once where the %s, and says so when asked', async (lost) => {
    const lines = [lost, 'good'] as const;
    let call = 0;
    gateway.line = () => lines[call++] ?? 'good';
    const { data } = await pay();
    expect(data.status).toBe('pending');
    expect(await subscription()).toMatchObject({ status: 'none', openOrder: { id: data.id, totalCents: 1299 } });
    const again = await pay('token:good', 'key-after-a-reload');
    expect(again.data).toMatchObject({ id: data.id, status: 'paid' });
    expect(await subscription()).toMatchObject({ status: 'active', openOrder: null });
    expect(gateway.moved).toEqual([{ orderId: data.id, cents: 1299 }]);
  });

  it('finds out by a job where nobody asks', async () => {
    gateway.line = () => 'answerLost';
    await pay();
    gateway.line = () => 'good';
    await live(1);
    expect(await profile()).toEqual({ isActive: true, subscriptionType: 'monthly' });
    expect(kept()).toBe(1299);
  });

  it('leads to the bank where it must be confirmed, and gives up the order when another card comes', async () => {
    const { data } = await pay('token:authenticate');
    expect(data).toMatchObject({
      status: 'authenticationNeeded',
      authenticationUrl: `https://bank.example/${data.id}`,
    });
    const other = await pay('token:authenticate', 'key-of-another-card');
    expect((await readOrder(data.id)).data).toMatchObject({
      status: 'declined',
      decline: { code: 'authenticationFailed' },
    });
    gateway.answer(other.data.id, true);
    expect((await readOrder(other.data.id)).data.status).toBe('paid');
    expect(kept()).toBe(1299);
  });

  it('refuses a card detail, a wrong ZIP code and a request without proof of a browser', async () => {
    const refused = await test.call(createOrder.path, orderOf('token:good', { cardNumber: '4242424242424242' }), dana);
    expect(refused).toMatchObject({ status: 400, code: 'requestInvalid' });
    expect(refused.message).not.toContain('4242');
    expect(await test.call(createOrder.path, orderOf('token:good', { zip: '7870' }), dana)).toMatchObject({
      status: 400,
    });
    const wrong = await test.call(createOrder.path, orderOf('token:good', { appCheckToken: 'x' }), dana);
    expect(wrong).toMatchObject({ status: 403, code: 'appCheckWrong' });
    expect(gateway.payments.size).toBe(0);
  });

  it('shows an order and a receipt to their owner alone', async () => {
    const { data } = await pay();
    const eve = await test.signUp('eve@example.com');
    expect(await readOrder(data.id, eve)).toMatchObject({ status: 404, code: 'orderUnknown' });
    const file = await test.get(`/api/payments/receipts/${data.id}/file`, eve);
    expect(file).toMatchObject({ status: 404, code: 'receiptUnknown' });
    expect((await test.get(listReceipts.path, eve)).data).toEqual([]);
  });
});

describe('a subscription in the account', () => {
  beforeEach(async () => {
    await pay();
    await test.mails();
  });

  it('shows what is paid for, what comes next and the card', async () => {
    expect(await subscription()).toEqual({
      openOrder: null,
      status: 'active',
      plan: 'monthly',
      nextPlan: 'monthly',
      paidThrough: '2026-12-19',
      renewsOn: '2026-12-20',
      renewalCents: 1299,
      card: { brand: 'Visa', last4: '4242', expires: '08/29' },
      pastDue: null,
      refundableThrough: '2026-12-04',
    });
  });

  it('is canceled and resumed in one call each, with mails', async () => {
    const stopped = await test.call(stopSubscription.path, undefined, dana);
    expect(stopped.data).toMatchObject({ status: 'canceled', paidThrough: '2026-12-19', renewsOn: null });
    expect((await test.call(stopSubscription.path, undefined, dana)).data).toEqual(stopped.data);
    const mails = await test.mails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Paperwage Pro is canceled']);
    expect(mails[0]!.text).toContain('stays on through December 19, 2026');
    const resumed = await test.call(resumeSubscription.path, undefined, dana);
    expect(resumed.data).toMatchObject({ status: 'active', renewsOn: '2026-12-20' });
    expect((await test.mails())[0]!.text).toContain('It renews on December 20, 2026 for $12.99, then every month');
    await test.call(stopSubscription.path, undefined, dana);
    await live(31);
    expect(await subscription()).toMatchObject({ status: 'ended', plan: 'monthly', card: null });
    expect(await profile()).toEqual({ isActive: false, subscriptionType: null });
    expect(await test.call(resumeSubscription.path, undefined, dana)).toMatchObject({ code: 'subscriptionMissing' });
    expect(gateway.cards.size).toBe(0);
    expect(kept()).toBe(1299);
  });

  it('is announced, renewed and receipted month by month, in the plan that was chosen', async () => {
    const changed = await test.call(changePlan.path, { plan: 'yearly' }, dana);
    expect(changed.data).toMatchObject({ plan: 'monthly', nextPlan: 'yearly', renewalCents: 10_392 });
    const mails = await live(30);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your plan changes on December 20, 2026',
      'Paperwage Pro renews on December 20, 2026',
      'Receipt PW-2026-000002 for Paperwage Pro',
    ]);
    expect(mails[0]!.text).toContain(
      'Your plan switches to yearly on December 20, 2026. We’ll charge $103.92 then and every year until you cancel.',
    );
    expect(mails[1]!.text).toContain('We’ll charge $103.92 to Visa ending in 4242.');
    expect(await subscription()).toMatchObject({ plan: 'yearly', renewsOn: '2027-12-20', refundableThrough: null });
    expect((await test.get(listReceipts.path, dana)).data).toMatchObject([
      {
        number: 'PW-2026-000002',
        plan: 'yearly',
        periodStart: '2026-12-20',
        periodEnd: '2027-12-19',
        totalCents: 10_392,
      },
      {
        number: 'PW-2026-000001',
        plan: 'monthly',
        periodStart: '2026-11-20',
        periodEnd: '2026-12-19',
        totalCents: 1299,
      },
    ]);
  });

  it('is past due while the card fails, and paid with another', async () => {
    gateway.setCards('expiredCard');
    const mails = await live(31);
    expect(mails.at(-1)!.text).toContain('Visa ending in 4242 has expired.');
    expect(mails.at(-1)!.text).toContain('We try the card again on December 23, 2026 and December 27, 2026.');
    expect(await subscription()).toMatchObject({
      status: 'pastDue',
      pastDue: {
        amountCents: 1299,
        dueOn: '2026-12-20',
        retriesOn: ['2026-12-23', '2026-12-27'],
        endsOn: '2026-12-30',
        decline: { code: 'cardExpired' },
      },
    });
    expect((await profile()).isActive).toBe(true);
    const refused = await test.call(replaceCard.path, { paymentToken: 'token:wrongSecurityCode' }, dana);
    expect(refused).toMatchObject({ status: 422, code: 'cardRefused' });
    const poor = await test.call(replaceCard.path, { paymentToken: 'token:insufficientFunds' }, dana);
    expect(poor).toMatchObject({ status: 422, code: 'cardRefused' });
    const replaced = await test.call(replaceCard.path, { paymentToken: 'token:good' }, dana);
    expect(replaced.data).toMatchObject({ status: 'active', renewsOn: '2027-01-20', pastDue: null });
    await test.mails();
    expect(gateway.cards.size).toBe(1);
  });

  it('ends ten days after a failed renewal, having tried three times, and nothing is owed', async () => {
    gateway.setCards('insufficientFunds');
    const mails = await live(45);
    const told = mails.map(({ subject }) => subject);
    expect(told.filter((subject) => subject === 'Your Paperwage Pro payment failed')).toHaveLength(3);
    expect(told.at(-1)).toBe('Paperwage Pro has ended');
    expect(await subscription()).toMatchObject({ status: 'ended' });
    expect(kept()).toBe(1299);
  });

  it('is refunded in full within 14 days, ends at once, and its receipt says so', async () => {
    // A browser that isn't used for longer is logged out.
    for (const days of [7, 7]) {
      test.clock.goOn(days * DAY_MS);
      await test.refresh(dana);
    }
    const user = (await test.get(getProfile.path, dana)).data.user;
    await grantRefund({ ...test.services, ...testConfig(ENVIRONMENT) }, user.id);
    expect((await profile()).isActive).toBe(false);
    const told = (await test.mails()).find(({ subject }) => subject === 'We refunded your payment');
    expect(told?.text).toMatch(
      /^We refunded \$12\.99 for Paperwage Pro to Visa ending in \d{4}, the whole of receipt PW-2026-\d{6}\. Banks/,
    );
    expect(kept()).toBe(0);
    const { id } = (await test.get(listReceipts.path, dana)).data[0]!;
    expect((await test.get(listReceipts.path, dana)).data).toMatchObject([{ isRefunded: true }]);
    const headers = { authorization: `Bearer ${dana.idToken}` };
    const { rawPayload } = await test.app.inject({ url: `/api/payments/receipts/${id}/file`, headers });
    expect((await textsOfPdf(rawPayload)).replace(/\s+/g, ' ')).toMatch(
      /Receipt, refunded \(test mode\).*Total \$12\.99 Refunded \u2212\$12\.99 Refunded in full \$12\.99/,
    );
    await expect(grantRefund({ ...test.services, ...testConfig(ENVIRONMENT) }, user.id)).rejects.toMatchObject({
      code: 'refundTooLate',
    });
  });

  it('is not begun, resumed or changed by an account that is stopped from issuing, but canceled', async () => {
    const { id: userId } = (await test.get(getProfile.path, dana)).data.user;
    const reason = 'These stubs are false.';
    await test.services.records.review.stopIssuing({ userId, reason, by: 'root@example.com' }, test.clock.nowMs());
    expect(await test.call(changePlan.path, { plan: 'yearly' }, dana)).toMatchObject({ code: 'issuingStopped' });
    expect(await test.call(stopSubscription.path, undefined, dana)).toMatchObject({ status: 200 });
    expect(await test.call(resumeSubscription.path, undefined, dana)).toMatchObject({ code: 'issuingStopped' });
    await live(31);
    expect((await profile()).isActive).toBe(false);
    expect(await pay(undefined, 'another-key')).toMatchObject({ status: 403, code: 'issuingStopped' });
    expect(kept()).toBe(1299);
    // It isn't sent to pay first.
    const headers = { authorization: `Bearer ${dana.idToken}` };
    const payload = { ...DOCUMENT_REQUEST, issue: ISSUE };
    const { body } = await test.app.inject({ method: 'POST', url: endpoints.generatePdf.path, headers, payload });
    expect(body).toContain('"issuingStopped"');
  });

  it('has receipts for the name that was given for them, else for the holder of the account', async () => {
    const billedTo = async (email: string, names: object) => {
      const who = await test.signUp(email);
      const body = orderOf('token:good', { firstName: '', lastName: '', ...names });
      const { data } = await test.call(createOrder.path, body, who, {
        headers: { 'idempotency-key': `key-of-${email.slice(0, 3)}-once` },
      });
      const { user } = (await test.get(getProfile.path, who)).data;
      await test.services.records.accounts.setNames(user.id, { firstName: 'Eve', lastName: 'Ortiz' });
      const headers = { authorization: `Bearer ${who.idToken}` };
      const { rawPayload } = await test.app.inject({ url: `/api/payments/receipts/${data.id}/file`, headers });
      return textsOfPdf(rawPayload);
    };
    expect(await billedTo('eve@example.com', { receiptName: 'Ortiz Tools LLC' })).toContain('Ortiz Tools LLC');
    expect(await billedTo('eva@example.com', {})).toContain('Eve Ortiz');
  });

  it('has receipts as PDF from the invoice template', async () => {
    const [receipt] = (await test.get(listReceipts.path, dana)).data;
    const response = await test.app.inject({
      url: `/api/payments/receipts/${receipt!.id}/file`,
      headers: { authorization: `Bearer ${dana.idToken}` },
    });
    expect(response.headers['content-disposition']).toContain('receipt-pw-2026-000001.pdf');
    const text = await textsOfPdf(response.rawPayload);
    for (const part of [
      'Receipt',
      'PW-2026-000001',
      'Paperwage Pro, monthly',
      'Dana Reyes',
      '12.99',
      'Sales tax',
      '0.99',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Paid with Visa ending in 4242 on November 20, 2026.');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Renews on December 20, 2026 for $12.99, then every month, until you cancel or change the plan.',
    );
    expect(text).toContain('Paperwage Example Company');
    expect(text).toMatch(/Receipt \(test\smode\)/);
    expect(text).toContain('This is test mode: no money moved.');
    // On the page; before it comes the data that the file has attached.
    expect(text.split('\n').at(-1)!.split(EMAIL)).toHaveLength(2);
    expect(text).not.toContain('78702');
  });

  it('goes with the account, its card and its names, and leaves the numbers of its receipts', async () => {
    const [receipt] = (await test.get(listReceipts.path, dana)).data;
    const deleted = await test.call(deleteAccount.path, { currentPassword: PASSWORD }, dana);
    expect(deleted.status).toBe(200);
    const mail = (await test.mails()).at(-1);
    expect(mail!.text).toContain('Paperwage Pro ended with it. We charge nothing more.');
    await live(1);
    expect(gateway.cards.size).toBe(0);
    const order = await test.services.records.orders.find(receipt!.id);
    expect(order).toMatchObject({ receiptNumber: 'PW-2026-000001', content: { card: null, totalCents: 1299 } });
    expect(JSON.stringify(order)).not.toMatch(/dana|reyes|4242|78702/i);
    await live(31);
    expect(kept()).toBe(1299);
  });
});

describe('events of the card processor', () => {
  it('are taken once, in any order, and only when signed', async () => {
    const { data } = await pay('token:slow');
    expect(data.status).toBe('pending');
    gateway.answer(data.id, true);
    const event = { id: 'event-1', orderId: data.id };
    expect((await tell([event], 'forged')).json()).toMatchObject({ error: { code: 'eventRefused' } });
    for (let time = 0; time < 3; time += 1) expect((await tell([event])).json()).toEqual({ ok: true });
    const mails = await test.mails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Receipt PW-2026-000001 for Paperwage Pro']);
    expect(await profile()).toMatchObject({ isActive: true });
    gateway.refundElsewhere(data.id);
    await tell([{ id: 'event-0', orderId: data.id }]);
    expect((await test.mails()).map(({ subject }) => subject)).toEqual(['We refunded your payment']);
    expect(await profile()).toMatchObject({ isActive: false });
  });
});

describe('what a subscription unlocks', () => {
  const { generatePdf, generateXlsx, verifyFile, getDocumentFile, getDocumentWorkbook } = endpoints;
  const make = (url: string, payload: object) =>
    test.app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${dana.idToken}` } });

  it('issues documents and workbooks, which stay in the history and can be verified after it has ended', async () => {
    const request = { ...DOCUMENT_REQUEST, issue: ISSUE };
    expect((await make(generatePdf.path, request)).statusCode).toBe(402);
    await pay();
    const pdf = await make(generatePdf.path, request);
    expect(pdf.statusCode).toBe(200);
    expect((await make(generateXlsx.path, DOCUMENT_REQUEST)).statusCode).toBe(200);
    await test.call(stopSubscription.path, undefined, dana);
    await live(32);
    expect((await make(generatePdf.path, request)).statusCode).toBe(402);
    expect((await make(generateXlsx.path, DOCUMENT_REQUEST)).statusCode).toBe(402);
    const read = (path: string) =>
      test.app.inject({
        url: path.replace(':id', String(pdf.headers[DOCUMENT_ID_HEADER])),
        headers: { authorization: `Bearer ${dana.idToken}` },
      });
    const kept = await read(getDocumentFile.path);
    expect(kept.rawPayload.equals(pdf.rawPayload)).toBe(true);
    const print = fingerprintOf(new Uint8Array(kept.rawPayload));
    expect((await test.call(verifyFile.path, print, dana)).data).toMatchObject({ result: 'unchanged' });
    const workbook = fingerprintOf(new Uint8Array((await read(getDocumentWorkbook.path)).rawPayload));
    expect((await test.call(verifyFile.path, workbook, dana)).data).toMatchObject({ result: 'unchanged' });
  });
});

describe('BILLING=off', () => {
  it('unlocks everything for signed-in users and has no plans', async () => {
    const off = await testAccounts();
    const user = await off.signUp(EMAIL);
    expect((await off.get(getProfile.path, user)).data.subscription).toEqual({
      isActive: true,
      subscriptionType: null,
    });
    const config = await off.app.inject('/site-config.json');
    expect(config.json()).toMatchObject({ billing: { mode: 'off' } });
    for (const { path } of [getTokenizeToken, getSubscription, listReceipts]) {
      expect(await off.get(path, user)).toMatchObject({ status: 404, code: 'billingOff' });
    }
    const refusals = [
      await off.call(createOrder.path, orderOf(), user),
      await off.call(stopSubscription.path, undefined, user),
      await off.call(changePlan.path, { plan: 'yearly' }, user),
      await off.call(replaceCard.path, { paymentToken: 'token:good' }, user),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404, code: 'billingOff' });
    await off.app.close();
    await off.services.records.close();
  });
});
