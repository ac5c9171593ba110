import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildServer } from './durability/build-server.mjs';
import { startServer } from './durability/server.mjs';
import { invoice } from './durability/writes.mjs';
import { appCheckToken } from './peers/app-check.mjs';

const PASSWORD = 'quartz-lantern-otter-93';
const [KEY, NEW_KEY] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString('base64'));
const HOW_MANY = 3;

let built;
let folder;
let server;
beforeAll(async () => void (built = await buildServer()), 120_000);
afterAll(() => built?.remove());
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'paperwage-operate-'))));
afterEach(async () => {
  await server?.kill();
  server = undefined;
  rmSync(folder, { recursive: true });
});

const dataOf = (name) => join(folder, name);

async function start(environment) {
  await server?.kill();
  server = await startServer(environment, built.main);
}

/** Runs a command of the operator as `npm run` does. */
function operate(environment, ...named) {
  const command = join(dirname(built.main), 'command.js');
  const env = { PATH: process.env.PATH, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...named], { env, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
}

async function ask(path, { body, idToken } = {}) {
  const response = await fetch(server.address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(idToken && { authorization: `Bearer ${idToken}` }),
    },
    body: body && JSON.stringify(body),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status}: ${bytes}`);
  return { bytes, id: response.headers.get('document-id'), data: jsonOf(response, bytes)?.data };
}

function jsonOf(response, bytes) {
  return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(bytes) : undefined;
}

async function signedIn(path, email) {
  const proof = path === '/api/sign-up' && { appCheckToken: await appCheckToken(server.address) };
  const { data } = await ask(path, { body: { email, password: PASSWORD, ...proof } });
  return (await ask('/api/identity/token', { body: { customToken: data.customToken } })).data.idToken;
}

/** An account with drafts and documents, and what is in them. */
async function filledAccount() {
  const email = `${randomUUID()}@example.com`;
  const idToken = await signedIn('/api/sign-up', email);
  const notes = Array.from({ length: HOW_MANY }, () => randomUUID());
  for (const note of notes) {
    await ask('/api/save-draft', { idToken, body: invoice(note) });
    await ask('/api/documents/generate-pdf', { idToken, body: invoice(note) });
  }
  return { email, ...(await readAll(email)), notes };
}

/** Everything of an account, read by one who logs in anew. */
async function readAll(email) {
  const idToken = await signedIn('/api/sign-in', email);
  const { drafts } = (await ask('/api/profile/drafts', { idToken })).data;
  const drafted = await Promise.all(
    drafts.map(
      async ({ draftId }) => (await ask(`/api/profile/drafts/${draftId}`, { idToken })).data.documentData.notes,
    ),
  );
  const exported = await ask('/api/profile/export', { idToken });
  return { drafted: drafted.sort(), pdfs: exported.bytes.toString('latin1').split('%PDF-').length - 1 };
}

describe('commands of the operator', () => {
  it('back up a server that runs, and restore it into an empty place, where everything is read again', async () => {
    const environment = { DATA_DIR: dataOf('a'), MASTER_KEY: KEY };
    await start(environment);
    const { email, notes, ...before } = await filledAccount();
    expect(before).toEqual({ drafted: [...notes].sort(), pdfs: HOW_MANY });
    const backup = dataOf('backup');
    expect(operate(environment, 'backup', backup)).toMatchObject({ status: 0 });
    const into = { DATA_DIR: dataOf('b'), MASTER_KEY: KEY };
    const wrong = operate({ ...into, MASTER_KEY: NEW_KEY }, 'restore', backup);
    expect([wrong.status, wrong.said]).toEqual([1, expect.stringContaining('master key')]);
    expect(operate(into, 'restore', backup)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^Restored \d+ rows/),
    });
    expect(operate(into, 'restore', backup)).toMatchObject({ status: 1, said: expect.stringContaining('not empty') });
    await start(into);
    expect(await readAll(email)).toEqual(before);
  }, 120_000);

  it('wrap every key anew while the server runs, so that the new master key alone reads everything', async () => {
    const both = { DATA_DIR: dataOf('a'), MASTER_KEY: `${NEW_KEY},${KEY}` };
    await start({ ...both, MASTER_KEY: KEY });
    const { email, notes, ...before } = await filledAccount();
    expect(before.drafted).toEqual([...notes].sort());
    await start(both);
    const first = operate(both, 'rotate-keys');
    expect(Number(/^Rewrapped (\d+) keys/.exec(first.said)?.[1])).toBeGreaterThan(HOW_MANY * 2);
    expect(operate(both, 'rotate-keys').said).toMatch(/^Rewrapped 0 keys/);
    await start({ ...both, MASTER_KEY: NEW_KEY });
    expect(await readAll(email)).toEqual(before);
    await server.kill();
    await expect(startServer({ ...both, MASTER_KEY: KEY }, built.main)).rejects.toThrow('master key');
    server = undefined;
  }, 120_000);

  it('list jobs that fail with what went wrong, and try them again or drop them', async () => {
    const environment = { DATA_DIR: dataOf('a'), MASTER_KEY: KEY, MAIL_URL: 'smtp://127.0.0.1:9' };
    await start(environment);
    await signedIn('/api/sign-up', `${randomUUID()}@example.com`);
    await expect.poll(() => operate(environment, 'jobs').said, { timeout: 20_000 }).toContain('ECONNREFUSED');
    const id = /^(\S+) {2}mail/m.exec(operate(environment, 'jobs').said)[1];
    expect(operate(environment, 'jobs', 'retry', id).said).toContain('will retry 1 job.');
    expect(operate(environment, 'jobs', 'drop', id)).toMatchObject({ status: 0 });
    expect(operate(environment, 'jobs').said).not.toContain(id);
    expect(operate(environment, 'jobs', 'drop', id)).toMatchObject({ status: 1, said: `There’s no job ${id}.` });
    expect(operate(environment, 'jobs', 'mend')).toMatchObject({ status: 1, said: expect.stringContaining('npm run') });
  }, 60_000);

  it('refuse in words what cannot be done', async () => {
    const environment = { DATA_DIR: dataOf('a'), MASTER_KEY: KEY };
    const none = operate(environment, 'backup', dataOf('backup'));
    expect(none).toMatchObject({ status: 1, said: expect.stringMatching(/^There’s no database at /) });
    expect(existsSync(dataOf('a'))).toBe(false);
    await start(environment);
    const within = operate(environment, 'backup', join(dataOf('a'), 'files/backup'));
    expect(within).toMatchObject({ status: 1, said: expect.stringContaining('holds the files to back up') });
    mkdirSync(dataOf('full'));
    writeFileSync(join(dataOf('full'), 'note'), 'x');
    const full = operate(environment, 'backup', dataOf('full'));
    expect(full).toMatchObject({ status: 1, said: expect.stringContaining('is not empty') });
    expect(readFileSync(join(dataOf('full'), 'note'), 'utf8')).toBe('x');
    const away = operate({ ...environment, DATABASE_URL: 'postgres://127.0.0.1:9/none' }, 'jobs');
    expect(away.said).toMatch(/^The database of DATABASE_URL cannot be opened: /);
    // Node itself would go round for ever where no folder can be made.
    await expect(startServer({ DATA_DIR: '/proc/nope', MASTER_KEY: KEY }, built.main)).rejects.toThrow(
      'Set DATA_DIR to a folder',
    );
  }, 60_000);
});
