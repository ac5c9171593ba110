import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildServer } from './durability/build-server.mjs';
import { startServer } from './durability/server.mjs';
import { invoice } from './durability/writes.mjs';
import { appCheckToken } from './peers/app-check.mjs';
import { ownerOfPostgres, postgresPrograms, startPostgres } from './peers/postgres.mjs';
import { smallDisk } from './peers/small-disk.mjs';

const PASSWORD = 'quartz-lantern-otter-93';
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
const MAIL_WITHIN_MS = 60_000;

const probe = smallDisk(1);
probe?.close();
if (!probe) {
  console.log(
    'No disk can be mounted here: that a full disk loses nothing is tested within SQLite alone, not for real.',
  );
}

/** Somebody with an account at a server. */
async function person(address) {
  const send = async (path, body) => {
    const headers = { 'content-type': 'application/json', ...(idToken && { authorization: `Bearer ${idToken}` }) };
    const response = await fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? { authorization: `Bearer ${idToken}` } : headers,
      body: body && JSON.stringify(body),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type').startsWith('application/json');
    return { status: response.status, answer: isJson ? JSON.parse(bytes) : undefined };
  };
  let idToken;
  const email = `${randomUUID()}@example.com`;
  const signUp = async (as) =>
    send('/api/sign-up', { email: as, password: PASSWORD, appCheckToken: await appCheckToken(address) });
  const { customToken } = (await signUp(email)).answer.data;
  ({ idToken } = (await send('/api/identity/token', { customToken })).answer.data);
  const drafts = new Map();
  return {
    email,
    drafts,
    signUpAnother: signUp,
    issue: () => send('/api/documents/generate-pdf', invoice(randomUUID())),
    async saveDraft() {
      const note = `${randomUUID()} ${'x'.repeat(1500)}`;
      const told = await send('/api/save-draft', invoice(note));
      if (told.status === 200) drafts.set(told.answer.data.draftId, note);
      return told;
    },
    async lost() {
      const lost = [];
      for (const [id, note] of drafts) {
        const told = await send(`/api/profile/drafts/${id}`);
        if (told.answer.data?.documentData.notes !== note) lost.push(id);
      }
      const listed = (await send('/api/profile/drafts')).answer.data.drafts;
      return [...lost, ...(listed.length === drafts.size ? [] : [`${listed.length} of ${drafts.size} are listed`])];
    },
  };
}

/** Saves until there is no room for it any more; pages that were begun take a little yet. */
async function saveUntilRefused(ana) {
  for (let tries = 0; tries < 300; tries += 1) {
    const told = await ana.saveDraft();
    if (told.status !== 200) return told;
  }
  throw new Error('The disk never was full');
}

async function mailTo(folder, email) {
  const outbox = join(folder, 'outbox');
  for (const end = Date.now() + MAIL_WITHIN_MS; Date.now() < end; await wait(250)) {
    const names = (existsSync(outbox) ? readdirSync(outbox) : []).filter((name) => name.endsWith('.eml'));
    if (names.some((name) => readFileSync(join(outbox, name), 'utf8').includes(email))) return true;
  }
  return false;
}

