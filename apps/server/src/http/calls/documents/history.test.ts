import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  DOCUMENT_ID_HEADER,
  documentAnswerSchema,
  documentsAnswerSchema,
  endpoints,
  IDEMPOTENCY_HEADER,
  WARNING_COUNT_HEADER,
} from '@paperwage/api-contract';
import { form1099Themes, form1099TemplatesOf, sample1099Draft } from '@paperwage/documents/1099';
import { sampleW2Draft, w2Templates, w2Themes } from '@paperwage/documents/w2';
import { calendarDate, DAY_MS } from '@paperwage/values';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { removeStrayFiles, sweep } from '../../../features/account-data/sweep.ts';
import { codeOf } from '../../../fixtures/answers.ts';
import { usualDatabaseKinds } from '../../../fixtures/databases.ts';
import { DOCUMENT_REQUEST, INVOICE_REQUEST } from '../../../fixtures/requests.ts';
import type { Ask, UserApp } from '../../../fixtures/user-app.ts';
import { userApp } from '../../../fixtures/user-app.ts';

const AGREED = { illegalAgreement: true, terms: true };
const context = { today: calendarDate('2026-11-20'), random: () => 0.5 };
const of = (path: string, value: string) => path.replace(/:\w+/, value);
const renderer = inProcessRenderer();

