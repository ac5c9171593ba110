import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import { DAY_MS } from '@paperwage/values';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import type { TestAdmin } from '../../../fixtures/admins.ts';
import { ADMIN, ADMIN_EMAILS, OTHER_ADMIN, signUpAdmin, signUpConfirmed } from '../../../fixtures/admins.ts';
import { ISSUE, payStubOf } from '../../../fixtures/issuing.ts';
import { testSigner } from '../../../fixtures/signing.ts';
import type { Browser, TestAccounts } from '../../../fixtures/test-accounts.ts';
import { PASSWORD, testAccounts } from '../../../fixtures/test-accounts.ts';
import { newId } from '../../../ids.ts';

const DANA = 'dana@example.com';
const { reportDocument, listReports, getReport, closeReport, revokeReported, listRefusals, decideRefusal } = endpoints;
const { listJobs, retryJob, listMail, listTrail, getAdminOverview, generatePdf } = endpoints;

let test: TestAccounts;
let admin: TestAdmin;
let other: TestAdmin;
beforeEach(async () => {
  const renderer = inProcessRenderer(undefined, testSigner);
  const limits = { ISSUERS_PER_DAY: '1', NAMES_PER_FIGURES: '1', VERIFICATIONS_PER_MINUTE: '1000' };
  test = await testAccounts({ ADMIN_EMAILS, ...limits }, { renderer });
  admin = await signUpAdmin(test);
  other = await signUpAdmin(test, OTHER_ADMIN);
  await test.mails();
});
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

const at = <Path extends string>(path: Path, id: string) => path.replace(/:\w+/, id) as Path;
const overview = async () => (await test.get(getAdminOverview.path, admin.browser)).data;
const actions = async () => (await test.call(listTrail.path, {}, admin.browser)).data.rows.slice(0, -2);

