import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '@paperwage/api-contract';
import { endpointList, endpoints } from '@paperwage/api-contract';
import { DAY_MS } from '@paperwage/values';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import type { TestAdmin } from '../../../fixtures/admins.ts';
import { addAuthenticator, ADMIN, ADMIN_EMAILS, signUpAdmin, signUpConfirmed } from '../../../fixtures/admins.ts';
import { fingerprintOf, ISSUE } from '../../../fixtures/issuing.ts';
import { memoryGateway, type MemoryGateway } from '../../../fixtures/memory-gateway.ts';
import { DOCUMENT_REQUEST } from '../../../fixtures/requests.ts';
import { testSigner } from '../../../fixtures/signing.ts';
import type { Browser, TestAccounts } from '../../../fixtures/test-accounts.ts';
import { testAccounts } from '../../../fixtures/test-accounts.ts';
import { newId } from '../../../ids.ts';

const DANA = 'dana@example.com';
const HOUR_MS = 3_600_000;
const renderer = inProcessRenderer(undefined, testSigner);
const { getAdminOverview, listAdminOrders, listAdminSubscriptions, refundSubscriber, getProfile } = endpoints;
const { confirmAdmin, listTrail, createOrder, getSubscriber, generatePdf, verifyFile } = endpoints;

let gateway: MemoryGateway;
let test: TestAccounts;
beforeEach(async () => {
  gateway = memoryGateway();
  test = await testAccounts({ BILLING: 'sandbox', ADMIN_EMAILS }, { payments: gateway, renderer });
});
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

const overview = (browser?: Browser) => test.get(getAdminOverview.path, browser);
const trail = async ({ browser }: TestAdmin) => (await test.call(listTrail.path, {}, browser)).data.rows;
const at = <Path extends string>(path: Path, id: string) => path.replace(/:\w+/, id) as Path;
const roles = async (browser: Browser) => (await test.get(getProfile.path, browser)).data.user.roles;

describe('what admins do', () => {
  it('is for nobody else, whichever call it is, and lets no other site ask for it', async () => {
    const calls = endpointList.map((one): Endpoint => one).filter(({ path }) => path.startsWith('/api/admin/'));
    expect(calls).toHaveLength(27);
    const stranger = await addAuthenticator(test, await signUpConfirmed(test, DANA));
    const admin = await signUpAdmin(test);
    const bodies: Readonly<Record<string, object>> = {
      [confirmAdmin.path]: { code: '123456' },
      [refundSubscriber.path]: { orderId: newId(0) },
      [endpoints.closeReport.path]: { answer: '' },
      [endpoints.revokeReported.path]: { reason: 'notIssuedByEmployer' },
      [endpoints.decideRefusal.path]: { isAllowed: true },
      [endpoints.setExperiment.path]: { setting: 'split' },
      [endpoints.stopIssuing.path]: { reason: 'False figures.' },
    };
    for (const { method, path, sameOrigin } of calls) {
      const url = path.replace(':name', 'pricing').replace(/:\w+/, newId(0));
      const payload = method === 'POST' ? { payload: bodies[path] ?? {} } : {};
      const ask = (browser?: Browser, headers = {}) =>
        test.get(url, browser, { method: method === 'POST' ? 'POST' : 'GET', headers, ...payload });
      expect(await ask(), path).toMatchObject({ status: 401, code: 'signInNeeded' });
      expect(await ask(stranger.browser), path).toMatchObject({ status: 403, code: 'adminOnly' });
      if (method === 'GET') continue;
      expect(sameOrigin, path).toBe(true);
      const elsewhere = await ask(admin.browser, { 'sec-fetch-site': 'cross-site' });
      expect(elsewhere, path).toMatchObject({ status: 403, code: 'otherSite' });
    }
  });

  it('needs a confirmed email of the configuration, which the profile then says', async () => {
    const browser = await test.signUp(ADMIN);
    expect(await overview(browser)).toMatchObject({ status: 403, code: 'adminOnly' });
    expect(await roles(browser)).toEqual({ guest: true });
    const second = await signUpConfirmed(test, 'second@example.com');
    expect(await roles(second)).toEqual({ guest: true, admin: true });
  });

  it('needs an authenticator app, and a code of it in this very session', async () => {
    const browser = await signUpConfirmed(test, ADMIN);
    expect(await overview(browser)).toMatchObject({ status: 403, code: 'adminFactorMissing' });
    expect(await test.call(confirmAdmin.path, { code: '123456' }, browser)).toMatchObject({
      code: 'adminFactorMissing',
    });
    const admin = await addAuthenticator(test, browser);
    expect(await overview(browser)).toMatchObject({ status: 403, code: 'adminCodeNeeded' });
    expect(await test.call(confirmAdmin.path, { code: '000000' }, browser)).toMatchObject({
      code: 'secondFactorWrong',
    });
    const code = admin.code();
    expect(await test.call(confirmAdmin.path, { code }, browser)).toMatchObject({ status: 200 });
    expect(await overview(browser)).toMatchObject({ status: 200 });
    expect(await test.call(confirmAdmin.path, { code }, browser)).toMatchObject({ code: 'secondFactorWrong' });

    const elsewhere = test.newBrowser();
    const signedIn = await test.call(endpoints.signIn.path, {
      email: ADMIN,
      password: 'otter lamp quartz 58',
      secondFactor: admin.code(),
    });
    await test.enter(signedIn.data.customToken, elsewhere);
    expect(await overview(elsewhere)).toMatchObject({ code: 'adminCodeNeeded' });

    test.clock.goOn(4 * HOUR_MS);
    await test.refresh(browser);
    expect(await overview(browser)).toMatchObject({ code: 'adminCodeNeeded' });
    await test.call(confirmAdmin.path, { code: admin.code() }, browser);
    await test.call(endpoints.removeSecondFactor.path, { currentPassword: 'otter lamp quartz 58' }, browser);
    expect(await overview(browser)).toMatchObject({ code: 'adminFactorMissing' });
    expect(await roles(browser)).toEqual({ guest: true, admin: true });
  });

  it('stops after ten wrong codes', async () => {
    const admin = await addAuthenticator(test, await signUpConfirmed(test, ADMIN));
    const codes: string[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      codes.push((await test.call(confirmAdmin.path, { code: '000000' }, admin.browser)).code);
    }
    expect(codes.filter((code) => code === 'secondFactorWrong')).toHaveLength(10);
    expect(codes.slice(10)).toEqual(['tooManySignIns', 'tooManySignIns']);
    expect(await test.call(confirmAdmin.path, { code: admin.code() }, admin.browser)).toMatchObject({
      code: 'tooManySignIns',
    });
  });
});

