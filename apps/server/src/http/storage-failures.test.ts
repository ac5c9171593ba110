import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { endpoints } from '@paperwage/api-contract';
import { inProcessRenderer } from '../adapters/in-process-renderer.ts';
import type { BreakableLink } from '../fixtures/breakable-link.ts';
import { breakableLink } from '../fixtures/breakable-link.ts';
import { INVOICE_REQUEST } from '../fixtures/requests.ts';
import type { Ask, UserApp } from '../fixtures/user-app.ts';
import { userApp } from '../fixtures/user-app.ts';
import { StorageFailure } from '../ports/storage-failure.ts';

const renderer = inProcessRenderer();
const FULL = [507, 'storageFull'];
const UNAVAILABLE = [503, 'storageUnavailable'];

type Answer = Awaited<ReturnType<Ask>>;
const refusal = (answer: Answer) => [answer.statusCode, answer.json<{ error?: { code: string } }>().error?.code];

function picture(): Buffer {
  const png = new PNG({ width: 30, height: 20 });
  png.data.fill(200);
  return PNG.sync.write(png);
}

/** Every call that keeps something. */
const writes = {
  'a draft': (ask: Ask) =>
    ask('POST', endpoints.saveDraft.path, { ...INVOICE_REQUEST, documentData: INVOICE_REQUEST.documentData }),
  'a document': (ask: Ask) => ask('POST', endpoints.generatePdf.path, INVOICE_REQUEST),
  'a contact': (ask: Ask) => ask('POST', endpoints.saveContact.path, { kind: 'client', name: 'Álvarez LLC' }),
  'a logo': (ask: Ask) => ask('POST', endpoints.uploadLogo.path, picture(), { 'content-type': 'image/png' }),
} satisfies Readonly<Record<string, (ask: Ask) => Promise<Answer>>>;

async function refusalsOfWrites(ask: Ask) {
  return Promise.all(Object.values(writes).map(async (write) => refusal(await write(ask))));
}
const statusesOfWrites = async (ask: Ask) =>
  Promise.all(Object.values(writes).map(async (write) => (await write(ask)).statusCode));
const countDrafts = async (ask: Ask) => (await ask('GET', endpoints.listDrafts.path)).json().data.drafts.length;
const countInvoices = async (ask: Ask) =>
  (await ask('POST', endpoints.listDocuments.path.replace(':type', 'invoice'), { limit: 50 })).json<{
    data: unknown[];
  }>().data.length;

describe('a SQLite database', () => {
  let server: UserApp;
  let ana: Ask;
  beforeEach(async () => {
    server = await userApp('sqlite', { renderer });
    ({ ana } = server);
  });
  afterEach(() => server.close());

  it('that is full refuses by name what is to be kept, still tells what it has, and goes on when there is room', async () => {
    expect(await statusesOfWrites(ana)).toEqual([200, 200, 200, 200]);
    const { db } = server.database;
    await sql`pragma max_page_count = 1`.execute(db);
    // What is left of the last pages takes something yet; then nothing is taken any more.
    for (const write of Object.values(writes)) {
      for (let tries = 0; tries < 60 && (await write(ana)).statusCode === 200; tries += 1);
    }
    const before = [await countDrafts(ana), await countInvoices(ana)];
    const filesBefore = server.files.kept.size;
    expect(await refusalsOfWrites(ana)).toEqual([FULL, FULL, FULL, FULL]);
    expect([await countDrafts(ana), await countInvoices(ana)]).toEqual(before);
    expect(server.files.kept.size).toBe(filesBefore);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect(await statusesOfWrites(ana)).toEqual([200, 200, 200, 200]);
    expect([await countDrafts(ana), await countInvoices(ana)]).toEqual(before.map((count) => count + 1));
  });

  it('that may not be written refuses by name, and says when to ask again', async () => {
    const { data } = (await writes['a draft'](ana)).json();
    await sql`pragma query_only = 1`.execute(server.database.db);
    expect(await refusalsOfWrites(ana)).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
    const answer = await writes['a draft'](ana);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.json<{ error: { message: string } }>().error.message).toMatch(/What you saved before is safe\./);
    expect((await ana('GET', endpoints.getDraft.path.replace(':id', data.draftId))).statusCode).toBe(200);
    await sql`pragma query_only = 0`.execute(server.database.db);
    expect(await statusesOfWrites(ana)).toEqual([200, 200, 200, 200]);
  });
});

