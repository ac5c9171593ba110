import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints, IDEMPOTENCY_HEADER } from '@paperwage/api-contract';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { issuingStoppedMessage } from '../../../features/administration/admin-messages.ts';
import type { TestAdmin } from '../../../fixtures/admins.ts';
import { ADMIN, ADMIN_EMAILS, OTHER_ADMIN, signUpAdmin, signUpConfirmed } from '../../../fixtures/admins.ts';
import { ISSUE, payStubOf } from '../../../fixtures/issuing.ts';
import { testSigner } from '../../../fixtures/signing.ts';
import type { Browser, TestAccounts } from '../../../fixtures/test-accounts.ts';
import { PASSWORD, testAccounts } from '../../../fixtures/test-accounts.ts';
import { newId } from '../../../ids.ts';

const DANA = 'dana@example.com';
const REASON = 'Your stubs are in the name of a company that isn’t yours';
const { generatePdf, generateXlsx, verifyCode, revokeDocument, deleteAccount } = endpoints;
const { stopIssuing, startIssuing, listStoppedAccounts, listRefusals, listTrail } = endpoints;
const { reportDocument, listReports, getReport, revokeReported } = endpoints;

let test: TestAccounts;
let admin: TestAdmin;
let other: TestAdmin;
let dana: Browser;
let userId: string;
beforeEach(async () => {
  const renderer = inProcessRenderer(undefined, testSigner);
  test = await testAccounts({ ADMIN_EMAILS }, { renderer });
  admin = await signUpAdmin(test);
  other = await signUpAdmin(test, OTHER_ADMIN);
  dana = await signUpConfirmed(test, DANA);
  userId = (await test.get(endpoints.getProfile.path, dana)).data.user.id;
  await test.mails();
});
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

const at = <Path extends string>(path: Path, id: string) => path.replace(/:\w+/, id) as Path;
const actions = async () => (await test.call(listTrail.path, {}, admin.browser)).data.rows.slice(0, -2);

