import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import { inProcessRenderer } from '../../adapters/in-process-renderer.ts';
import { bytesOfDatabase, textsIn } from '../../fixtures/database-files.ts';
import { usualDatabaseKinds, newPostgresDatabase } from '../../fixtures/databases.ts';
import { codeIn } from '../../fixtures/phone-app.ts';
import { DOCUMENT_REQUEST, INVOICE_REQUEST } from '../../fixtures/requests.ts';
import { softwareAuthenticator } from '../../fixtures/software-authenticator.ts';
import type { Browser, TestAccounts } from '../../fixtures/test-accounts.ts';
import { PASSWORD, testAccounts } from '../../fixtures/test-accounts.ts';
import type { DatabasePlace } from '../../places.ts';

const PUBLIC_URL = 'https://pay.example.com';
const EMAIL = 'zsofia.wyszynska@planted.example';
const NEW_EMAIL = 'changed@planted.example';
/** Names, and parts of them, in no other text of the tests. */
const NAMES = ['Quetzalcóatl Bakery', 'Quetzalcóatl', 'Jadwiga Wyszyńska', 'Wyszyńska', 'Grzegorz', 'Zsófia’s key'];
const [FROM, , TO, , CONTACT, KEY] = NAMES as [string, string, string, string, string, string];
const DAY = '2031-07-19';
const NUMBER = '+19165550187';
const PLANTED = [...NAMES, DAY, '07/19/2031', 'planted.example', 'zsofia', NUMBER, '9165550187', 'ZS-SUBJECT'];

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'paperwage-sealed-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe.each(usualDatabaseKinds)('the files of a database of %s', (kind) => {
  let place: DatabasePlace;
  let test: TestAccounts;
  let user: Browser;
  beforeEach(async () => {
    place = kind === 'sqlite' ? { kind, file: path.join(folder, 'x.sqlite') } : await newPostgresDatabase();
    test = await testAccounts({ PUBLIC_URL }, { renderer: inProcessRenderer() }, place);
    user = await test.signUp(EMAIL);
  });
  afterEach(async () => {
    await test.app.close();
    await test.services.records.close();
  });

  const done = async (url: string, payload: object) => {
    const answer = await test.app.inject({
      ...{ method: 'POST', url, payload, cookies: Object.fromEntries(user.cookies) },
      headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${user.idToken}` },
    });
    expect(answer.statusCode, `${url} ${answer.body.slice(0, 300)}`).toBe(200);
  };

  /** Names, a day, addresses and a number, in everything that keeps them; mails and codes wait to be sent. */
  async function plant(): Promise<void> {
    const invoice = {
      ...INVOICE_REQUEST.documentData,
      from: { ...INVOICE_REQUEST.documentData.from, name: FROM, email: EMAIL, phone: NUMBER },
      to: { ...INVOICE_REQUEST.documentData.to, name: TO },
      date: DAY,
    };
    const { companyInfo, employeeInfo, items } = DOCUMENT_REQUEST.documentData;
    const stub = {
      ...DOCUMENT_REQUEST.documentData,
      companyInfo: { ...companyInfo, employerName: FROM, employerTelephone: NUMBER },
      employeeInfo: { ...employeeInfo, employeeName: TO },
      items: items.map((item) => ({ ...item, payDate: DAY })),
    };
    await done(endpoints.saveDraft.path, { ...INVOICE_REQUEST, documentData: invoice });
    await done(endpoints.saveDraft.path, { ...DOCUMENT_REQUEST, documentData: stub });
    await done(endpoints.generatePdf.path, { ...INVOICE_REQUEST, documentData: invoice });
    await done(endpoints.saveContact.path, { kind: 'client', name: CONTACT, email: NEW_EMAIL, phone: NUMBER });
    await done(endpoints.updateProfile.path, { firstName: 'Zsófia', lastName: 'Wyszyńska' });
    await plantWaysIn();
  }

  async function plantWaysIn(): Promise<void> {
    const { data } = await test.call(endpoints.beginPhone.path, { number: NUMBER, currentPassword: PASSWORD }, user);
    await done(endpoints.confirmPhone.path, { ticket: data.ticket, code: codeIn(await test.texts()) });
    const key = softwareAuthenticator(PUBLIC_URL);
    const begun = await test.call(endpoints.beginPasskey.path, { currentPassword: PASSWORD }, user);
    await done(endpoints.addPasskey.path, { response: key.create(begun.data.options.challenge) });
    const [passkey] = (await test.get(endpoints.getAccountSecurity.path, user)).data.passkeys;
    await done(endpoints.renamePasskey.path.replace(':id', passkey!.id), { name: KEY });
    const { records, clock } = test.services;
    const account = (await records.accounts.findByEmail(EMAIL))!;
    const identity = { issuer: 'https://acme.example', subject: 'ZS-SUBJECT', userId: account.id, provider: 'acme' };
    await records.social.add(identity, clock.nowMs());
    await records.accounts.setEmailValid(account.id);
    await done(endpoints.updateProfile.path, { email: NEW_EMAIL, currentPassword: PASSWORD });
    for (const [path_, payload] of [
      [endpoints.forgotPassword.path, { email: EMAIL }],
      [endpoints.sendEmailLink.path, { email: EMAIL }],
      [endpoints.sendPhoneCode.path, { number: NUMBER }],
      [endpoints.signIn.path, { email: 'nobody@planted.example', password: PASSWORD }],
      [endpoints.signIn.path, { email: EMAIL, password: 'wrong horse battery' }],
    ] as const) {
      await test.call(path_, payload);
    }
  }

  it('say no name, day, address or number of anybody, and all is found', async () => {
    await plant();
    const bytes = await bytesOfDatabase(test.db, place);
    expect(bytes.includes('link_tokens')).toBe(true);
    expect(textsIn(bytes, PLANTED)).toEqual([]);
    const { drafts } = (await test.get(endpoints.listDrafts.path, user)).data;
    expect(drafts).toMatchObject([
      { fromName: FROM, toName: TO, date: DAY },
      { fromName: FROM, toName: TO, date: DAY },
    ]);
    for (const name of ['wysz', 'QUETZALCOATL bak', 'Jadwiga Wyszyńska', 'w']) {
      const filter = { limit: 15, filter: { name } };
      const found = await test.call(endpoints.listDocuments.path.replace(':type', 'invoice'), filter, user);
      expect(found.data, name).toMatchObject([{ from: { name: FROM }, to: { name: TO } }]);
    }
    expect(
      await test.call(endpoints.signIn.path, { email: ` ${EMAIL.toUpperCase()}`, password: PASSWORD }),
    ).toMatchObject({
      status: 200,
    });
  });
});
