import { randomUUID } from 'node:crypto';
import { DOCUMENT_ID_HEADER, documentAnswerSchema, endpoints } from '@paperwage/api-contract';
import { sampleW2Draft, w2Templates, w2Themes } from '@paperwage/documents/w2';
import { calendarDate, DAY_MS } from '@paperwage/values';
import JSZip from 'jszip';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { sweep } from '../../../features/account-data/sweep.ts';
import { codeOf } from '../../../fixtures/answers.ts';
import { usualDatabaseKinds } from '../../../fixtures/databases.ts';
import { fingerprintOf, ISSUE, issueAs, payStubOf } from '../../../fixtures/issuing.ts';
import { DOCUMENT_REQUEST, INVOICE_REQUEST } from '../../../fixtures/requests.ts';
import { readSignature, testSigner } from '../../../fixtures/signing.ts';
import type { Ask, UserApp } from '../../../fixtures/user-app.ts';
import { userApp } from '../../../fixtures/user-app.ts';
import { accountData } from '../../../services.ts';

const W2_REQUEST = {
  type: 'w2',
  template: w2Templates[0]!.id,
  theme: w2Themes[0]!.id,
  documentData: {
    ...sampleW2Draft({ today: calendarDate('2026-11-20') }),
    illegalAgreement: true,
    terms: true,
  },
};
/** Made all the same where it is not issued. */
const UNDATED = { ...INVOICE_REQUEST, documentData: { ...INVOICE_REQUEST.documentData, date: '' } };
const renderer = inProcessRenderer(undefined, testSigner);