/** Issues as Dana, and answers the id of the document or the refusal. */
async function issue({
  changes = {} as Parameters<typeof payStubOf>[0],
  more = {},
  key = newId(test.clock.nowMs()),
  path = generatePdf.path as string,
} = {}) {
  test.clock.goOn(1);
  const answer = await test.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${dana.idToken}`, [IDEMPOTENCY_HEADER]: key },
    payload: { ...payStubOf(changes), issue: { ...ISSUE, ...more } },
  });
  const id = String(answer.headers['x-document-id']);
  if (answer.statusCode === 200) return { id, codes: (await test.services.records.issued.heads([id])).get(id)!.codes };
  const { code, message } = answer.json<{ error: { code: string; message: string } }>().error;
  return { refused: code, message, id: '', codes: [] };
}

describe('an account that an admin stopped', () => {
  const stop = (reason = REASON, who = admin, of = userId) => {
    test.clock.goOn(1);
    return test.call(at(stopIssuing.path, of), { reason }, who.browser);
  };
  const start = (of = userId) => {
    test.clock.goOn(1);
    return test.call(at(startIssuing.path, of), undefined, admin.browser);
  };
  const stopped = async () => (await test.call(listStoppedAccounts.path, {}, admin.browser)).data.rows;

  it('issues nothing, and is told why and where to appeal', async () => {
    const key = newId(test.clock.nowMs());
    const { id, codes } = await issue({ key });
    const profile = async () => (await test.get(endpoints.getProfile.path, dana)).data.user;
    expect(await profile()).not.toHaveProperty('issuingStopped');
    expect(await stop()).toMatchObject({ status: 200, data: { by: ADMIN, reason: `${REASON}.` } });
    const refusal = await issue();
    expect(refusal.refused).toBe('issuingStopped');
    expect(refusal.message).toBe(
      `We stopped this account from issuing documents on November 20, 2026. Reason: ${REASON}. ` +
        'Documents you already issued stay as they are. If this is a mistake, write to support@paperwage.example.',
    );
    // The page says the same before anything is filled in.
    expect(await profile()).toMatchObject({ issuingStopped: refusal.message });
    expect((await issue({ path: generateXlsx.path })).refused).toBe('issuingStopped');
    expect((await issue({ more: { replaces: id } })).refused).toBe('issuingStopped');
    // What it issued stands, is handed out again, and can be revoked.
    expect((await issue({ key })).id).toBe(id);
    expect((await test.call(verifyCode.path, { code: codes[0]! })).data).toMatchObject({ result: 'stands' });
    expect(await test.call(at(revokeDocument.path, id), undefined, dana)).toMatchObject({ status: 200 });
    const mails = await test.mails();
    expect(mails).toMatchObject([{ to: DANA, subject: 'Your account can’t issue documents now' }]);
    expect(mails[0]!.text).toContain(`Reason: ${REASON}.`);
    expect(mails[0]!.text).toContain('write to support@paperwage.example');
    expect(mails[0]!.text).not.toContain('plan');
    const listed = await test.call(listRefusals.path, {}, admin.browser);
    expect(listed.data.rows).toEqual([]);
  });

  it('is listed with the reason until an admin lets it issue again, which the trail has too', async () => {
    await stop();
    expect(await stopped()).toMatchObject([{ userId, email: DANA, by: ADMIN, reason: `${REASON}.` }]);
    expect(await start()).toMatchObject({ status: 200 });
    expect(await stopped()).toEqual([]);
    expect((await issue()).refused).toBeUndefined();
    expect((await test.mails()).at(-1)).toMatchObject({ to: DANA, subject: 'You can issue documents again' });
    expect(await start()).toMatchObject({ status: 409, code: 'accountNotStopped' });
    expect(await actions()).toMatchObject([
      { by: ADMIN, action: 'issuingStarted', subject: userId, details: `Account ${userId}` },
      { by: ADMIN, action: 'issuingStopped', subject: userId, details: `Account ${userId}` },
    ]);
  });

  it('is stopped by one admin, for a reason, and nobody else', async () => {
    expect(await stop(' ')).toMatchObject({ status: 400 });
    expect(await stop(REASON, { ...admin, browser: dana })).toMatchObject({ code: 'adminOnly' });
    expect(await stop(REASON, admin, newId(0))).toMatchObject({ status: 404, code: 'accountUnknown' });
    expect(await start(newId(0))).toMatchObject({ status: 404, code: 'accountUnknown' });
    const both = await Promise.all([stop(), stop(REASON, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      code: 'accountStopped',
      message: `${both[0]!.status === 200 ? ADMIN : OTHER_ADMIN} already stopped this account. Reload the page to see why.`,
    });
    expect(await stopped()).toHaveLength(1);
    expect(await test.mails()).toHaveLength(1);
  });

  it('is said to be one beside its refusals', async () => {
    expect((await issue({ changes: { employer: 'IRS' } })).refused).toBe('issuerBlocked');
    const refusals = async () => (await test.call(listRefusals.path, {}, admin.browser)).data.rows;
    expect(await refusals()).toMatchObject([{ userId, stop: null }]);
    await stop();
    expect(await refusals()).toMatchObject([{ userId, stop: { by: ADMIN, reason: `${REASON}.` } }]);
  });

  it('is not stopped for a reason that nobody can read', async () => {
    for (const reason of ['\u200b\u200b', '\u3164', '\u034f', 'One\nTwo']) {
      expect(await stop(reason)).toMatchObject({ status: 400 });
    }
  });

  it('is told where a plan is canceled, where there are plans', () => {
    const accountUrl = 'https://paperwage.example/user/account';
    const words = { reason: `${REASON}.`, accountUrl, appealEmail: 'help@example.com' };
    expect(issuingStoppedMessage(DANA, words).text).toContain(
      `If you have a plan, you can cancel it at any time:\n${accountUrl}\n`,
    );
  });

  it('keeps why in no clear text, and only until it is deleted', async () => {
    await stop();
    const rows = () => test.db.selectFrom('issuing_stops').selectAll().execute();
    expect((await rows()).map(({ content }) => Buffer.from(content).includes('company'))).toEqual([false]);
    await test.call(deleteAccount.path, { currentPassword: PASSWORD }, dana);
    expect(await rows()).toEqual([]);
  });
});

describe('a report of a document that was replaced', () => {
  it('leads to the newest one, which is revoked for the same reasons, and says who can be stopped', async () => {
    const first = await issue();
    const second = await issue({ more: { replaces: first.id } });
    const third = await issue({ more: { replaces: second.id } });
    await test.call(reportDocument.path, { code: first.codes[0]!, reason: 'falseFigures', details: '' });
    const [row] = (await test.call(listReports.path, {}, admin.browser)).data.rows;
    const read = async () => (await test.get(at(getReport.path, row!.id), admin.browser)).data;
    const [code] = third.codes;
    const newer = { code, codeCount: third.codes.length, isRevoked: false };
    expect(await read()).toMatchObject({
      verification: { result: 'replaced' },
      newer,
      issuer: { userId, documentCount: 3, reportCount: 1, stop: null },
    });
    await test.call(reportDocument.path, { code: code!, reason: 'other', details: '' });
    expect(await read()).toMatchObject({ issuer: { reportCount: 2 } });
    const revoke = (newerId?: string) =>
      test.call(at(revokeReported.path, row!.id), { reason: 'nameUsed', ...(newerId && { newerId }) }, admin.browser);
    expect(await revoke()).toMatchObject({ code: 'documentEnded' });
    expect(await revoke(second.id)).toMatchObject({ code: 'reportOutdated' });
    expect(await revoke(third.id)).toMatchObject({ status: 200 });
    expect(await revoke(third.id)).toMatchObject({ code: 'documentEnded' });
    expect(await read()).toMatchObject({ verification: { result: 'replaced' }, newer: { ...newer, isRevoked: true } });
    expect((await test.call(verifyCode.path, { code: code! })).data).toMatchObject({
      result: 'revoked',
      revokedFor: 'nameUsed',
    });
    expect((await test.mails()).map(({ to }) => to)).toEqual([DANA]);
    const details = 'A name is used without permission. The document that replaced the reported one.';
    expect(await actions()).toMatchObject([{ action: 'documentRevoked', subject: row!.id, details }]);
    await test.call(at(endpoints.deleteDocument.path, third.id), undefined, dana);
    expect(await read()).toMatchObject({ newer: { isDeleted: true, isRevoked: true } });
  });

  it('leads to the code at the same place as the reported one, or to the first if there is none', async () => {
    const first = await issue();
    const second = await issue({ more: { replaces: first.id } });
    await test.call(reportDocument.path, { code: first.codes[1]!, reason: 'falseFigures', details: '' });
    const [row] = (await test.call(listReports.path, {}, admin.browser)).data.rows;
    const read = async () => (await test.get(at(getReport.path, row!.id), admin.browser)).data;
    expect(await read()).toMatchObject({ newer: { code: second.codes[1] } });
    const third = await issue({ changes: { stubs: 1 }, more: { replaces: second.id } });
    expect(await read()).toMatchObject({ newer: { code: third.codes[0], codeCount: 1 } });
  });

  it('is revoked though its issuer deleted it, and stays so when it is restored', async () => {
    const { id, codes } = await issue();
    const [code] = codes;
    await test.call(reportDocument.path, { code: code!, reason: 'falseFigures', details: '' });
    await test.call(at(endpoints.deleteDocument.path, id), undefined, dana);
    const [row] = (await test.call(listReports.path, {}, admin.browser)).data.rows;
    expect((await test.get(at(getReport.path, row!.id), admin.browser)).data).toMatchObject({
      verification: { result: 'unknown' },
      isDeleted: true,
      issuer: { userId },
    });
    const revoke = { reason: 'falseFigures' } as const;
    expect(await test.call(at(revokeReported.path, row!.id), revoke, admin.browser)).toMatchObject({ status: 200 });
    await test.call(at(endpoints.restoreDocument.path, id), undefined, dana);
    expect((await test.call(verifyCode.path, { code: code! })).data).toMatchObject({ result: 'revoked' });
  });
});