describe('a report', () => {
  const REPORT = {
    code: '7KQ4-M2XD-9RVT',
    reason: 'falseFigures',
    details: '<script>alert(1)</script> He is 123-45-6789, card 4242 4242 4242 4242, call (916) 555-0142.',
    email: 'owner@example.com',
  };
  const rows = async (state: 'open' | 'closed' = 'open') =>
    (await test.call(listReports.path, { state }, admin.browser)).data.rows;
  const read = async (id: string) => (await test.get(at(getReport.path, id), admin.browser)).data;
  const close = (id: string, answer: string, who = admin) => {
    test.clock.goOn(1);
    return test.call(at(closeReport.path, id), { answer }, who.browser);
  };

  it('is read with what verification shows, as it was written but for numbers of people and cards', async () => {
    await test.call(reportDocument.path, REPORT);
    test.clock.goOn(1);
    await test.call(reportDocument.path, { sha256: 'ab'.repeat(32), reason: 'other', details: '' });
    expect(await overview()).toMatchObject({ openReports: 2 });
    const [ofFile, ofCode] = await rows();
    expect(await read(ofFile!.id)).toMatchObject({
      email: null,
      code: null,
      sha256: 'ab'.repeat(32),
      verification: { result: 'unknown', issuedAt: null },
    });
    expect(await read(ofCode!.id)).toEqual({
      id: ofCode!.id,
      at: test.clock.nowMs() - 1,
      reason: 'falseFigures',
      details: '<script>alert(1)</script> He is •••-••-••••, card ••••, call (916) 555-0142.',
      hasEmail: true,
      decision: null,
      email: 'owner@example.com',
      code: REPORT.code,
      sha256: null,
      verification: { result: 'unknown', issuedAt: null },
      codeCount: 0,
      isDeleted: false,
      isEnded: false,
      newer: null,
      issuer: null,
    });
    expect(await test.get(at(getReport.path, newId(0)), admin.browser)).toMatchObject({ code: 'reportUnknown' });
  });

  /** A document of Dana's, by its id and first code. */
  const issueAsDana = async () => {
    const dana = await signUpConfirmed(test, DANA);
    await test.mails();
    const issued = await test.app.inject({
      method: 'POST',
      url: generatePdf.path,
      headers: { authorization: `Bearer ${dana.idToken}` },
      payload: { ...payStubOf({}), issue: ISSUE },
    });
    const id = String(issued.headers['x-document-id']);
    const { codes } = (await test.services.records.issued.heads([id])).get(id)!;
    return { dana, id, code: codes[0]!, codeCount: codes.length };
  };

  it('says that its document stands', async () => {
    const { code } = await issueAsDana();
    await test.call(reportDocument.path, { ...REPORT, code });
    const [row] = await rows();
    const shown = await test.app.inject({
      url: at(getReport.path, row!.id),
      headers: { authorization: `Bearer ${admin.browser.idToken}` },
    });
    expect(shown.json()).toMatchObject({ data: { verification: { result: 'stands' } } });
    const { companyInfo, employeeInfo } = payStubOf({}).documentData;
    for (const secret of [companyInfo.employerName, employeeInfo.employeeName, ISSUE.name, DANA]) {
      expect(shown.body).not.toContain(secret);
    }
  });

  it('has its document revoked by one admin, which its issuer and anyone who checks it are told with the reason', async () => {
    const { dana, id: documentId, code, codeCount } = await issueAsDana();
    await test.call(reportDocument.path, { ...REPORT, code });
    test.clock.goOn(1);
    await test.call(reportDocument.path, REPORT);
    const [ofUnknown, { id } = expect.fail('no report')] = await rows();
    expect(await read(id)).toMatchObject({ verification: { result: 'stands' }, codeCount });
    const revoke = (report: string, reason = 'falseFigures', who = admin) => {
      test.clock.goOn(1);
      return test.call(at(revokeReported.path, report), { reason }, who.browser);
    };
    expect(await revoke(id, 'because')).toMatchObject({ status: 400 });
    expect(await test.call(at(revokeReported.path, id), { reason: 'other' }, dana)).toMatchObject({
      code: 'adminOnly',
    });
    const both = await Promise.all([revoke(id), revoke(id, 'nameUsed', other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({ code: 'documentEnded' });
    expect(await revoke(newId(0))).toMatchObject({ code: 'reportUnknown' });
    expect(await revoke(ofUnknown!.id)).toMatchObject({ code: 'documentUnknown' });
    const [revokedFor, sentence, by] =
      both[0]!.status === 200
        ? ['falseFigures', 'The figures are false.', ADMIN]
        : ['nameUsed', 'A name is used without permission.', OTHER_ADMIN];
    expect(await read(id)).toMatchObject({ verification: { result: 'revoked', revokedFor }, decision: null });
    const checked = await test.call(endpoints.verifyCode.path, { code });
    expect(checked.data).toMatchObject({ result: 'revoked', revokedFor });
    const shown = await test.call(at(endpoints.getDocument.path, documentId), { type: 'paystub' }, dana);
    expect(shown.data.row.issued).toMatchObject({ state: 'revoked', revokedFor });
    const mails = await test.mails();
    expect(mails).toMatchObject([{ to: DANA, subject: `We revoked ${codeCount} pay stubs you issued` }]);
    expect(mails[0]!.text).toContain(sentence);
    expect(mails[0]!.text).toContain(`/user/history/paystub/${documentId}`);
    expect(mails[0]!.text).toContain('write to support@paperwage.example');
    expect(await actions()).toMatchObject([{ by, action: 'documentRevoked', subject: id, details: sentence }]);
  });

  it('is answered by mail and closed once: the second of two admins is told who was first', async () => {
    await test.call(reportDocument.path, REPORT);
    const { id } = (await rows())[0]!;
    const answers = await Promise.all([close(id, 'We revoked it.'), close(id, 'No.', other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = answers[0]!.status === 200 ? ADMIN : OTHER_ADMIN;
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'reportClosed',
      message: `${first} already closed this report. Reload the page to see the answer.`,
    });
    const answer = first === ADMIN ? 'We revoked it.' : 'No.';
    const mails = await test.mails();
    expect(mails).toMatchObject([{ to: 'owner@example.com', subject: 'About the document you reported' }]);
    expect(mails[0]!.text).toContain(`code ${REPORT.code}. This is our answer:\n\n${answer}\n`);
    expect(await rows()).toEqual([]);
    expect(await rows('closed')).toMatchObject([{ id, decision: { by: first, answer } }]);
    expect(await overview()).toMatchObject({ openReports: 0 });
    expect(await actions()).toMatchObject([
      { by: first, action: 'reportClosed', subject: id, details: 'Answered by email' },
    ]);
    const trailRows = await test.db.selectFrom('admin_trail').selectAll().execute();
    expect(trailRows.some(({ content }) => Buffer.from(content).includes('@example.com'))).toBe(false);
  });

  it('without an address or an answer is closed without a mail', async () => {
    const { email, ...without } = REPORT;
    await test.call(reportDocument.path, without);
    test.clock.goOn(1);
    await test.call(reportDocument.path, { ...without, email });
    const [second, first] = await rows();
    expect(await close(first!.id, 'Nothing to do.')).toMatchObject({ status: 200 });
    expect(await close(second!.id, ' ')).toMatchObject({ status: 200 });
    expect(await test.mails()).toEqual([]);
    expect(await close(newId(0), '')).toMatchObject({ status: 404, code: 'reportUnknown' });
    expect(await close(first!.id, 'x'.repeat(4001))).toMatchObject({ status: 400 });
  });
});

describe('a refusal to issue', () => {
  let dana: Browser;
  beforeEach(async () => {
    dana = await signUpConfirmed(test, DANA);
    await test.mails();
  });
  const issue = async (changes: Parameters<typeof payStubOf>[0], name: string = ISSUE.name, browser = dana) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: generatePdf.path,
      headers: { authorization: `Bearer ${browser.idToken}` },
      payload: { ...payStubOf(changes), issue: { ...ISSUE, name } },
    });
    return answer.statusCode === 200 ? 'issued' : answer.json<{ error: { code: string } }>().error.code;
  };
  const rows = async (state: 'open' | 'closed' = 'open') =>
    (await test.call(listRefusals.path, { state }, admin.browser)).data.rows;
  const decide = (id: string, isAllowed: boolean, answer = '', who = admin) => {
    test.clock.goOn(1);
    return test.call(at(decideRefusal.path, id), { isAllowed, answer }, who.browser);
  };

  it('is one entry however often it is tried, without the person on the document', async () => {
    for (let tries = 0; tries < 3; tries += 1) expect(await issue({ employer: 'I\u200bRS' })).toBe('issuerBlocked');
    test.clock.goOn(1);
    expect(await issue({}, 'Wells Fargo')).toBe('issuerBlocked');
    const found = await rows();
    expect(found).toMatchObject([
      { name: 'Wells Fargo', typed: 'Wells Fargo', email: DANA, rule: 'issuerBlocked', times: 1, decision: null },
      { name: 'IRS', typed: 'I\u200bRS', times: 3 },
    ]);
    expect(JSON.stringify(found)).not.toContain(payStubOf({}).documentData.employeeInfo.employeeName);
    expect(await overview()).toMatchObject({ openRefusals: 2 });
  });

  it('is lifted for the account and the name, and for nothing else', async () => {
    await issue({ employer: 'I.R.S. Tools LLC' });
    const { id } = (await rows())[0]!;
    expect(await decide(id, true, 'We checked your registration.')).toMatchObject({ status: 200 });
    expect(await issue({ employer: 'i.r.s.  tools llc' })).toBe('issued');
    expect(await issue({ employer: 'I.R.S. Tools' })).toBe('issuerBlocked');
    const mail = (await test.mails()).find(({ to }) => to === DANA)!;
    const ben = await signUpConfirmed(test, 'ben@example.com');
    expect(await issue({ employer: 'I.R.S. Tools LLC' }, ISSUE.name, ben)).toBe('issuerBlocked');
    expect(mail.subject).toBe('You can issue your documents now');
    expect(mail.text).toContain('You can now issue documents in the name of I.R.S. Tools LLC.');
    expect(mail.text).toContain('We checked your registration.');
    expect(await rows('closed')).toMatchObject([{ id, decision: { by: ADMIN, isAllowed: true } }]);
    const details = expect.stringMatching(/^A blocked name, account [\da-f-]+$/) as string;
    expect(await actions()).toMatchObject([{ action: 'issuingAllowed', subject: id, details }]);
  });

  it.each([
    ['issuersTooMany', { employer: 'Birch' }, { employer: 'Cedar' }],
    ['namesTooMany', { employee: 'Ben' }, { employee: 'Cleo' }],
  ])('of the rule %s is lifted', async (rule, first, second) => {
    expect(await issue({})).toBe('issued');
    expect(await issue(first)).toBe(rule);
    await decide((await rows())[0]!.id, true);
    expect(await issue(first)).toBe('issued');
    expect(await issue(second)).toBe('issued');
  });

  it('is kept, told only with an answer, and decided once', async () => {
    await issue({ employer: 'IRS' });
    const { id } = (await rows())[0]!;
    const both = await Promise.all([decide(id, false), decide(id, true, '', other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = both[0]!.status === 200;
    expect(both.find(({ status }) => status === 409)).toMatchObject({ code: 'refusalDecided' });
    expect(await issue({ employer: 'IRS' })).toBe(kept ? 'issuerBlocked' : 'issued');
    expect(await test.mails()).toHaveLength(kept ? 0 : 1);
    await issue({ employer: 'FDIC' });
    expect(await decide((await rows())[0]!.id, false, 'The FDIC is an agency.')).toMatchObject({ status: 200 });
    const mails = await test.mails();
    expect(mails).toMatchObject([{ to: DANA, subject: 'About the document we didn’t issue' }]);
    expect(mails[0]!.text).toContain('The FDIC is an agency.');
    expect(await decide(newId(0), true)).toMatchObject({ code: 'refusalUnknown' });
  });

  it('goes with the account, and what was allowed too', async () => {
    await issue({ employer: 'IRS' });
    await decide((await rows())[0]!.id, true);
    await test.call(endpoints.deleteAccount.path, { currentPassword: PASSWORD }, dana);
    expect(await rows('closed')).toEqual([]);
    expect(await test.db.selectFrom('issuing_allowances').selectAll().execute()).toEqual([]);
  });
});

describe('jobs and mail', () => {
  const mails = async (body: object) => (await test.call(listMail.path, body, admin.browser)).data.rows;

  it('that failed are listed with the reason, and run again by an admin', async () => {
    const { jobs } = test.services.records;
    const id = await jobs.add({
      kind: 'mail',
      payload: { to: 'of@nobody.example', subject: 'A', text: 'B' },
      runAtMs: 0,
    });
    const job = (await jobs.claim(test.clock.nowMs(), 1000))!;
    const run = (which = id) => test.call(at(retryJob.path, which), undefined, admin.browser);
    expect(await run()).toMatchObject({ status: 409, code: 'jobRunning' });
    await jobs.putBack(job, 'Error ECONNREFUSED', undefined);
    expect(await overview()).toMatchObject({ failedJobs: 1, waitingJobs: 0 });
    const listed = await test.call(listJobs.path, {}, admin.browser);
    expect(listed.data.rows).toMatchObject([
      { id, kind: 'mail', attempts: 1, reason: 'Error ECONNREFUSED', hasFailed: true },
    ]);
    expect(JSON.stringify(listed.data)).not.toContain('nobody.example');
    expect(await run()).toMatchObject({ status: 200 });
    expect((await test.call(listJobs.path, { state: 'waiting' }, admin.browser)).data.rows).toMatchObject([
      { id, attempts: 0, hasFailed: false },
    ]);
    expect(await run(newId(0))).toMatchObject({ status: 404, code: 'jobUnknown' });
    expect(await actions()).toMatchObject([{ action: 'jobRetried', subject: id, details: 'mail' }]);
  });

  it('is listed once it is in the queue and once it was sent, without its text, links or most of the address', async () => {
    await test.signUp(DANA);
    const queued = await mails({ state: 'queued' });
    expect(queued).toMatchObject([{ to: 'd•••@example.com', subject: 'Confirm your email', state: 'waiting' }]);
    await test.mails();
    expect(await mails({ state: 'queued' })).toEqual([]);
    const answer = await test.app.inject({
      method: 'POST',
      url: listMail.path,
      headers: { authorization: `Bearer ${admin.browser.idToken}` },
      payload: { email: ' Dana@example.com ' },
    });
    expect(answer.json()).toMatchObject({
      data: { rows: [{ to: 'd•••@example.com', subject: 'Confirm your email', state: 'sent' }], next: null },
    });
    expect(answer.body).not.toMatch(/token|http|dana@/);
    const rows = await test.db.selectFrom('sent_mails').selectAll().execute();
    expect(rows.some(({ content }) => Buffer.from(content).includes('example.com'))).toBe(false);
    expect(await mails({ email: 'nobody@example.com' })).toEqual([]);
  });

  it('is forgotten with the account, and after 30 days', async () => {
    const dana = await test.signUp(DANA);
    await test.mails();
    expect(await mails({ email: DANA })).toHaveLength(1);
    await test.call(endpoints.deleteAccount.path, { currentPassword: PASSWORD }, dana);
    expect(await mails({ email: DANA })).toEqual([]);
    expect(await mails({})).not.toEqual([]);
    const { sentMails } = test.services.records;
    await sentMails.purge(test.clock.nowMs() - 30 * DAY_MS);
    expect(await mails({})).not.toEqual([]);
    await sentMails.purge(test.clock.nowMs() + 1);
    expect(await mails({})).toEqual([]);
  });
});
