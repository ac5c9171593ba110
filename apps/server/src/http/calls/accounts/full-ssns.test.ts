import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  DOCUMENT_ID_HEADER,
  documentAnswerSchema,
  draftAnswerSchema,
  endpoints,
  IDEMPOTENCY_HEADER,
} from '@paperwage/api-contract';
import { sample1099Draft } from '@paperwage/documents/1099';
import { sampleW2Draft } from '@paperwage/documents/w2';
import { calendarDate } from '@paperwage/values';
import JSZip from 'jszip';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { sealJson } from '../../../adapters/database/sealing/sealed-json.ts';
import { recordsOfUser } from '../../../features/account-data/delete-all-of.ts';
import { jobHandlers, RECURRING_JOBS } from '../../../job-handlers.ts';
import { runDueJobs } from '../../../features/jobs/run-jobs.ts';
import { usualDatabaseKinds } from '../../../fixtures/databases.ts';
import { placesWith, textsOfPdf } from '../../../fixtures/opened-data.ts';
import { INVOICE_REQUEST } from '../../../fixtures/requests.ts';
import { testConfig } from '../../../fixtures/test-app.ts';
import type { Ask, UserApp } from '../../../fixtures/user-app.ts';
import { userApp } from '../../../fixtures/user-app.ts';

const context = { today: calendarDate('2026-11-20'), random: () => 0.5 };
const WHOLE = ['412-68-4821', '412684821', '412 68 4821'];
const AGREED = { illegalAgreement: true, terms: true };
const TYPED = '412684821';
const MASKED = 'XXX-XX-4821';
const USER = 'ana-of-the-full-ssns';
const of = (path: string, id: string) => path.replace(':id', id);

const w2 = (template: string, more: object = {}) => ({
  type: 'w2',
  template,
  theme: 'official',
  documentData: { ...sampleW2Draft(context), ...AGREED, employeeSocialSecurityNumber: TYPED, ...more },
});
const form1099 = (template: string, more: object = {}) => ({
  type: '1099',
  template,
  theme: 'official',
  documentData: { ...sample1099Draft(context), ...AGREED, socialSecurity: '412-68-4821', ...more },
});
const NORA = { kind: 'employee', name: 'Nora Nguyen', taxNumber: '412-68-4821' };
const renderer = inProcessRenderer();