describe.skipIf(!probe)('a real disk', () => {
  let built;
  let disk;
  let server;
  const closing = [];
  beforeAll(async () => void (built = await buildServer()), 120_000);
  afterAll(() => built?.remove());
  beforeEach(() => void (disk = smallDisk(32)));
  afterEach(async () => {
    await server?.kill();
    server = undefined;
    for (const close of closing.splice(0)) await close();
    disk.close();
  });

  it('that is full under SQLite and files is said by name, loses nothing, and is used again when there is room', async () => {
    server = await startServer({ DATA_DIR: disk.folder, MASTER_KEY }, built.main);
    const ana = await person(server.address);
    expect((await ana.saveDraft()).status).toBe(200);
    disk.fill();
    const refused = await saveUntilRefused(ana);
    expect([refused.status, refused.answer.error.code]).toEqual([507, 'storageFull']);
    expect(refused.answer.error.message).toMatch(/^We’re out of space/);
    disk.fill();
    const others = [await ana.issue(), await ana.signUpAnother(`${randomUUID()}@example.com`)];
    expect(others.map(({ status, answer }) => [status, answer.error.code])).toEqual([
      [507, 'storageFull'],
      [507, 'storageFull'],
    ]);
    expect(await ana.lost()).toEqual([]);
    disk.clear();
    expect((await ana.saveDraft()).status).toBe(200);
    expect((await ana.issue()).status).toBe(200);
    expect(await ana.lost()).toEqual([]);
    // The message may have found no room in the outbox: then it is left there now.
    expect(await mailTo(disk.folder, ana.email)).toBe(true);
    await server.kill();
    server = await startServer({ DATA_DIR: disk.folder, MASTER_KEY }, built.main);
  }, 120_000);

  it('that is full stops the start with a sentence, and leaves nothing that would stop the next', async () => {
    disk.fill();
    await expect(startServer({ DATA_DIR: disk.folder }, built.main)).rejects.toThrow(/ cannot be opened: .+/);
    disk.clear();
    server = await startServer({ DATA_DIR: disk.folder }, built.main);
  }, 60_000);

  it('that may not be written stops the start with a sentence', async () => {
    disk.setReadOnly(true);
    const start = startServer({ DATA_DIR: disk.folder, MASTER_KEY }, built.main);
    await expect(start).rejects.toThrow(/The database in \S+ cannot be opened: .+/);
    disk.setReadOnly(false);
    server = await startServer({ DATA_DIR: disk.folder, MASTER_KEY }, built.main);
  }, 60_000);

  describe.skipIf(!postgresPrograms())('under PostgreSQL', () => {
    let postgres;
    beforeEach(async () => {
      postgres = await startPostgres({ durable: true });
      closing.push(() => postgres.stop());
    }, 60_000);

    it('that is full is said by name, loses nothing, and is used again when there is room', async () => {
      const place = join(disk.folder, 'tablespace');
      mkdirSync(place);
      ownerOfPostgres(place);
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(`create tablespace small location '${place}'`);
      await client.query('create database small tablespace small');
      await client.end();
      const folder = mkdtempSync(join(tmpdir(), 'paperwage-data-'));
      closing.push(() => rmSync(folder, { recursive: true }));
      const DATABASE_URL = Object.assign(new URL(postgres.url), { pathname: '/small' }).href;
      server = await startServer({ DATA_DIR: folder, MASTER_KEY, DATABASE_URL }, built.main);
      const ana = await person(server.address);
      disk.fill();
      const refused = await saveUntilRefused(ana);
      expect([refused.status, refused.answer.error.code]).toEqual([507, 'storageFull']);
      expect(await ana.lost()).toEqual([]);
      disk.clear();
      expect((await ana.saveDraft()).status).toBe(200);
      expect(await ana.lost()).toEqual([]);
    }, 120_000);

    it('that may not be written under files and outbox keeps the records going, and mails follow', async () => {
      const DATABASE_URL = postgres.url;
      server = await startServer({ DATA_DIR: disk.folder, MASTER_KEY, DATABASE_URL }, built.main);
      const ana = await person(server.address);
      expect(await mailTo(disk.folder, ana.email)).toBe(true);
      disk.setReadOnly(true);
      const refused = await ana.issue();
      expect([refused.status, refused.answer.error.code]).toEqual([503, 'filesUnavailable']);
      const eva = `${randomUUID()}@example.com`;
      expect([(await ana.saveDraft()).status, (await ana.signUpAnother(eva)).status]).toEqual([200, 200]);
      // Long enough for the message to have been tried.
      await wait(3_000);
      disk.setReadOnly(false);
      expect((await ana.issue()).status).toBe(200);
      expect(await mailTo(disk.folder, eva)).toBe(true);
      expect(await ana.lost()).toEqual([]);
    }, 120_000);
  });
});