describe.each(usualDatabaseKinds)('the history on %s', (kind) => {
  let server: UserApp;
  let ana: Ask;
  beforeEach(async () => {
    server = await userApp(kind, { renderer });
    ({ ana } = server);
  });
  afterEach(() => server.close());

  const issue = async (body: object, ask: Ask = ana, headers: Record<string, string> = {}) => {
    const response = await ask('POST', endpoints.generatePdf.path, body, headers);
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    return {
      id: String(response.headers[DOCUMENT_ID_HEADER]),
      pdf: response.rawPayload,
      warnings: response.headers[WARNING_COUNT_HEADER],
    };
  };
  const list = async (type: string, body: object = { limit: 15 }, ask: Ask = ana) => {
    const response = await ask('POST', of(endpoints.listDocuments.path, type), body);
    expect(response.statusCode, response.body).toBe(200);
    return documentsAnswerSchema.parse(response.json()).data;
  };
  const invoiceTo = (to: string, from = 'Cedar Studio') => {
    const { documentData } = INVOICE_REQUEST;
    return {
      ...INVOICE_REQUEST,
      documentData: {
        ...documentData,
        from: { ...documentData.from, name: from },
        to: { ...documentData.to, name: to },
      },
    };
  };
  const namesFound = async (name: string, more: object = {}) => {
    const rows = await list('invoice', { limit: 15, filter: { name }, ...more });
    return rows.map((row) => (row.type === 'invoice' ? row.to.name : ''));
  };

  it('shows the fields of each type', async () => {
    const w2 = { ...sampleW2Draft(context), ...AGREED };
    const form1099 = { ...sample1099Draft(context), ...AGREED };
    const misc = { template: form1099TemplatesOf(form1099.formType)[0]!.id, theme: form1099Themes[0]!.id };
    const { id } = await issue(DOCUMENT_REQUEST);
    await issue(INVOICE_REQUEST);
    await issue({ type: 'w2', template: w2Templates[0]!.id, theme: w2Themes[0]!.id, documentData: w2 });
    await issue({ type: '1099', ...misc, documentData: form1099 });
    const { companyInfo, employeeInfo, items } = DOCUMENT_REQUEST.documentData;
    const createdAt = server.clock.nowMs();
    expect(await list('paystub')).toEqual([
      {
        id,
        createdAt,
        type: 'paystub',
        companyInfo: { employerName: companyInfo.employerName },
        employeeInfo: { employeeName: employeeInfo.employeeName },
        itemsCount: items.length,
        payDate: '2026-11-20',
        period: items[0]!.payPeriod,
        earlierTables: null,
        net: '2,481.66',
        netTotal: '7,444.98',
      },
    ]);
    const [invoice] = await list('invoice');
    expect(invoice).toMatchObject({
      formName: 'Invoice',
      from: { name: INVOICE_REQUEST.documentData.from.name },
      to: { name: INVOICE_REQUEST.documentData.to.name },
      currency: 'USD',
      number: INVOICE_REQUEST.documentData.number,
      date: INVOICE_REQUEST.documentData.date,
      total: expect.stringMatching(/^[\d,]+\.\d\d$/),
    });
    expect(invoice).not.toMatchObject({ total: '0.00' });
    const { companyName, employeeName, year, income } = w2;
    expect(await list('w2')).toMatchObject([{ companyName, employeeName, year, income }]);
    const { payersName, recipientsName } = form1099;
    expect(await list('1099')).toMatchObject([
      { payersName, recipientsName, year: form1099.year, income: form1099.income },
    ]);
  });

  it('finds the pay stubs that were made with the tables of the year before, also after they were deleted and restored', async () => {
    const { documentData } = DOCUMENT_REQUEST;
    const items = documentData.items.map((item, at) => (at === 0 ? { ...item, payDate: '2027-01-15' } : item));
    const request = { ...DOCUMENT_REQUEST, documentData: { ...documentData, items, assumeYear: '2026' } };
    await issue(DOCUMENT_REQUEST);
    const { id } = await issue(request);
    const asked = { limit: 15, filter: { earlierTables: true } };
    const made = { id, payDate: '2027-01-15', earlierTables: { year: 2026, areNewIn: false } };
    expect(await list('paystub', asked)).toMatchObject([made]);
    const named = { limit: 15, filter: { earlierTables: true, name: documentData.employeeInfo.employeeName } };
    expect(await list('paystub', named)).toMatchObject([made]);
    await ana('POST', of(endpoints.deleteDocument.path, id));
    expect(await list('paystub', asked)).toEqual([]);
    await ana('POST', of(endpoints.restoreDocument.path, id));
    expect(await list('paystub', asked)).toMatchObject([made]);
    // Both were made in one moment of this clock, so either may come first.
    const years = (await list('paystub')).map((row) => row.type === 'paystub' && row.earlierTables?.year);
    expect(new Set(years)).toEqual(new Set([undefined, 2026]));
    expect(await list('paystub', { limit: 15, filter: { name: '=' } })).toEqual([]);
  });

  it('gives a document back as it was made, and the very file', async () => {
    const { id, pdf } = await issue(DOCUMENT_REQUEST);
    const response = await ana('POST', of(endpoints.getDocument.path, id), { type: 'paystub' });
    const { row, fileName, template, documentData } = documentAnswerSchema.parse(response.json()).data;
    expect([row.id, template, documentData]).toEqual([id, DOCUMENT_REQUEST.template, DOCUMENT_REQUEST.documentData]);
    const file = await ana('GET', of(endpoints.getDocumentFile.path, id));
    expect(file.headers['content-disposition']).toContain(fileName);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect((await ana('POST', of(endpoints.getDocument.path, id), { type: 'invoice' })).statusCode).toBe(404);
  });

  it('is entered by nobody who is not signed in, and by no workbook', async () => {
    const visitor = await server.app.inject({
      method: 'POST',
      url: endpoints.generatePdf.path,
      payload: DOCUMENT_REQUEST,
    });
    expect([visitor.statusCode, visitor.headers[DOCUMENT_ID_HEADER]]).toEqual([200, undefined]);
    await ana('POST', endpoints.generateXlsx.path, DOCUMENT_REQUEST, { [IDEMPOTENCY_HEADER]: randomUUID() });
    expect(await list('paystub')).toEqual([]);
    const headers = { authorization: 'Bearer not.good.token' };
    const refused = await server.app.inject({
      method: 'POST',
      url: endpoints.generatePdf.path,
      payload: DOCUMENT_REQUEST,
      headers,
    });
    expect(refused.statusCode).toBe(401);
  });

  it('is entered once for one key, however often and at once it comes', async () => {
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const issued = await Promise.all([1, 2, 3].map(() => issue(INVOICE_REQUEST, ana, key)));
    issued.push(await issue(INVOICE_REQUEST, ana, key));
    expect(new Set(issued.map(({ id }) => id)).size).toBe(1);
    for (const { pdf } of issued) expect(pdf.equals(issued[0]!.pdf)).toBe(true);
    expect(issued.map(({ warnings }) => warnings)).toEqual(Array(4).fill('0'));
    expect(await list('invoice')).toHaveLength(1);
    expect(server.files.kept.size).toBe(1);
    expect((await issue(INVOICE_REQUEST, server.ben, key)).id).not.toBe(issued[0]!.id);
    const { documentData } = INVOICE_REQUEST;
    const changed = { ...INVOICE_REQUEST, documentData: { ...documentData, notes: 'Paid by card' } };
    for (const other of [changed, DOCUMENT_REQUEST]) {
      const refused = await ana('POST', endpoints.generatePdf.path, other, key);
      expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'idempotencyKeyReused']);
    }
  });

  it('comes back when it is downloaded again after it was deleted', async () => {
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const { id, pdf } = await issue(INVOICE_REQUEST, ana, key);
    await ana('POST', of(endpoints.deleteDocument.path, id));
    expect(await list('invoice')).toEqual([]);
    const again = await issue(INVOICE_REQUEST, ana, key);
    expect([again.id, again.pdf.equals(pdf)]).toEqual([id, true]);
    expect((await list('invoice')).map((row) => row.id)).toEqual([id]);
  });

  it('is another user’s to no call', async () => {
    const { id } = await issue(DOCUMENT_REQUEST);
    const foreign = [
      await server.ben('POST', of(endpoints.getDocument.path, id), { type: 'paystub' }),
      await server.ben('GET', of(endpoints.getDocumentFile.path, id)),
      await server.ben('POST', of(endpoints.deleteDocument.path, id)),
      await server.ben('POST', of(endpoints.restoreDocument.path, id)),
    ];
    for (const response of foreign) expect([response.statusCode, codeOf(response)]).toEqual([404, 'documentUnknown']);
    expect(await list('paystub', { limit: 15, from: id }, server.ben)).toEqual([]);
    expect(await list('paystub')).toHaveLength(1);
  });

  it('goes on after the last id seen', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      ids.unshift((await issue(INVOICE_REQUEST)).id);
      server.clock.goOn(count % 3);
    }
    const inOrder = [...ids].sort().reverse();
    const seen: string[] = [];
    for (let from: string | undefined, page = 0; page < 3; page += 1) {
      const rows = await list('invoice', { limit: 5, ...(from === undefined ? {} : { from }) });
      seen.push(...rows.map(({ id }) => id));
      from = seen.at(-1);
    }
    expect(seen).toEqual(inOrder);
    expect(await list('paystub')).toEqual([]);
  });

  it('finds by the beginnings of words in any order, accents and capitals aside', async () => {
    for (const to of ['Núria Nguyễn', 'Nora Nguyen-Ortega', 'Łukasz Ångström', 'Đặng Thị Hoa', '100% Cotton']) {
      await issue(invoiceTo(to));
      server.clock.goOn(1);
    }
    expect(await namesFound('ngu')).toEqual(['Nora Nguyen-Ortega', 'Núria Nguyễn']);
    expect(await namesFound('NGUYỄN nur')).toEqual(['Núria Nguyễn']);
    expect(await namesFound('ort n')).toEqual(['Nora Nguyen-Ortega']);
    expect(await namesFound('angst luk')).toEqual(['Łukasz Ångström']);
    expect(await namesFound('dang')).toEqual(['Đặng Thị Hoa']);
    expect(await namesFound('ceda', { limit: 2 })).toHaveLength(2);
    expect(await namesFound('guyen')).toEqual([]);
    expect(await namesFound('nora angst')).toEqual([]);
    expect(await namesFound('%')).toEqual([]);
    expect(await namesFound('_ % \'"')).toEqual([]);
    expect(await namesFound('\u0000 \ud800')).toEqual([]);
    expect(await namesFound(' ')).toHaveLength(5);
  });

  it('finds by the period', async () => {
    const start = server.clock.nowMs();
    for (const to of ['First', 'Second', 'Third']) {
      await issue(invoiceTo(to));
      server.clock.goOn(DAY_MS);
    }
    const within = (periodStart?: number, periodEnd?: number, name = '') =>
      namesFound(name, { filter: { name, periodStart, periodEnd } });
    expect(await within(start + DAY_MS)).toEqual(['Third', 'Second']);
    expect(await within(undefined, start)).toEqual(['First']);
    expect(await within(start + 1, start + DAY_MS)).toEqual(['Second']);
    expect(await within(start + 1, start + DAY_MS, 'cedar')).toEqual(['Second']);
    expect(await within(0, 8.64e15)).toHaveLength(3);
    expect(await within(start + 5 * DAY_MS, start)).toEqual([]);
  });

  it('lets a document be restored, also to be found, until 30 days have gone', async () => {
    const { id } = await issue(invoiceTo('Nora Nguyen'));
    expect((await ana('POST', of(endpoints.deleteDocument.path, id))).statusCode).toBe(200);
    expect((await ana('POST', of(endpoints.deleteDocument.path, id))).statusCode).toBe(404);
    expect(await namesFound('nora')).toEqual([]);
    expect(await list('invoice')).toEqual([]);
    expect((await ana('GET', of(endpoints.getDocumentFile.path, id))).statusCode).toBe(404);
    server.clock.goOn(29 * DAY_MS);
    await sweep(server.services);
    expect((await ana('POST', of(endpoints.restoreDocument.path, id))).statusCode).toBe(200);
    expect((await ana('POST', of(endpoints.restoreDocument.path, id))).statusCode).toBe(200);
    expect(await namesFound('nora')).toEqual(['Nora Nguyen']);
    await ana('POST', of(endpoints.deleteDocument.path, id));
    server.clock.goOn(31 * DAY_MS);
    await sweep(server.services);
    expect((await ana('POST', of(endpoints.restoreDocument.path, id))).statusCode).toBe(404);
    expect(server.files.kept.size).toBe(0);
    for (const table of ['documents', 'document_contents', 'document_words'] as const) {
      expect(await server.database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it('keeps names and all else sealed', async () => {
    await issue(invoiceTo('Nora Nguyen'));
    const { db } = server.database;
    const [row] = await db.selectFrom('documents').selectAll().execute();
    const [content] = await db.selectFrom('document_contents').selectAll().execute();
    const [file] = server.files.kept.values();
    const words = await db.selectFrom('document_words').selectAll().execute();
    const hashes = words.map((word) => word.beginning_hash);
    const year = 1;
    expect(hashes).toHaveLength('cedar'.length + 'nguyen'.length + 'nora'.length - 1 + 'studio'.length + year);
    for (const bytes of [row!.content, content!.content, file!, ...hashes]) {
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Nora|Cedar|%PDF/i);
    }
  });

  it('keeps full tax numbers sealed', async () => {
    const w2 = { ...sampleW2Draft(context), ...AGREED };
    const form1099 = { ...sample1099Draft(context), ...AGREED };
    const misc = { template: form1099TemplatesOf(form1099.formType)[0]!.id, theme: form1099Themes[0]!.id };
    await issue({ type: 'w2', template: w2Templates[0]!.id, theme: w2Themes[0]!.id, documentData: w2 });
    await issue({ type: '1099', ...misc, documentData: form1099 });
    const { db } = server.database;
    const rows = await db.selectFrom('documents').selectAll().execute();
    const contents = await db.selectFrom('document_contents').selectAll().execute();
    const kept = [...rows, ...contents].map(({ content }) => content);
    expect([kept.length, server.files.kept.size]).toEqual([4, 2]);
    for (const bytes of [...kept, ...server.files.kept.values()]) {
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/123-?45-?6789|12-?3456789/);
    }
    expect([w2.employeeSocialSecurityNumber, form1099.socialSecurity]).toEqual(['123-45-6789', '123-45-6789']);
  });

  it('is not entered when the store fails, which is said', async () => {
    const files = { ...server.files, put: () => Promise.reject(new Error('down')) };
    const second = await userApp(kind, { renderer, files });
    const response = await second.ana('POST', endpoints.generatePdf.path, DOCUMENT_REQUEST);
    expect([response.statusCode, codeOf(response)]).toEqual([503, 'filesUnavailable']);
    expect(await list('paystub', { limit: 5 }, second.ana)).toEqual([]);
    await second.close();
  });

  it('leaves no file without a row for long', async () => {
    const { id } = await issue(INVOICE_REQUEST);
    const [name = ''] = server.files.kept.keys();
    server.files.kept.set(
      name.replace(
        id,
        id.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      ),
      new Uint8Array(1),
    );
    server.files.kept.set('logos/2026-12-20/stray.png', new Uint8Array(1));
    expect(await removeStrayFiles(server.services)).toBe(0);
    server.clock.goOn(3 * DAY_MS);
    expect(await removeStrayFiles(server.services)).toBe(2);
    expect([...server.files.kept.keys()]).toEqual([name]);
  });

  it('refuses what does not fit', async () => {
    const bad = [
      {},
      { limit: 0 },
      { limit: 101 },
      { limit: 5, from: 'x' },
      { limit: 5, filter: { name: 5 } },
      { limit: 5, more: 1 },
    ];
    for (const body of bad) {
      expect(
        (await ana('POST', of(endpoints.listDocuments.path, 'invoice'), body)).statusCode,
        JSON.stringify(body),
      ).toBe(400);
    }
    expect((await ana('POST', of(endpoints.listDocuments.path, 'letter'), { limit: 5 })).statusCode).toBe(400);
    const anonymous = await server.app.inject({
      method: 'POST',
      url: of(endpoints.listDocuments.path, 'w2'),
      payload: { limit: 5 },
    });
    expect(anonymous.statusCode).toBe(401);
  });
});