describe.each(usualDatabaseKinds)('full numbers of people on %s', (kind) => {
  let server: UserApp;
  let ana: Ask;
  beforeEach(async () => {
    server = await userApp(kind, { renderer });
    ana = server.as(USER);
    const account = { isValidEmail: true, isGuest: true, firstName: 'Ana', lastName: '', createdAtMs: 1 };
    await server.database.records.accounts.add({ ...account, id: USER, email: 'a@example.com', sessionsEndedAtMs: 0 });
  });
  afterEach(() => server.close());

  const ok = async <Answer extends Awaited<ReturnType<Ask>>>(asked: Promise<Answer>) => {
    const response = await asked;
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    return response;
  };
  const save = async (body: object, headers = {}) =>
    (await ok(ana('POST', endpoints.saveDraft.path, body, headers))).json().data.draftId;
  const consent = (isKept: boolean) => ok(ana('POST', endpoints.setWholeNumbers.path, { isKept }));
  const issue = async (body: object, headers = {}) => {
    const response = await ok(ana('POST', endpoints.generatePdf.path, body, headers));
    return { id: String(response.headers[DOCUMENT_ID_HEADER]), pdf: response.rawPayload };
  };
  const whereWhole = () => placesWith(server, WHOLE);
  const exported = async () => {
    const { files } = await JSZip.loadAsync((await ok(ana('GET', endpoints.exportAccount.path))).rawPayload);
    const texts = Object.values(files).map(async (file) => {
      const bytes = await file.async('nodebuffer');
      return { name: file.name, text: file.name.endsWith('.pdf') ? await textsOfPdf(bytes) : bytes.toString() };
    });
    return Promise.all(texts);
  };
  const exportedWith = async () =>
    (await exported()).filter(({ text }) => WHOLE.some((one) => text.includes(one))).map(({ name }) => name);

  it('are in nothing that is kept of a form issued with masking: request, file, attached data, draft or export', async () => {
    const bodies = [w2('employee'), w2('copy-b'), form1099('recipient'), form1099('copy-2')];
    for (const body of bodies) {
      await save(body);
      const { id, pdf } = await issue(body, { [IDEMPOTENCY_HEADER]: `key-${body.template}` });
      expect(await textsOfPdf(pdf)).toContain(MASKED);
      const read = await ana('POST', of(endpoints.getDocument.path, id), { type: body.type });
      expect(read.body).toContain(MASKED);
    }
    expect(await whereWhole()).toEqual([]);
    expect(await exportedWith()).toEqual([]);
    expect((await exported()).length).toBe(4 + 3 * bodies.length);
  });

  it('tell nothing by what is kept of a form issued with masking: its mark is that of the masked form', async () => {
    const key = { [IDEMPOTENCY_HEADER]: 'one-form' };
    const first = await issue(w2('employee'), key);
    const again = await issue(w2('employee', { employeeSocialSecurityNumber: MASKED }), key);
    expect([again.id, again.pdf.equals(first.pdf)]).toEqual([first.id, true]);
    const other = await ana(
      'POST',
      endpoints.generatePdf.path,
      w2('employee', { employeeSocialSecurityNumber: 'XXX-XX-4822' }),
      key,
    );
    expect(other.statusCode).toBe(422);
  });

  it.each([w2('employer'), w2('employee', { maskSocialSecurityNumber: false }), form1099('payer')])(
    'are in the file alone of a form whose copies must show them: $type $template',
    async (body) => {
      const { id, pdf } = await issue(body);
      expect(await whereWhole()).toEqual(['file of documents']);
      expect(await exportedWith()).toEqual([expect.stringMatching(/^(?:W-2|1099)\/2026\/.*\.pdf$/)]);
      const file = await ana('GET', of(endpoints.getDocumentFile.path, id));
      expect(file.rawPayload.equals(pdf)).toBe(true);
      const { documentData, template, theme } = documentAnswerSchema.parse(
        (await ana('POST', of(endpoints.getDocument.path, id), { type: body.type })).json(),
      ).data;
      expect(JSON.stringify(documentData)).toContain(MASKED);
      // Made again of what is kept, a workbook shows four digits, and copies that need all nine are refused.
      const again = { type: body.type, template, theme, documentData };
      expect((await ana('POST', endpoints.generateXlsx.path, again)).statusCode).toBe(200);
      const pdfAgain = await ana('POST', endpoints.generatePdf.path, again);
      expect(pdfAgain.statusCode).toBe(template === 'employee' ? 200 : 422);
    },
  );

  it('are cut in drafts and the address book of a person who did not say yes', async () => {
    const drafts = [await save(w2('employer')), await save(form1099('payer'))];
    await ok(ana('POST', endpoints.saveContact.path, NORA));
    expect((await ana('GET', endpoints.listContacts.path)).json()).toMatchObject({
      data: { contacts: [{ taxNumber: MASKED }] },
    });
    const number = { employeeSocialSecurityNumber: MASKED };
    const { documentData } = draftAnswerSchema.parse(
      (await ana('GET', of(endpoints.getDraft.path, drafts[0]!))).json(),
    ).data;
    expect(documentData).toMatchObject(number);
    expect(await whereWhole()).toEqual([]);
    expect(await exportedWith()).toEqual([]);
    expect((await ana('GET', endpoints.getWholeNumbers.path)).json()).toEqual({ ok: true, data: { isKept: false } });
  });

  it('are cut where they stand in the place of another number', async () => {
    const misplaced = '412-68-4821';
    const { documentData } = INVOICE_REQUEST;
    const invoice = {
      ...INVOICE_REQUEST,
      documentData: { ...documentData, from: { ...documentData.from, businessNumber: misplaced } },
    };
    await save(invoice);
    const { documentData: sample } = w2('employee');
    const field14 = [{ label: misplaced, amount: '1.00' }];
    await save({ ...w2('employee'), documentData: { ...sample, controlNumber: misplaced, field14 } });
    await save(w2('employee', { employersIdentificationNumber: misplaced }));
    await save(form1099('recipient', { accountNumber: misplaced, companyEin: misplaced }));
    await save(
      w2('employee', { employeeFirstName: 'Ana', employeeLastName: misplaced, employeeName: `Ana ${misplaced}` }),
    );
    await ok(
      ana('POST', endpoints.saveContact.path, {
        ...NORA,
        kind: 'employer',
        name: `Nora ${misplaced}`,
        city: misplaced,
      }),
    );
    expect(await whereWhole()).toEqual([]);
    await consent(true);
    await ok(ana('POST', endpoints.saveContact.path, { ...NORA, name: `Nora ${misplaced}`, taxNumber: '' }));
    expect(await whereWhole()).toEqual([]);
    await consent(false);
    await issue(w2('employee', { employeeName: `Ana ${misplaced}`, companyName: `12 ${misplaced} 34` }));
    const copies = await server.database.db.selectFrom('documents').selectAll().execute();
    expect(copies).toHaveLength(1);
    expect(await whereWhole()).toEqual(['file of documents']);
    expect(await exportedWith()).toEqual([expect.stringMatching(/^(?:W-2|1099)\/2026\/.*\.pdf$/)]);
    await issue(invoice);
    // An invoice prints its business number as it was typed, with a warning.
    expect(await whereWhole()).toEqual(['file of documents', 'file of documents']);
  });

  it('are kept, sealed, in drafts and the address book of a person who said yes, and cut there once it is taken back', async () => {
    await consent(true);
    await consent(true);
    expect((await ana('GET', endpoints.getWholeNumbers.path)).json()).toMatchObject({ data: { isKept: true } });
    const draftId = await save(w2('employee'), { [IDEMPOTENCY_HEADER]: 'one-draft' });
    const removed = await save(form1099('recipient'));
    await ok(ana('DELETE', of(endpoints.deleteDraft.path, removed)));
    await ok(ana('POST', endpoints.saveContact.path, NORA));
    const read = async () =>
      draftAnswerSchema.parse((await ana('GET', of(endpoints.getDraft.path, draftId))).json()).data;
    expect((await read()).documentData).toMatchObject({ employeeSocialSecurityNumber: TYPED });
    expect((await whereWhole()).sort()).toEqual(['contacts', 'drafts', 'drafts']);
    for (const table of ['drafts', 'contacts'] as const) {
      for (const row of await server.database.db.selectFrom(table).selectAll().execute()) {
        expect(Buffer.from(row.content).toString('latin1')).not.toMatch(/412-?68-?4821/);
      }
    }
    expect((await exportedWith()).sort()).toEqual([
      expect.stringMatching(/^Drafts\/2026 .*\.json$/),
      'address-book.json',
    ]);
    const profile = (await exported()).find(({ name }) => name === 'profile.json')!;
    expect(JSON.parse(profile.text)).toMatchObject({ keepsFullSocialSecurityNumbers: { since: server.clock.nowMs() } });
    const before = await read();
    await consent(false);
    expect(await read()).toEqual({
      ...before,
      documentData: { ...(before.documentData as object), employeeSocialSecurityNumber: MASKED },
    });
    expect(await whereWhole()).toEqual([]);
    expect(await server.database.db.selectFrom('idempotency').selectAll().execute()).toEqual([]);
    await save({ ...w2('employee'), draftId });
    expect(await whereWhole()).toEqual([]);
  });

  it('are left in nothing by saves that come while it is taken back', async () => {
    await consent(true);
    await Promise.all([
      ...[1, 2, 3].map((number) => save(w2('employee', { controlNumber: String(number) }))),
      consent(false),
      ...[4, 5, 6].map(() => ok(ana('POST', endpoints.saveContact.path, NORA))),
    ]);
    expect(await whereWhole()).toEqual([]);
  });

  it('said yes to by one user are cut for the next, and the yes goes with the account', async () => {
    await consent(true);
    await ok(server.ben('POST', endpoints.saveContact.path, NORA));
    expect(await whereWhole()).toEqual([]);
    await server.services.records.transaction((inside) => recordsOfUser.removeAllOf(USER, inside));
    expect((await ana('GET', endpoints.getWholeNumbers.path)).json()).toMatchObject({ data: { isKept: false } });
    expect((await server.app.inject(endpoints.getWholeNumbers.path)).statusCode).toBe(401);
    expect((await ana('POST', endpoints.setWholeNumbers.path, { isKept: 'yes' })).statusCode).toBe(400);
  });

  it('from before users were asked are cut by a job, in what no version reads any more too', async () => {
    await consent(true);
    const drafts = [await save(w2('employee')), await save(form1099('recipient'))];
    await ok(ana('POST', endpoints.saveContact.path, NORA));
    const { id } = await issue(w2('employer'));
    const { db, vault } = server.database;
    const old = { request: w2('employer'), fileName: 'w2.pdf' };
    await db
      .updateTable('document_contents')
      .set(sealJson(vault, old, `document_contents:${id}`))
      .execute();
    const unread = {
      template: '',
      theme: '',
      documentData: { number: TYPED, list: ['412-68-4821'], none: null, count: 7 },
    };
    await db
      .updateTable('drafts')
      .set(sealJson(vault, unread, `drafts:${drafts[1]!}`))
      .where('id', '=', drafts[1]!)
      .execute();
    for (const table of ['drafts', 'contacts', 'document_contents'] as const) {
      await db.updateTable(table).set({ numbers_asked: 0 }).execute();
    }
    expect((await whereWhole()).sort()).toEqual([
      'contacts',
      'document_contents',
      'drafts',
      'drafts',
      'file of documents',
    ]);
    const { records, clock } = server.services;
    const handlers = jobHandlers(server.allServices, testConfig());
    await runDueJobs({ records, clock, handlers, recurring: RECURRING_JOBS, report: () => undefined });
    expect(await whereWhole()).toEqual(['file of documents']);
    const { documentData } = draftAnswerSchema.parse(
      (await ana('GET', of(endpoints.getDraft.path, drafts[0]!))).json(),
    ).data;
    expect(documentData).toMatchObject({ employeeSocialSecurityNumber: MASKED });
    // What was written since, under a yes, stays.
    await save(w2('employee'));
    server.clock.goOn(2 * 86_400_000);
    await runDueJobs({ records, clock, handlers, recurring: RECURRING_JOBS, report: () => undefined });
    expect((await whereWhole()).sort()).toEqual(['drafts', 'file of documents']);
  });
});
