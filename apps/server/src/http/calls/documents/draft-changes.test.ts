import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  draftAnswerSchema,
  editsBetween,
  endpoints,
  IDEMPOTENCY_HEADER,
  saveDraftAnswerSchema,
} from '@paperwage/api-contract';
import { codeOf } from '../../../fixtures/answers.ts';
import { usualDatabaseKinds } from '../../../fixtures/databases.ts';
import { DOCUMENT_REQUEST } from '../../../fixtures/requests.ts';
import type { Ask, UserApp } from '../../../fixtures/user-app.ts';
import { userApp } from '../../../fixtures/user-app.ts';

describe.each(usualDatabaseKinds)('drafts that a closing page sends, on %s,', (kind) => {
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
    draftAnswerSchema.parse((await ask('GET', endpoints.getDraft.path.replace(':id', id))).json()).data;

  it('take what was sent last for a change of what was sent before it without an answer, in either order', async () => {
    const key = () => randomUUID();
    const under = (name: string) => ({ [IDEMPOTENCY_HEADER]: name });
    const [begin, second, third] = [key(), key(), key()];
    const stub = (template: string, more: object = {}) => ({ ...DOCUMENT_REQUEST, template, ...more });
    // The first was saved, and its answer never came.
    const { draftId } = await save(ana, stub('first'), under(begin));
    const last = await save(ana, stub('second', { after: [begin] }), under(second));
    expect(last).toMatchObject({ draftId, version: 2 });
    expect(await save(ana, stub('third', { draftId, version: 1, after: [second] }), under(third))).toMatchObject({
      version: 3,
    });
    // None was saved: the draft is begun under the first, which then begins none.
    const lost = key();
    const begun = await save(ana, stub('late', { after: [lost] }), under(key()));
    expect(await save(ana, stub('early'), under(lost))).toEqual(begun);
    expect(await read(ana, begun.draftId)).toMatchObject({ template: 'late', version: 1 });
    expect(await save(ana, stub('new', { draftId, version: 3, after: [lost, key()] }))).toMatchObject({ version: 4 });
    // What another device saved after it is never written over.
    await save(ana, stub('phone', { draftId, version: 4 }));
    const refused = await ana(
      'POST',
      endpoints.saveDraft.path,
      stub('laptop', { draftId, version: 1, after: [second, third] }),
    );
    expect(codeOf(refused)).toBe('draftChanged');
    expect(
      await server.ben('POST', endpoints.saveDraft.path, stub('x', { draftId, version: 1, after: [third] })),
    ).toMatchObject({
      statusCode: 404,
    });
    expect(await read(ana, draftId)).toMatchObject({ template: 'phone', version: 5 });
  });

  it('are changed by edits of the version they were made on, once, to a draft that fits', async () => {
    const { draftId } = await save(ana, DOCUMENT_REQUEST);
    const { type, template, theme, documentData } = DOCUMENT_REQUEST;
    const edited = { ...documentData, employeeInfo: { ...documentData.employeeInfo, employeeName: 'Ana Changed' } };
    const change = { type, template, theme, draftId, version: 1, edits: editsBetween(documentData, edited) };
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const ask = (body: object, who = ana) => who('POST', endpoints.saveDraftChange.path, body, key);
    const unfit = [{ path: ['employeeInfo'], value: 'Ana' }];
    expect(codeOf(await ask({ ...change, edits: unfit }))).toBe('draftChangeUnfit');
    expect(codeOf(await ask({ ...change, edits: [{ path: ['nothing', 'here'], value: 1 }] }))).toBe('draftChangeUnfit');
    expect([codeOf(await ask({ ...change, type: 'invoice' })), codeOf(await ask(change, server.ben))]).toEqual([
      'draftUnknown',
      'draftUnknown',
    ]);
    const saved = saveDraftAnswerSchema.parse((await ask(change)).json()).data;
    expect(saved).toMatchObject({ draftId, version: 2 });
    expect(await read(ana, draftId)).toMatchObject({ version: 2, toName: 'Ana Changed', documentData: edited });
    // The whole draft under the same key is the same change.
    const whole = { ...DOCUMENT_REQUEST, draftId, version: 1, documentData: edited };
    expect(await save(ana, whole, key)).toEqual(saved);
    expect(codeOf(await ana('POST', endpoints.saveDraftChange.path, change))).toBe('draftChanged');
    expect((await read(ana, draftId)).version).toBe(2);
  });
});
