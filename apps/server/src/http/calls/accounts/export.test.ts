import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_ID_HEADER, endpoints } from '@paperwage/api-contract';
import JSZip from 'jszip';
import { PNG } from 'pngjs';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { recordsOfUser } from '../../../features/account-data/delete-all-of.ts';
import { jobHandlers } from '../../../job-handlers.ts';
import { runDueJobs } from '../../../features/jobs/run-jobs.ts';
import { hashesOfOwner } from '../../../adapters/database/sealing/keyed-hashes.ts';
import { usualDatabaseKinds } from '../../../fixtures/databases.ts';
import { DOCUMENT_REQUEST, INVOICE_REQUEST } from '../../../fixtures/requests.ts';
import { testConfig } from '../../../fixtures/test-app.ts';
import type { Ask, UserApp } from '../../../fixtures/user-app.ts';
import { userApp } from '../../../fixtures/user-app.ts';

const renderer = inProcessRenderer();
const USER = 'a1b2';
const OTHER = 'c3d4';
const NEW_USER = 'e5f6';
/** Of a person who has made nothing. */
const EMPTY = ['address-book.json', 'index.csv', 'index.html', 'profile.json'];

describe.each(usualDatabaseKinds)('all own data on %s', (kind) => {
  let server: UserApp;
  let user: Ask;
  let other: Ask;
  beforeEach(async () => {
    server = await userApp(kind, { renderer });
    user = server.as(USER);
    other = server.as(OTHER);
    const account = {
      isValidEmail: true,
      isGuest: true,
      firstName: 'Ana',
      lastName: '',
      createdAtMs: 1,
      sessionsEndedAtMs: 0,
    };
    for (const id of [USER, OTHER, NEW_USER]) {
      await server.database.records.accounts.add({ ...account, id, email: `${id}@example.com` });
    }
  });
  afterEach(() => server.close());

  /** A logo, a draft that uses it, two documents and a contact; answers the PDF of the first. */
  async function fill(ask: Ask) {
    const picture = PNG.sync.write(new PNG({ width: 3, height: 3 }));
    const logo = (await ask('POST', endpoints.uploadLogo.path, picture, { 'content-type': 'image/png' })).json();
    const { documentData } = INVOICE_REQUEST;
    await ask('POST', endpoints.saveDraft.path, {
      ...INVOICE_REQUEST,
      documentData: { ...documentData, logo: logo.data.url },
    });
    await ask('POST', endpoints.saveContact.path, { kind: 'client', name: 'Nora' });
    const issued = await ask('POST', endpoints.generatePdf.path, DOCUMENT_REQUEST);
    await ask('POST', endpoints.generatePdf.path, INVOICE_REQUEST);
    return { pdf: issued.rawPayload, id: String(issued.headers[DOCUMENT_ID_HEADER]) };
  }

  const exported = async (ask: Ask = user) => {
    const response = await ask('GET', endpoints.exportAccount.path);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(response.headers['content-disposition']).toContain('paperwage-2026-11-20.zip');
    return JSZip.loadAsync(response.rawPayload);
  };
  const kinds = (zip: JSZip) =>
    Object.values(zip.files)
      .filter(({ dir }) => !dir)
      .map(({ name }) => name.replace(/[\da-f]{32}|[\da-f]{6}(?=\.(?:pdf|json)$)/, '*'))
      .sort();

  it('comes as one ZIP', async () => {
    const { pdf, id } = await fill(user);
    await fill(other);
    const zip = await exported();
    expect(kinds(zip)).toEqual([
      'Drafts/2026-11-20 Łukasz Hernández *.json',
      'Invoices/2026/2026-11-20 Łukasz Hernández INV-20418 *.json',
      'Invoices/2026/2026-11-20 Łukasz Hernández INV-20418 *.pdf',
      'Logos/2026-12-20/*.png',
      'Pay stubs/2026/2026-11-20 Núria Nguyễn-Ortega *.json',
      'Pay stubs/2026/2026-11-20 Núria Nguyễn-Ortega *.pdf',
      'address-book.json',
      'index.csv',
      'index.html',
      'profile.json',
    ]);
    const json = async (name: string) => JSON.parse(await zip.file(name)!.async('string')) as unknown;
    expect(await json('profile.json')).toMatchObject({
      user: { id: USER, email: `${USER}@example.com`, firstName: 'Ana' },
    });
    expect(await json('address-book.json')).toMatchObject([{ name: 'Nora' }]);
    const path = `Pay stubs/2026/2026-11-20 Núria Nguyễn-Ortega ${id.slice(-6)}`;
    expect(await json(`${path}.json`)).toMatchObject({
      id,
      type: 'paystub',
      documentData: DOCUMENT_REQUEST.documentData,
    });
    expect((await zip.file(`${path}.pdf`)!.async('nodebuffer')).equals(pdf)).toBe(true);
    const empty = await exported(server.as(NEW_USER));
    expect(kinds(empty)).toEqual(EMPTY);
  });

  it('has an index for a browser and one for a spreadsheet, whose links lead to its files', async () => {
    await fill(user);
    const zip = await exported();
    const page = await zip.file('index.html')!.async('string');
    for (const text of [
      'Núria Nguyễn-Ortega',
      'Nov 20, 2026',
      '$2,481.66 ($7,444.98 total)',
      'Łukasz Hernández',
      '>$7,409.05</td>',
      '<h2>Drafts</h2>',
      '<td data-label="Name">Nora</td>',
    ]) {
      expect(page).toContain(text);
    }
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => decodeURIComponent(href!));
    for (const link of links) expect(zip.file(link), link).not.toBeNull();
    expect(links).toHaveLength(6);
    const lines = (await zip.file('index.csv')!.async('string')).split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffType,Date,To,From,Name,Number,Amount,Total of set,Currency,Stubs,Verification,Codes,Created,PDF,Data',
    );
    expect(lines[1]).toMatch(/^Pay stub,2026-11-20,Núria Nguyễn-Ortega,.*,,,2481\.66,7444\.98,USD,3,/);
    expect(lines[2]).toMatch(
      /^Invoice,2026-11-20,Łukasz Hernández,[^,]+,Invoice,INV-20418,7409\.05,,USD,,,,2026-11-20T/,
    );
    for (const line of lines.slice(1, -1)) expect(zip.file(/([^,"]+\.pdf)/.exec(line)![1]!), line).not.toBeNull();
    expect(lines).toHaveLength(4);
  });

  it('shows what somebody typed as text alone', async () => {
    const { documentData } = INVOICE_REQUEST;
    const to = { ...documentData.to, name: '=1+1 <b>"A/B"' };
    await user('POST', endpoints.generatePdf.path, { ...INVOICE_REQUEST, documentData: { ...documentData, to } });
    const zip = await exported();
    expect(await zip.file('index.html')!.async('string')).toContain('=1+1 &#60;b&#62;&#34;A/B&#34;');
    expect(await zip.file('index.csv')!.async('string')).toContain(`"'=1+1 <b>""A/B"""`);
    expect(kinds(zip)).toContain('Invoices/2026/2026-11-20 =1+1 b A B INV-20418 *.pdf');
  });

  it('says what the store did not have, and brings the rest', async () => {
    await fill(user);
    const lost = [...server.files.kept.keys()].find((name) => name.startsWith('documents/'))!;
    server.files.kept.delete(lost);
    const zip = await exported();
    expect(JSON.parse(await zip.file('missing.json')!.async('string'))).toHaveLength(1);
    expect(kinds(zip).filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
  });

  it('goes with the account, files too, and nobody else’s', async () => {
    await fill(user);
    await fill(other);
    const { records, clock } = server.services;
    await records.transaction((inside) => recordsOfUser.removeAllOf(USER, inside));
    expect(server.files.kept.size).toBe(6);
    const handlers = jobHandlers(server.allServices, testConfig());
    expect(await runDueJobs({ records, clock, handlers, report: () => undefined })).toBe(2);
    expect(kinds(await exported())).toEqual(EMPTY);
    expect(kinds(await exported(other))).toHaveLength(10);
    expect(server.files.kept.size).toBe(3);
    const { drafts } = (await user('GET', endpoints.listDrafts.path)).json().data;
    expect(drafts).toEqual([]);
    const { db } = server.database;
    for (const table of ['drafts', 'documents', 'logos', 'contacts'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('user_id', '=', USER).execute();
      expect(rows, table).toEqual([]);
    }
    const { from, to } = hashesOfOwner(USER);
    const words = await db.selectFrom('document_words').selectAll().execute();
    const isOwn = words.map(
      (word) => Buffer.compare(word.beginning_hash, from) >= 0 && Buffer.compare(word.beginning_hash, to) <= 0,
    );
    expect(isOwn.length).toBeGreaterThan(5);
    expect(isOwn).not.toContain(true);
  });

  it('is not for visitors', async () => {
    expect((await server.app.inject(endpoints.exportAccount.path)).statusCode).toBe(401);
  });
});