describe('an admin of payments', () => {
  let dana: Browser;
  let danaId: string;
  let orderId: string;
  let admin: TestAdmin;
  beforeEach(async () => {
    dana = await signUpConfirmed(test, DANA);
    danaId = (await test.get(getProfile.path, dana)).data.user.id;
    const order = { plan: 'monthly', firstName: 'Dana', zip: '78702', paymentToken: 'token:good' };
    orderId = (await test.call(createOrder.path, order, dana)).data.id;
    admin = await signUpAdmin(test);
    await test.mails();
    // What follows is later in the trail than the sign-in: within a millisecond its order is random.
    test.clock.goOn(1);
  });
  const refund = (who = admin.browser, order = orderId) =>
    test.call(at(refundSubscriber.path, danaId), { orderId: order }, who);
  const search = (text: string) => test.call(listAdminOrders.path, { search: text }, admin.browser);

  it('finds orders and subscriptions by email and order number, in full alone, without the card', async () => {
    const row = { id: orderId, userId: danaId, email: DANA, status: 'paid', receiptNumber: 'PW-2026-000001' };
    for (const text of ['', ' Dana@Example.com', 'pw-2026-000001', orderId]) {
      expect((await search(text)).data, text).toMatchObject({ rows: [row], next: null });
      const subscriptions = await test.call(listAdminSubscriptions.path, { search: text }, admin.browser);
      expect(subscriptions.data, text).toMatchObject({ rows: [{ userId: danaId, email: DANA, status: 'active' }] });
    }
    for (const text of ['dana', '%', 'PW-2026-000002', "' or 1=1 --", 'nobody@example.com', newId(0)]) {
      expect((await search(text)).data.rows, text).toEqual([]);
    }
    expect(await search('x'.repeat(100_000))).toMatchObject({ status: 413 });
    expect(await search('x'.repeat(255))).toMatchObject({ status: 400 });
    const opened = await test.app.inject({
      url: at(getSubscriber.path, danaId),
      headers: { authorization: `Bearer ${admin.browser.idToken}` },
    });
    expect(opened.json()).toMatchObject({ data: { firstName: '', refundableOrder: row, orders: [row] } });
    expect(opened.body).not.toMatch(/4242|Visa|brand|last4/);
    expect(await test.get(at(getSubscriber.path, newId(0)), admin.browser)).toMatchObject({
      status: 404,
      code: 'subscriberUnknown',
    });
  });

  it('finds them by the email of a receipt too, also in orders of before that was kept', async () => {
    const books = { plan: 'yearly', firstName: 'Eve', zip: '78702', email: 'Books@example.com' };
    const eve = await signUpConfirmed(test, 'eve@example.com');
    const { id } = (await test.call(createOrder.path, { ...books, paymentToken: 'token:good' }, eve)).data;
    const subscribers = async (text: string) =>
      (await test.call(listAdminSubscriptions.path, { search: text }, admin.browser)).data.rows;
    for (const isOld of [false, true]) {
      if (isOld) await test.db.updateTable('orders').set({ email_hash: null }).execute();
      for (const text of ['books@example.com', 'eve@example.com']) {
        expect(
          (await search(text)).data.rows.map((order) => order.id),
          text,
        ).toEqual([id]);
        expect(await subscribers(text)).toMatchObject([{ email: 'eve@example.com' }]);
      }
    }
    await test.call(endpoints.deleteAccount.path, { currentPassword: 'otter lamp quartz 58' }, eve);
    expect((await search('books@example.com')).data.rows).toEqual([]);
  });

  it('pages through orders and subscriptions, passing over accounts that never paid', async () => {
    const { records } = test.services;
    const first = (await records.orders.find(orderId))!;
    for (let made = 1; made <= 30; made += 1) {
      await records.orders.add({ ...first, id: newId(test.clock.nowMs() + made), receiptNumber: null });
      const userId = newId(made);
      await records.transaction(async (inside) => {
        await inside.subscriptions.lock(userId);
        const kept = (await inside.subscriptions.find(danaId))!;
        if (made % 2 === 0) await inside.subscriptions.save(userId, kept, undefined);
      });
    }
    const ids: string[] = [];
    for (let before: string | null | undefined; before !== null;) {
      const page = await test.call(listAdminOrders.path, before === undefined ? {} : { before }, admin.browser);
      ids.push(...page.data.rows.map(({ id }) => id));
      before = page.data.next;
    }
    expect(ids).toHaveLength(31);
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
    const { rows } = (await test.call(listAdminSubscriptions.path, {}, admin.browser)).data;
    expect(rows).toHaveLength(16);
  });

  it('refunds once: access ends at once, and what was issued stays valid', async () => {
    const issued = await test.app.inject({
      method: 'POST',
      url: generatePdf.path,
      headers: { authorization: `Bearer ${dana.idToken}` },
      payload: { ...DOCUMENT_REQUEST, issue: ISSUE },
    });
    expect(issued.statusCode).toBe(200);
    const isActive = async () => (await test.get(getProfile.path, dana)).data.subscription.isActive;
    expect(await isActive()).toBe(true);
    const answers = await Promise.all([refund(), refund()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'refundTooLate' });
    expect(await refund()).toMatchObject({ status: 409 });
    expect(await isActive()).toBe(false);
    const mails = await test.mails();
    expect(mails).toMatchObject([{ to: DANA, subject: 'We refunded your payment' }]);
    // Once the money has gone back.
    expect(await refund()).toMatchObject({ status: 409, code: 'refundedAlready' });
    expect(gateway.moved).toEqual([
      { orderId, cents: 1200 },
      { orderId, cents: -1200 },
    ]);
    expect((await test.get(at(getSubscriber.path, danaId), admin.browser)).data).toMatchObject({
      status: 'ended',
      refundableOrder: null,
      orders: [{ status: 'refunded' }],
    });
    const checked = await test.call(verifyFile.path, fingerprintOf(new Uint8Array(issued.rawPayload)));
    expect(checked.data).toMatchObject({ result: 'unchanged' });
    expect(await trail(admin)).toMatchObject([
      { by: ADMIN, action: 'refunded', subject: danaId, details: 'PW-2026-000001, $12.00' },
      { by: ADMIN, action: 'confirmed' },
    ]);
  });

  it('refunds only the order that was shown, within 14 days', async () => {
    expect(await refund(admin.browser, newId(0))).toMatchObject({ code: 'refundTooLate' });
    test.clock.goOn(11 * DAY_MS);
    await test.refresh(admin.browser);
    test.clock.goOn(4 * DAY_MS);
    await test.refresh(admin.browser);
    await test.call(confirmAdmin.path, { code: admin.code() }, admin.browser);
    expect(await refund()).toMatchObject({ code: 'refundTooLate' });
    expect(gateway.moved).toHaveLength(1);
    expect((await trail(admin)).map(({ action }) => action)).toEqual(['confirmed', 'confirmed']);
  });

  it('is nothing the trail doesn’t know: without an entry there is no refund', async () => {
    await test.db.schema.dropTable('admin_trail').execute();
    expect(await refund()).toMatchObject({ status: 500 });
    expect((await test.get(getProfile.path, dana)).data.subscription.isActive).toBe(true);
    expect(await test.mails()).toEqual([]);
  });

  it('still sees the payments of an account that was deleted, without a name', async () => {
    await test.call(endpoints.deleteAccount.path, { currentPassword: 'otter lamp quartz 58' }, dana);
    expect((await search('PW-2026-000001')).data.rows).toMatchObject([{ email: '', userId: danaId }]);
    expect((await test.get(at(getSubscriber.path, danaId), admin.browser)).data).toMatchObject({
      email: '',
      joinedAt: null,
      refundableOrder: null,
    });
  });
});