describe.each(usualDatabaseKinds)('issued documents on %s', (kind) => {
  let server: UserApp;
  let ana: Ask;
  let ben: Ask;
  beforeEach(async () => {
    server = await userApp(kind, { renderer });
    ({ ana, ben } = server);
  });
  afterEach(() => server.close());

  const ask = async (path: string, payload: object) => {
    const answer = await server.app.inject({ method: 'POST', url: path, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: Record<string, unknown> & { result: string } }>().data;
  };
  const verifyFile = (bytes: Uint8Array) => ask(endpoints.verifyFile.path, fingerprintOf(bytes));
  const verifyCode = (code: string, more: object = {}) => ask(endpoints.verifyCode.path, { code, ...more });
  const rowOf = async (id: string, type = 'paystub') => {
    const answer = await ana('POST', endpoints.getDocument.path.replace(':id', id), { type });
    return documentAnswerSchema.parse(answer.json()).data.row;
  };
  /** Pay date and net pay, as printed. */
  const figuresOf = async (id: string) => {
    const row = await rowOf(id);
    return row.type === 'paystub' ? { date: row.payDate, amount: row.net } : expect.fail('not a pay stub');
  };
  const revoke = (id: string, as = ana) => as('POST', endpoints.revokeDocument.path.replace(':id', id));

  it('are unchanged by their file, and by their code, date and amount show what was issued', async () => {
    const { id, bytes, codes } = await issueAs(ana);
    const figures = await figuresOf(id);
    const [code] = codes;
    expect(codes).toHaveLength(DOCUMENT_REQUEST.documentData.items.length);
    const issuedAt = server.clock.nowMs();
    expect(await verifyFile(bytes)).toEqual({ result: 'unchanged', type: 'paystub', format: 'pdf', issuedAt, codes });
    expect(await verifyCode(code!)).toEqual({ result: 'stands', issuedAt });
    const typed = code!.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    const matches = await verifyCode(typed, { ...figures, date: '11/20/2026' });
    expect(matches).toMatchObject({ result: 'matches', issuedAt, issuer: { role: 'employer', name: 'Dana Reyes' } });
    expect(matches.facts).toContainEqual({ label: 'Net pay', value: `$${figures.amount}` });
    expect((await rowOf(id)).issued).toEqual({
      role: 'employer',
      name: 'Dana Reyes',
      codes,
      at: issuedAt,
      attestation: 'The names, dates and amounts are true, and this pay was or will be paid.',
      state: 'valid',
    });
  });

  it('are signed as of the time they were issued, and nothing else is', async () => {
    const { bytes } = await issueAs(ana);
    const signingTime = new Date(Math.floor(server.clock.nowMs() / 1000) * 1000);
    expect(readSignature(bytes)).toMatchObject({ isValid: true, signingTime });
    const plain = await ana('POST', endpoints.generatePdf.path, DOCUMENT_REQUEST);
    expect(plain.statusCode).toBe(200);
    expect(plain.rawPayload.includes('/ByteRange')).toBe(false);
  });

  it('are unknown in the same words for a wrong code, date or amount', async () => {
    const { id, codes } = await issueAs(ana);
    const figures = await figuresOf(id);
    const wrong = [
      await verifyCode(codes[0]!, { ...figures, amount: '1.00' }),
      await verifyCode(codes[0]!, { ...figures, date: '2026-11-19' }),
      await verifyCode('7KQ4-M2XD-9RVT', figures),
      await verifyCode('7KQ4', figures),
      await verifyCode('7KQ4-M2XD-9RVT'),
    ];
    expect(wrong).toEqual(Array.from(wrong, () => ({ result: 'unknown' })));
  });

  it('are shown no more after many wrong figures for a code, until an hour later', async () => {
    const { id, codes } = await issueAs(ana);
    const figures = await figuresOf(id);
    const tried = { ...figures, amount: '1.00', code: codes[0]! };
    for (let at = 0; at < 20; at += 1) await ask(endpoints.verifyCode.path, tried);
    const { path } = endpoints.verifyCode;
    const refused = await server.app.inject({ method: 'POST', url: path, payload: { code: codes[0], ...figures } });
    expect(codeOf(refused)).toBe('tooManyRequests');
    expect(await verifyCode(codes[0]!)).toMatchObject({ result: 'stands' });
    server.clock.goOn(3_600_001);
    expect(await verifyCode(codes[0]!, figures)).toMatchObject({ result: 'matches' });
  });

  it('are only issued for who is signed in, attests, and has filled in everything', async () => {
    for (const { path } of [endpoints.generatePdf, endpoints.generateXlsx]) {
      const payload = { ...DOCUMENT_REQUEST, issue: ISSUE };
      const visitor = await server.app.inject({ method: 'POST', url: path, payload });
      expect([visitor.statusCode, codeOf(visitor)]).toEqual([401, 'signInNeeded']);
      const unattested = await ana('POST', path, { ...DOCUMENT_REQUEST, issue: { ...ISSUE, attested: false } });
      expect(unattested.body).toContain('attest that it is correct');
      expect(codeOf(await ana('POST', path, { ...UNDATED, issue: ISSUE }))).toBe('documentRefused');
    }
    const plain = await ana('POST', endpoints.generatePdf.path, UNDATED);
    expect(plain.statusCode).toBe(200);
    expect(await rowOf(String(plain.headers[DOCUMENT_ID_HEADER]), 'invoice')).not.toHaveProperty('issued');
  });

  it('are one document with its PDF and its workbook for the same key', async () => {
    const key = randomUUID();
    const workbook = await issueAs(ana, INVOICE_REQUEST, { key, format: 'xlsx' });
    const pdf = await issueAs(ana, INVOICE_REQUEST, { key });
    const again = await issueAs(ana, INVOICE_REQUEST, { key });
    const workbookAgain = await issueAs(ana, INVOICE_REQUEST, { key, format: 'xlsx' });
    expect([pdf.id, again.id, workbookAgain.id]).toEqual(Array(3).fill(workbook.id));
    expect(again.bytes).toEqual(pdf.bytes);
    expect(workbookAgain.bytes).toEqual(workbook.bytes);
    expect(await verifyFile(pdf.bytes)).toMatchObject({ result: 'unchanged', format: 'pdf', codes: pdf.codes });
    expect(await verifyFile(workbook.bytes)).toMatchObject({ result: 'unchanged', format: 'xlsx', codes: pdf.codes });
    const other = { ...INVOICE_REQUEST, issue: { ...ISSUE, name: 'Someone Else' } };
    const refused = await ana('POST', endpoints.generatePdf.path, other, { 'idempotency-key': key });
    expect(codeOf(refused)).toBe('idempotencyKeyReused');
    expect(server.files.kept.size).toBe(1);
  });

  it('have the codes of the PDF in the workbook from the history, which can be verified too', async () => {
    const pdf = await issueAs(ana, DOCUMENT_REQUEST);
    const address = endpoints.getDocumentWorkbook.path.replace(':id', pdf.id);
    const answer = await ana('GET', address);
    expect(answer.statusCode).toBe(200);
    const workbook = new Uint8Array(answer.rawPayload);
    const parts = Object.values((await JSZip.loadAsync(workbook)).files);
    const texts = (await Promise.all(parts.map((part) => part.async('text')))).join('');
    for (const code of pdf.codes) expect(texts).toContain(code);
    expect(pdf.codes.length).toBeGreaterThan(0);
    expect(await verifyFile(workbook)).toMatchObject({ result: 'unchanged', format: 'xlsx', codes: pdf.codes });
    expect(codeOf(await ben('GET', address))).toBe('documentUnknown');
    expect(codeOf(await ana('GET', endpoints.getDocumentWorkbook.path.replace(':id', randomUUID())))).toBe(
      'documentUnknown',
    );
  });

  it('are entered whole or not at all, and once when asked again', async () => {
    const { records } = server.services;
    const key = randomUUID();
    let breaks = true;
    const broken = new Proxy(records, {
      get: (target, name, receiver) =>
        name === 'transaction'
          ? (work: (inside: typeof records) => Promise<unknown>) =>
              target.transaction(async (inside) => {
                const done = await work(inside);
                if (breaks) throw new Error('killed before the commit');
                return done;
              })
          : (Reflect.get(target, name, receiver) as unknown),
    });
    const other = await userApp(kind, { renderer, records: broken });
    try {
      const body = { ...DOCUMENT_REQUEST, issue: ISSUE };
      const userId = randomUUID();
      const headers = { 'idempotency-key': key };
      expect((await other.as(userId)('POST', endpoints.generatePdf.path, body, headers)).statusCode).toBe(500);
      expect(await server.database.db.selectFrom('issued_codes').selectAll().execute()).toEqual([]);
      breaks = false;
      const { bytes } = await issueAs(other.as(userId), DOCUMENT_REQUEST, { key });
      expect((await issueAs(other.as(userId), DOCUMENT_REQUEST, { key })).bytes).toEqual(bytes);
      expect(await server.database.db.selectFrom('issued_documents').selectAll().execute()).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  it('are refused and shown by what the paper prints, the legal name included', async () => {
    const refusalOf = async (body: object, issuer = {}) =>
      codeOf(await ana('POST', endpoints.generatePdf.path, { ...body, issue: { ...ISSUE, ...issuer } }));
    expect(await refusalOf(payStubOf({ employer: 'A\u00ADDP' }))).toBe('issuerBlocked');
    expect(await refusalOf(payStubOf({}), { name: 'A\u200BDP' })).toBe('issuerBlocked');
    const named = payStubOf({ employer: 'Cascade\u200B Timber' });
    const withLegalName = (legalName: string) => ({
      ...named,
      documentData: { ...named.documentData, companyInfo: { ...named.documentData.companyInfo, legalName } },
    });
    expect(await refusalOf(withLegalName('ADP, Inc.'))).toBe('issuerBlocked');
    const { codes } = await issueAs(ana, withLegalName('Cascade Timber Holdings LLC'));
    const head = (await server.services.records.issued.ofCodes(codes))[0]!.head;
    expect((await server.services.records.issued.factsOf(head, codes[0]!))!.facts.slice(0, 2)).toEqual([
      { label: 'Employer', value: 'Cascade Timber' },
      { label: 'Employer’s legal name', value: 'Cascade Timber Holdings LLC' },
    ]);
  });

  it('are refused in the name of an agency, with where to appeal, which an admin sees', async () => {
    const body = { ...payStubOf({ employer: 'I.R.S. Payroll' }), issue: ISSUE };
    const refused = await ana('POST', endpoints.generatePdf.path, body);
    expect(codeOf(refused)).toBe('issuerBlocked');
    expect(refused.body).toContain('looks like a government agency');
    expect(refused.body).toContain('write to support@paperwage.example');
    const [first] = await server.services.records.review.refusals({ limit: 9, isOpen: true });
    expect(first!.item).toMatchObject({ rule: 'issuerBlocked', issuer: 'I.R.S. Payroll' });
    expect(server.files.kept.size).toBe(0);
    expect((await ana('POST', endpoints.generatePdf.path, payStubOf({ employer: 'I.R.S. Payroll' }))).statusCode).toBe(
      200,
    );
  });

  it('of a form have no code, and are known by their file', async () => {
    const { bytes, codes } = await issueAs(ana, W2_REQUEST);
    expect(codes).toEqual([]);
    expect(await verifyFile(bytes)).toMatchObject({ result: 'unchanged', type: 'w2', codes: [] });
  });

  it.each([
    [{ date: '11/20/2026' }, { amount: 'amount is missing. Enter it too, or leave both blank.' }],
    [{ amount: '1' }, { date: 'date is missing. Enter it too, or leave both blank.' }],
    [
      { date: '13/45/2026' },
      {
        date: 'date must be a date such as 11/20/2026.',
        amount: 'amount is missing. Enter it too, or leave both blank.',
      },
    ],
  ])('are asked for with %j: every field that is wrong or missing is named at once', async (typed, messages) => {
    const payload = { code: '7KQ4-M2XD-9RVT', ...typed };
    const answer = await server.app.inject({ method: 'POST', url: endpoints.verifyCode.path, payload });
    expect(answer.statusCode).toBe(400);
    const { issues } = answer.json<{ error: { issues: { path: string; message: string }[] } }>().error;
    expect(Object.fromEntries(issues.map(({ path, message }) => [path, message]))).toEqual(messages);
  });

  it('have the years of their dates in the history, and no other', async () => {
    await issueAs(ana);
    const years = async (type: string) =>
      (await ana('GET', endpoints.listDocumentYears.path.replace(':type', type))).json<{ data: number[] }>().data;
    const row = await rowOf((await issueAs(ana)).id);
    const year = row.type === 'paystub' ? Number(String(row.payDate).slice(0, 4)) : 0;
    expect(await years('paystub')).toEqual([year]);
    expect(await years('invoice')).toEqual([]);
  });

  it('are revoked by their owner alone, for good', async () => {
    const { id, bytes, codes } = await issueAs(ana);
    const figures = await figuresOf(id);
    expect(codeOf(await revoke(id, ben))).toBe('documentUnknown');
    server.clock.goOn(DAY_MS);
    expect((await revoke(id)).statusCode).toBe(200);
    const revoked = { result: 'revoked', issuedAt: server.clock.nowMs() - DAY_MS, revokedAt: server.clock.nowMs() };
    server.clock.goOn(DAY_MS);
    expect((await revoke(id)).statusCode).toBe(200);
    expect(await verifyFile(bytes)).toEqual(revoked);
    expect(await verifyCode(codes[0]!)).toEqual(revoked);
    expect(await verifyCode(codes[0]!, figures)).toEqual(revoked);
    expect(await verifyCode(codes[0]!, { ...figures, amount: '1' })).toEqual({ result: 'unknown' });
    expect((await rowOf(id)).issued?.state).toBe('revoked');
    const plain = await ana('POST', endpoints.generatePdf.path, INVOICE_REQUEST);
    expect(codeOf(await revoke(String(plain.headers[DOCUMENT_ID_HEADER])))).toBe('documentNotIssued');
  });

  it('are replaced by a new one of the same type, once', async () => {
    const old = await issueAs(ana);
    const figures = await figuresOf(old.id);
    const corrected = payStubOf({ employee: 'Ana Ortiz' });
    const now = await issueAs(ana, corrected, { replaces: old.id });
    const replaced = { result: 'replaced', issuedAt: server.clock.nowMs(), replacedAt: server.clock.nowMs() };
    expect(await verifyFile(old.bytes)).toEqual({ ...replaced, newCodes: now.codes });
    expect(await verifyCode(old.codes[0]!)).toEqual(replaced);
    expect(await verifyCode(old.codes[0]!, figures)).toEqual({ ...replaced, newCode: now.codes[0] });
    expect(await verifyFile(now.bytes)).toMatchObject({ result: 'unchanged' });
    const refusals = [
      [ana, corrected, old.id, 'documentEnded'],
      [ana, INVOICE_REQUEST, now.id, 'documentOfOtherType'],
      [ben, corrected, now.id, 'documentUnknown'],
    ] as const;
    for (const [as, body, replaces, code] of refusals) {
      expect(codeOf(await as('POST', endpoints.generatePdf.path, { ...body, issue: { ...ISSUE, replaces } }))).toBe(
        code,
      );
    }
    expect(codeOf(await revoke(old.id))).toBe('documentEnded');
    expect(await verifyFile(now.bytes)).toMatchObject({ result: 'unchanged' });
  });

  it('are unknown once they are deleted, and verified again once they are restored', async () => {
    const { id, bytes, codes } = await issueAs(ana);
    const figures = await figuresOf(id);
    const path = (endpoint: { readonly path: string }) => endpoint.path.replace(':id', id);
    await ana('POST', path(endpoints.deleteDocument));
    expect(await verifyFile(bytes)).toEqual({ result: 'unknown' });
    expect(await verifyCode(codes[0]!)).toEqual({ result: 'unknown' });
    expect(await verifyCode(codes[0]!, figures)).toEqual({ result: 'unknown' });
    await ana('POST', path(endpoints.restoreDocument));
    expect(await verifyFile(bytes)).toMatchObject({ result: 'unchanged' });
    expect(await verifyCode(codes[0]!, figures)).toMatchObject({ result: 'matches' });
    await ana('POST', path(endpoints.deleteDocument));
    server.clock.goOn(31 * DAY_MS);
    await sweep(server.allServices);
    expect(await verifyFile(bytes)).toEqual({ result: 'unknown' });
    expect(await verifyCode(codes[0]!, figures)).toEqual({ result: 'unknown' });
  });

  it('leave nothing behind when the account is deleted', async () => {
    const userId = randomUUID();
    await issueAs(server.as(userId));
    const { db } = server.database;
    const { records } = server.services;
    const tables = ['issued_documents', 'issued_codes', 'issued_files'] as const;
    for (const table of tables) expect(await db.selectFrom(table).selectAll().execute()).not.toEqual([]);
    await records.transaction(async (inside) => {
      for (const part of accountData) await part.removeAllOf(userId, inside);
    });
    for (const table of tables) expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('keep no name, figure or code in clear', async () => {
    const { codes } = await issueAs(ana);
    for (const table of ['issued_documents', 'issued_codes'] as const) {
      const rows = await server.database.db.selectFrom(table).selectAll().execute();
      const bytes = Buffer.concat(rows.flatMap((row) => Object.values(row).map((value) => Buffer.from(String(value)))));
      for (const secret of [codes[0]!, 'Dana', 'Reyes', '2,481', '248166']) expect(bytes.includes(secret)).toBe(false);
    }
  });
});
