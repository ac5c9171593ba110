import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  draftAnswerSchema,
  draftsAnswerSchema,
  endpoints,
  IDEMPOTENCY_HEADER,
  saveDraftAnswerSchema,
} from '@paperwage/api-contract';
import { empty1099Draft } from '@paperwage/documents/1099';
import { emptyInvoiceDraft } from '@paperwage/documents/invoice';
import { emptyPayStubDraft } from '@paperwage/documents/pay-stub';
import { emptyW2Draft } from '@paperwage/documents/w2';
import { calendarDate } from '@paperwage/values';
import { codeOf } from '../../../fixtures/answers.ts';
import { usualDatabaseKinds } from '../../../fixtures/databases.ts';
import { DOCUMENT_REQUEST, INVOICE_REQUEST } from '../../../fixtures/requests.ts';
import type { Ask, UserApp } from '../../../fixtures/user-app.ts';
import { userApp } from '../../../fixtures/user-app.ts';

const context = { today: calendarDate('2026-11-20'), random: () => 0.5 };
const of = (path: string, id: string) => path.replace(':id', id);

describe.each(usualDatabaseKinds)('drafts on %s', (kind) => {
  let server: UserApp;
  let ana: Ask;
  beforeEach(async () => {
    server = await userApp(kind);
    ({ ana } = server);
  });
  afterEach(() => server.close());

  const save = async (ask: Ask, body: object, headers: Record<string, string> = {}) => {
    const response = await ask('POST', endpoints.saveDraft.path, body, headers);
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    return saveDraftAnswerSchema.parse(response.json()).data;
  };
  const read = async (ask: Ask, id: string) =>
    draftAnswerSchema.parse((await ask('GET', of(endpoints.getDraft.path, id))).json()).data;
  const list = async (ask: Ask) =>
    draftsAnswerSchema.parse((await ask('GET', endpoints.listDrafts.path)).json()).data.drafts;

  it.each([
    ['paystub', emptyPayStubDraft(context)],
    ['invoice', emptyInvoiceDraft(context)],
    ['w2', emptyW2Draft(context)],
    ['1099', empty1099Draft(context)],
  ])('take a %s in which nothing was filled in yet', async (type, documentData) => {
    const look = { template: 'plain', theme: 'ink' };
    const { draftId, version } = await save(ana, { type, ...look, documentData });
    expect(version).toBe(1);
    expect(await read(ana, draftId)).toMatchObject({ type, draftId, ...look, fromName: '', toName: '', documentData });
  });

  it('are taken as specified: a W-2 with no theme, a pay stub with one', async () => {
    const w2 = { type: 'w2', template: 'plain', documentData: emptyW2Draft(context) };
    const { draftId } = await save(ana, w2);
    expect(await save(ana, { ...w2, draftId, template: 'changed' })).toMatchObject({ draftId, version: 2 });
    expect(await read(ana, draftId)).toMatchObject({ type: 'w2', template: 'changed', theme: '' });
    const stub = { type: 'paystub', template: 'plain', theme: 'ink', documentData: emptyPayStubDraft(context) };
    const { draftId: stubId } = await save(ana, stub);
    expect(await save(ana, { ...stub, draftId: stubId, theme: 'umber' })).toMatchObject({ draftId: stubId });
    expect(await read(ana, stubId)).toMatchObject({ type: 'paystub', template: 'plain', theme: 'umber' });
  });

  it('of a pay stub hold its flags, counts, identifiers, people, year to date before and stubs', async () => {
    const { draftId } = await save(ana, DOCUMENT_REQUEST);
    const { documentData } = await read(ana, draftId);
    const flags = ['autoCalculator', 'prevYtd', 'hiredInPast52Weeks'];
    const counts = ['payPeriodsWorked', 'paystubsNumber'];
    const identifiers = ['coNumber', 'fileNumber', 'deptNumber', 'clockNumber', 'vchrNumber', 'checkNo'];
    const parts = ['companyInfo', 'employeeInfo', 'prevYtdItem', 'items'];
    expect(Object.keys(documentData as object)).toEqual(
      expect.arrayContaining([...flags, ...counts, ...identifiers, ...parts]),
    );
    expect(documentData).toEqual(DOCUMENT_REQUEST.documentData);
  });

  it('are listed by the names in them, the last changed first', async () => {
    const first = await save(ana, DOCUMENT_REQUEST);
    server.clock.goOn(1000);
    const second = await save(ana, INVOICE_REQUEST);
    server.clock.goOn(1000);
    expect((await list(ana)).map(({ draftId }) => draftId)).toEqual([second.draftId, first.draftId]);
    await save(ana, { ...DOCUMENT_REQUEST, ...first, updatedAt: undefined });
    const [changed, other] = await list(ana);
    expect(changed).toEqual({
      draftId: first.draftId,
      type: 'paystub',
      fromName: DOCUMENT_REQUEST.documentData.companyInfo.employerName,
      toName: DOCUMENT_REQUEST.documentData.employeeInfo.employeeName,
      date: '2026-11-20',
      version: 2,
      updatedAt: first.updatedAt + 2000,
    });
    expect(other).toMatchObject({
      fromName: INVOICE_REQUEST.documentData.from.name,
      date: INVOICE_REQUEST.documentData.date,
    });
  });

  it('never overwrite a later version, unless told to', async () => {
    const { draftId } = await save(ana, DOCUMENT_REQUEST);
    const template = (name: string) => ({ ...DOCUMENT_REQUEST, draftId, template: name });
    await save(ana, { ...template('phone'), version: 1 });
    const late = await ana('POST', endpoints.saveDraft.path, { ...template('laptop'), version: 1 });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'draftChanged']);
    expect(await read(ana, draftId)).toMatchObject({ template: 'phone', version: 2 });
    expect(await save(ana, template('laptop'))).toMatchObject({ version: 3 });
    expect(await read(ana, draftId)).toMatchObject({ template: 'laptop' });
  });

  it('of several changes made at once on one version keep exactly one', async () => {
    const { draftId } = await save(ana, DOCUMENT_REQUEST);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((template) =>
        ana('POST', endpoints.saveDraft.path, { ...DOCUMENT_REQUEST, draftId, version: 1, template }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await read(ana, draftId)).version).toBe(2);
  });

  it('are begun once for one key, and changed once', async () => {
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const begun = await Promise.all([1, 2, 3].map(() => save(ana, DOCUMENT_REQUEST, key)));
    expect(new Set(begun.map(({ draftId }) => draftId)).size).toBe(1);
    expect(await list(ana)).toHaveLength(1);
    const { draftId } = begun[0]!;
    const change = { ...DOCUMENT_REQUEST, draftId, version: 1, template: 'new' };
    const again = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const changed = await Promise.all([1, 2, 3].map(() => save(ana, change, again)));
    expect(changed.map(({ version }) => version)).toEqual([2, 2, 2]);
    expect(await save(server.ben, DOCUMENT_REQUEST, key)).not.toMatchObject({ draftId });
  });

  it('are not changed under the key of another change, of another draft or of what was begun', async () => {
    const key = () => ({ [IDEMPOTENCY_HEADER]: randomUUID() });
    const [begin, change] = [key(), key()];
    const { draftId } = await save(ana, DOCUMENT_REQUEST, begin);
    const other = await save(ana, DOCUMENT_REQUEST);
    const first = { ...DOCUMENT_REQUEST, draftId, version: 1, template: 'first' };
    const saved = await save(ana, first, change);
    const refused = [
      await ana('POST', endpoints.saveDraft.path, { ...first, template: 'second' }, change),
      await ana('POST', endpoints.saveDraft.path, { ...first, draftId: other.draftId }, change),
      await ana('POST', endpoints.saveDraft.path, DOCUMENT_REQUEST, change),
      await ana('POST', endpoints.saveDraft.path, first, begin),
      await ana('POST', endpoints.saveDraft.path, INVOICE_REQUEST, begin),
    ];
    expect(refused.map((response) => [response.statusCode, codeOf(response)])).toEqual(
      refused.map(() => [422, 'idempotencyKeyReused']),
    );
    // The same change asked again is answered, also when the draft has gone on since.
    await save(ana, { ...first, version: 2, template: 'later' });
    expect(await save(ana, first, change)).toEqual(saved);
    expect([await read(ana, draftId), await read(ana, other.draftId)]).toMatchObject([
      { template: 'later', version: 3 },
      { template: DOCUMENT_REQUEST.template, version: 1 },
    ]);
  });

  it('are another user’s to no call', async () => {
    const { draftId } = await save(ana, DOCUMENT_REQUEST);
    const foreign = [
      await server.ben('GET', of(endpoints.getDraft.path, draftId)),
      await server.ben('DELETE', of(endpoints.getDraft.path, draftId)),
      await server.ben('POST', of(endpoints.restoreDraft.path, draftId)),
      await server.ben('POST', endpoints.saveDraft.path, { ...DOCUMENT_REQUEST, draftId, version: 1 }),
      await server.ben('POST', endpoints.saveDraft.path, { ...DOCUMENT_REQUEST, draftId }),
    ];
    expect(foreign.map((response) => [response.statusCode, codeOf(response)])).toEqual(
      foreign.map(() => [404, 'draftUnknown']),
    );
    expect(await list(server.ben)).toEqual([]);
    expect(await read(ana, draftId)).toMatchObject({ version: 1 });
  });

  it('take any text, however odd', async () => {
    const { documentData } = INVOICE_REQUEST;
    const name = 'A\u0000B\u0007\ud800 \u202e';
    const odd = { ...documentData, notes: name, from: { ...documentData.from, name } };
    const { draftId } = await save(ana, { ...INVOICE_REQUEST, documentData: odd });
    const { fromName } = await read(ana, draftId);
    expect(fromName.startsWith('A B')).toBe(true);
  });

  it('stay of their type', async () => {
    const { draftId } = await save(ana, DOCUMENT_REQUEST);
    const response = await ana('POST', endpoints.saveDraft.path, { ...INVOICE_REQUEST, draftId, version: 1 });
    expect(response.statusCode).toBe(404);
  });

  it('can be restored after they were deleted', async () => {
    const { draftId } = await save(ana, DOCUMENT_REQUEST);
    expect((await ana('DELETE', of(endpoints.getDraft.path, draftId))).statusCode).toBe(200);
    expect(await list(ana)).toEqual([]);
    expect((await ana('GET', of(endpoints.getDraft.path, draftId))).statusCode).toBe(404);
    expect((await ana('DELETE', of(endpoints.getDraft.path, draftId))).statusCode).toBe(404);
    expect((await ana('POST', of(endpoints.restoreDraft.path, draftId))).statusCode).toBe(200);
    expect((await ana('POST', of(endpoints.restoreDraft.path, draftId))).statusCode).toBe(200);
    expect(await read(ana, draftId)).toMatchObject({ version: 1 });
  });

  it('are refused in words when there are too many', async () => {
    await save(ana, INVOICE_REQUEST);
    const { db } = server.database;
    const row = await db.selectFrom('drafts').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 498 }, () => ({ ...row, id: randomUUID() }));
    await db.insertInto('drafts').values(others).execute();
    await save(ana, INVOICE_REQUEST);
    const response = await ana('POST', endpoints.saveDraft.path, INVOICE_REQUEST);
    expect([response.statusCode, codeOf(response)]).toEqual([422, 'draftsTooMany']);
    expect((await save(server.ben, INVOICE_REQUEST)).version).toBe(1);
  });

  it('keep what is in them sealed', async () => {
    const notes = 'A sentence that is nowhere else';
    const documentData = { ...INVOICE_REQUEST.documentData, notes };
    const { draftId } = await save(ana, { ...INVOICE_REQUEST, documentData });
    const row = await server.database.db.selectFrom('drafts').selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(row.content).includes('sentence')).toBe(false);
    expect(row.id).toBe(draftId);
  });

  it('keep full tax numbers sealed', async () => {
    await ana('POST', endpoints.setWholeNumbers.path, { isKept: true });
    const numbers = { employeeSocialSecurityNumber: '900-12-3456', employersIdentificationNumber: '98-7654321' };
    const w2 = { ...emptyW2Draft(context), ...numbers };
    const form1099 = { ...empty1099Draft(context), socialSecurity: '900-12-3456', companyEin: '98-7654321' };
    const saved = [
      await save(ana, { type: 'w2', template: '', theme: '', documentData: w2 }),
      await save(ana, { type: '1099', template: '', theme: '', documentData: form1099 }),
    ];
    for (const row of await server.database.db.selectFrom('drafts').selectAll().execute()) {
      const text = JSON.stringify({ ...row, content: Buffer.from(row.content).toString('latin1') });
      expect(text).not.toMatch(/900-?12-?3456|98-?7654321/);
    }
    expect((await read(ana, saved[0]!.draftId)).documentData).toMatchObject(numbers);
    expect((await read(ana, saved[1]!.draftId)).documentData).toMatchObject({ socialSecurity: '900-12-3456' });
  });

  it('need a sign-in and a body that fits', async () => {
    const anonymous = await server.app.inject({
      method: 'POST',
      url: endpoints.saveDraft.path,
      payload: DOCUMENT_REQUEST,
    });
    expect([anonymous.statusCode, codeOf(anonymous)]).toEqual([401, 'signInNeeded']);
    const bad = [
      { ...DOCUMENT_REQUEST, draftId: '../x' },
      { ...DOCUMENT_REQUEST, version: 0 },
      { ...DOCUMENT_REQUEST, documentData: { items: 3 } },
      { type: 'letter' },
      [],
      'null',
    ];
    for (const body of bad) {
      const response = await ana('POST', endpoints.saveDraft.path, body, { 'content-type': 'application/json' });
      expect(response.statusCode, JSON.stringify(body).slice(0, 60)).toBe(400);
    }
    const key = await ana('POST', endpoints.saveDraft.path, DOCUMENT_REQUEST, { [IDEMPOTENCY_HEADER]: 'a b' });
    expect(codeOf(key)).toBe('idempotencyKeyWrong');
    expect((await ana('GET', of(endpoints.getDraft.path, 'not-an-id'))).statusCode).toBe(400);
  });
});
