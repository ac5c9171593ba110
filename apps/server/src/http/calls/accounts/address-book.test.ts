import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addressBookAnswerSchema,
  endpoints,
  IDEMPOTENCY_HEADER,
  savedContactAnswerSchema,
} from '@paperwage/api-contract';
import { MAX_CONTACTS } from '../../../features/address-book/address-book.ts';
import { codeOf } from '../../../fixtures/answers.ts';
import { usualDatabaseKinds } from '../../../fixtures/databases.ts';
import type { Ask, UserApp } from '../../../fixtures/user-app.ts';
import { userApp } from '../../../fixtures/user-app.ts';

const NORA = { kind: 'employee', name: 'Nora Nguyen', taxNumber: 'XXX-XX-3456', city: 'Austin' };

describe.each(usualDatabaseKinds)('the address book on %s', (kind) => {
  let server: UserApp;
  let ana: Ask;
  beforeEach(async () => {
    server = await userApp(kind);
    ({ ana } = server);
  });
  afterEach(() => server.close());

  const save = async (body: object, ask: Ask = ana, headers: Record<string, string> = {}) => {
    const response = await ask('POST', endpoints.saveContact.path, body, headers);
    expect(response.statusCode, response.body).toBe(200);
    return savedContactAnswerSchema.parse(response.json()).data;
  };
  const list = async (ask: Ask = ana) =>
    addressBookAnswerSchema.parse((await ask('GET', endpoints.listContacts.path)).json()).data.contacts;
  const entry = (id: string) => endpoints.deleteContact.path.replace(':id', id);

  it('adds, lists by name, replaces and takes out', async () => {
    const nora = await save(NORA);
    expect(nora).toMatchObject({ ...NORA, email: '', updatedAt: server.clock.nowMs() });
    await save({ kind: 'client', name: 'Álvarez LLC' });
    expect((await list()).map(({ name }) => name)).toEqual(['Álvarez LLC', 'Nora Nguyen']);
    server.clock.goOn(5);
    const changed = await save({ ...NORA, id: nora.id, city: 'Dallas' });
    expect((await list())[1]).toEqual({ ...nora, city: 'Dallas', updatedAt: changed.updatedAt });
    expect((await ana('DELETE', entry(nora.id))).statusCode).toBe(200);
    expect((await ana('DELETE', entry(nora.id))).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('keeps names in one line', async () => {
    await save({ kind: 'client', name: '\u0000Ana\r\nBaker\u0085\t' });
    expect((await list()).map(({ name }) => name)).toContain('Ana Baker');
  });

  it('lists numbered names by their numbers', async () => {
    for (const name of ['Store 10', 'Store 9']) await save({ kind: 'client', name });
    const names = (await list()).map(({ name }) => name).filter((name) => name.startsWith('Store'));
    expect(names).toEqual(['Store 9', 'Store 10']);
  });

  it('adds once for one key', async () => {
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const saved = await Promise.all([1, 2, 3].map(() => save(NORA, ana, key)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    const other = await ana('POST', endpoints.saveContact.path, { ...NORA, name: 'Bob' }, key);
    expect([other.statusCode, codeOf(other)]).toEqual([422, 'idempotencyKeyReused']);
  });

  it('is another user’s to no call', async () => {
    const { id } = await save(NORA);
    for (const response of [
      await server.ben('POST', endpoints.saveContact.path, { ...NORA, id }),
      await server.ben('DELETE', entry(id)),
    ]) {
      expect([response.statusCode, codeOf(response)]).toEqual([404, 'contactUnknown']);
    }
    expect(await list(server.ben)).toEqual([]);
    expect((await server.app.inject(endpoints.listContacts.path)).statusCode).toBe(401);
  });

  it('is sealed, and has an end', async () => {
    await ana('POST', endpoints.setWholeNumbers.path, { isKept: true });
    await save({ ...NORA, taxNumber: '900-12-3456' });
    const [row] = await server.database.db.selectFrom('contacts').selectAll().execute();
    expect(Buffer.from(row!.content).toString('latin1')).not.toMatch(/Nora|3456/);
    // As many rows as a thousand calls leave.
    const copies = Array.from({ length: MAX_CONTACTS - 2 }, () => ({ ...row!, id: randomUUID() }));
    await server.database.db.insertInto('contacts').values(copies).execute();
    await save({ kind: 'client', name: 'The last client' });
    const response = await ana('POST', endpoints.saveContact.path, NORA);
    expect([response.statusCode, codeOf(response)]).toEqual([422, 'contactsTooMany']);
  });

  it('refuses what does not fit', async () => {
    for (const body of [{}, { ...NORA, name: ' ' }, { ...NORA, kind: 'x' }, { ...NORA, more: 1 }, { ...NORA, id: 1 }]) {
      expect((await ana('POST', endpoints.saveContact.path, body)).statusCode, JSON.stringify(body)).toBe(400);
    }
  });
});