describe('a store of files', () => {
  const failing = (code: string, isFull: boolean) => {
    const kept = new Map<string, Uint8Array>();
    let isFailing = true;
    const files = {
      put(name: string, content: Uint8Array) {
        if (isFailing) return Promise.reject(new StorageFailure(code, isFull, new Error(code)));
        kept.set(name, content);
        return Promise.resolve();
      },
      get: (name: string) => Promise.resolve(kept.get(name)),
      remove: () => Promise.resolve(),
      async *list() {
        yield* kept.keys();
      },
      check: () => Promise.resolve(),
    };
    return { files, mend: () => void (isFailing = false) };
  };

  it.each([
    ['ENOSPC', true, FULL],
    ['EROFS', false, [503, 'filesUnavailable']],
  ] as const)('that fails with %s keeps documents and logos out, and nothing half', async (code, isFull, expected) => {
    const { files, mend } = failing(code, isFull);
    const services = { renderer, files };
    const server = await userApp('sqlite', services);
    const { ana } = server;
    expect(refusal(await writes['a document'](ana))).toEqual(expected);
    expect(refusal(await writes['a logo'](ana))).toEqual(expected);
    expect(await countInvoices(ana)).toBe(0);
    expect((await writes['a draft'](ana)).statusCode).toBe(200);
    mend();
    expect(await statusesOfWrites(ana)).toEqual([200, 200, 200, 200]);
    await server.close();
  });
});

describe.skipIf(inject('postgresUrl') === '')('a PostgreSQL database', { tags: ['release'] }, () => {
  let server: UserApp;
  let link: BreakableLink;
  let ana: Ask;
  beforeEach(async () => {
    const url = new URL(inject('postgresUrl'));
    link = await breakableLink({ host: url.hostname, port: Number(url.port) });
    url.port = String(link.port);
    server = await userApp('postgres', { renderer }, url.href);
    ({ ana } = server);
  });
  afterEach(async () => {
    await server.close();
    await link.close();
  });

  /** Ends every connection, and waits until the server has noticed. */
  const interrupt = async () => {
    await link.cut();
    await link.mend();
    await wait(200);
  };

  it('that is away is told by name, whatever is asked, and is used again when it is back', async () => {
    expect(await statusesOfWrites(ana)).toEqual([200, 200, 200, 200]);
    await link.cut();
    expect(await refusalsOfWrites(ana)).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
    expect(refusal(await ana('GET', endpoints.listDrafts.path))).toEqual(UNAVAILABLE);
    await link.mend();
    expect(await countDrafts(ana)).toBe(1);
    expect(await statusesOfWrites(ana)).toEqual([200, 200, 200, 200]);
  });

  it('that goes away within a transaction, between two of its statements, ends the call and not the server', async () => {
    const { records } = server.services;
    const work = records.transaction(async (inside) => {
      await inside.drafts.count('ana');
      await link.cut();
      await link.mend();
      await inside.drafts.count('ana');
    });
    await expect(work).rejects.toBeInstanceOf(StorageFailure);
    expect(await statusesOfWrites(ana)).toEqual([200, 200, 200, 200]);
  });

  it('that only reads refuses by name, and takes everything when it writes again', async () => {
    const { db } = server.database;
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    // Holds for connections that are made from now on.
    const setting = sql`alter database ${sql.id(rows[0]!.name)} set default_transaction_read_only`;
    await sql`${setting} = on`.execute(db);
    await interrupt();
    expect(await refusalsOfWrites(ana)).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
    expect(await countDrafts(ana)).toBe(0);
    await db.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = off`.execute(connection);
      await sql`${setting} = off`.execute(connection);
    });
    await interrupt();
    expect(await statusesOfWrites(ana)).toEqual([200, 200, 200, 200]);
  });
});
