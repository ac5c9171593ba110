import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildServer } from './durability/build-server.mjs';
import { startServer } from './durability/server.mjs';

const KEY = Buffer.alloc(32, 7).toString('base64');

let built;
let folder;
let data;
beforeAll(async () => void (built = await buildServer()), 120_000);
afterAll(() => built?.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperwage-key-'));
  data = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts and ends a server, and answers what it said. Rejects with what it said where it does not start. */
async function startOnce(environment = {}) {
  const server = await startServer({ DATA_DIR: data, ...environment }, built.main);
  await server.kill();
  return server.said();
}

function operate(environment, ...named) {
  const command = join(dirname(built.main), 'command.js');
  const env = { PATH: process.env.PATH, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...named], { env, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
}

/** Every file below a folder, with its bytes and when it was last written. */
function filesIn(place) {
  const names = readdirSync(place, { recursive: true }).filter((name) => statSync(join(place, name)).isFile());
  return Object.fromEntries(
    names.map((name) => [name, [readFileSync(join(place, name), 'base64'), statSync(join(place, name)).mtimeMs]]),
  );
}

const keyFile = () => join(data, 'master.key');

describe('the master key', () => {
  it('is made at the first start alone, which says where it lies and what it opens', async () => {
    const first = await startOnce();
    expect(first).toContain(`Created the master key ${keyFile()}.`);
    expect(first).toContain(`Anyone with a copy of the folder ${data}, key and database together, can read everything`);
    expect(first).not.toContain(readFileSync(keyFile(), 'utf8').trim());
    expect(await startOnce()).not.toContain('master key');
  }, 60_000);

  it('that is missing beside a database stops the start, and nothing is written', async () => {
    await startOnce();
    copyFileSync(keyFile(), join(folder, 'copy.key'));
    rmSync(keyFile());
    const before = filesIn(data);
    const sentence =
      `The master key ${keyFile()} is missing. Without it, nothing in ` +
      `${join(data, 'paperwage.sqlite')} can be read`;
    await expect(startOnce()).rejects.toThrow(sentence);
    await expect(startOnce()).rejects.toThrow('Restore the file from your copy, or set MASTER_KEY');
    expect(operate({ DATA_DIR: data }, 'jobs')).toMatchObject({ status: 1, said: expect.stringContaining(sentence) });
    expect(filesIn(data)).toEqual(before);
    await startOnce({ MASTER_KEY: readFileSync(join(folder, 'copy.key'), 'utf8') });
    copyFileSync(join(folder, 'copy.key'), keyFile());
    await startOnce();
  }, 60_000);

  it('that is missing beside files stops the start too', async () => {
    mkdirSync(join(data, 'files', 'documents'), { recursive: true });
    writeFileSync(join(data, 'files', 'documents', 'a'), 'sealed');
    const before = filesIn(data);
    await expect(startOnce()).rejects.toThrow(`Without it, nothing in ${join(data, 'files')} can be read`);
    expect(filesIn(data)).toEqual(before);
    expect(readdirSync(data)).toEqual(['files']);
  });

  it('of another database is refused, and stays as it is', async () => {
    await startOnce();
    writeFileSync(keyFile(), KEY);
    await expect(startOnce()).rejects.toThrow('not the master key of this database');
    expect(readFileSync(keyFile(), 'utf8')).toBe(KEY);
  }, 60_000);

  it('is in no backup, and a restore neither replaces nor makes one', async () => {
    await startOnce();
    const key = readFileSync(keyFile(), 'utf8');
    const backup = join(folder, 'backup');
    expect(operate({ DATA_DIR: data }, 'backup', backup)).toMatchObject({ status: 0 });
    for (const [content] of Object.values(filesIn(backup))) {
      const bytes = Buffer.from(content, 'base64');
      expect([bytes.includes(key.trim()), bytes.includes(Buffer.from(key, 'base64'))]).toEqual([false, false]);
    }
    const other = join(folder, 'other');
    const without = operate({ DATA_DIR: other }, 'restore', backup);
    expect(without).toMatchObject({ status: 1, said: expect.stringContaining('There’s no master key in') });
    mkdirSync(other);
    writeFileSync(join(other, 'master.key'), KEY);
    // Put into the backup by hand, it is left there.
    writeFileSync(join(backup, 'master.key'), key);
    expect(operate({ DATA_DIR: other }, 'restore', backup)).toMatchObject({ status: 1 });
    expect(readFileSync(join(other, 'master.key'), 'utf8')).toBe(KEY);
    writeFileSync(join(other, 'master.key'), key);
    const { mtimeMs } = statSync(join(other, 'master.key'));
    expect(operate({ DATA_DIR: other }, 'restore', backup)).toMatchObject({ status: 0 });
    expect(statSync(join(other, 'master.key')).mtimeMs).toBe(mtimeMs);
  }, 60_000);

  it('among the files that are backed up and restored is refused', async () => {
    await startOnce();
    mkdirSync(join(data, 'files'), { recursive: true });
    const within = join(data, 'files', 'own.key');
    copyFileSync(keyFile(), within);
    for (const command of ['backup', 'restore']) {
      const { status, said } = operate({ DATA_DIR: data, MASTER_KEY_FILE: within }, command, join(folder, 'backup'));
      expect([status, said]).toEqual([1, expect.stringContaining('Move it to another folder')]);
    }
  }, 60_000);
});
