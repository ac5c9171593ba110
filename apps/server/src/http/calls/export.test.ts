import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_ID_HEADER, endpoints } from '@paperwage/api-contract';
import JSZip from 'jszip';
import { PNG } from 'pngjs';
import { inProcessRenderer } from '../../adapters/in-process-renderer.ts';
import { recordsOfUser } from '../../features/account-data/delete-all-of.ts';
import { jobHandlers } from '../../features/jobs/job-handlers.ts';
import { runDueJobs } from '../../features/jobs/run-jobs.ts';
import { hashesOfOwner } from '../../adapters/database/keyed-hashes.ts';
import { usualDatabaseKinds } from '../../fixtures/databases.ts';
import { DOCUMENT_REQUEST, INVOICE_REQUEST } from '../../fixtures/requests.ts';
import { testConfig } from '../../fixtures/test-app.ts';
import type { Ask, UserApp } from '../../fixtures/user-app.ts';
import { userApp } from '../../fixtures/user-app.ts';

const renderer = inProcessRenderer();
const USER = 'a1b2';
const OTHER = 'c3d4';
const NEW_USER = 'e5f6';

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
      .map(({ name }) => name.replace(/[\da-f]{8}-[\da-f-]{27}|[\da-f]{32}/, '*'))
      .sort();

  it('comes as one ZIP', async () => {
    const { pdf, id } = await fill(user);
    await fill(other);
    const zip = await exported();
    expect(kinds(zip)).toEqual([
      'address-book.json',
      'documents/*/document.json',
      'documents/*/document.json',
      expect.stringMatching(/^documents\/\*\/invoice-.*\.pdf$/),
      expect.stringMatching(/^documents\/\*\/paystub-.*\.pdf$/),
      'drafts/*.json',
      'logos/2026-12-20/*.png',
      'profile.json',
    ]);
    const json = async (name: string) => JSON.parse(await zip.file(name)!.async('string')) as unknown;
    expect(await json('profile.json')).toMatchObject({
      user: { id: USER, email: `${USER}@example.com`, firstName: 'Ana' },
    });
    expect(await json('address-book.json')).toMatchObject([{ name: 'Nora' }]);
    expect(await json(`documents/${id}/document.json`)).toMatchObject({
      id,
      type: 'paystub',
      documentData: DOCUMENT_REQUEST.documentData,
    });
    const name = Object.keys(zip.files).find((one) => one.includes(`${id}/paystub`))!;
    expect((await zip.file(name)!.async('nodebuffer')).equals(pdf)).toBe(true);
    const empty = await exported(server.as(NEW_USER));
    expect(kinds(empty)).toEqual(['address-book.json', 'profile.json']);
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
    expect(kinds(await exported())).toEqual(['address-book.json', 'profile.json']);
    expect(kinds(await exported(other))).toHaveLength(8);
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
