import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workerRenderer } from './adapters/worker-renderer.ts';
import { DOCUMENT_REQUEST } from './fixtures/requests.ts';
import { makeIdentity, readSignature } from './fixtures/signing.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const built = path.join(root, 'apps/server/dist');
let folder: string;

/** The program as it is delivered, rebuilt where its sources have changed; what it writes goes into a folder of the test. */
beforeAll(() => {
  execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs'), 'server']);
  folder = mkdtempSync(path.join(tmpdir(), 'paperwage-server-'));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Has Node find no such package, as where the tests are not installed. */
const WITHOUT_FIREBASE = `export async function resolve(name, context, next) {
  if (!name.startsWith('firebase-admin')) return next(name, context);
  throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
}`;

function moduleOf(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

function start(environment: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [path.join(built, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  let output = '';
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /^Paperwage is at (\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.on('close', () => reject(new Error(`It ended without an address: ${errors}`)));
  });
  address.catch(() => undefined);
  return { child, address, ended };
}

describe('the program', () => {
  for (const [signal, tags] of [
    ['SIGTERM', []],
    ['SIGINT', ['release']],
  ] as const) {
    it(`tells its address, serves, and stops on ${signal}`, { tags: [...tags] }, async () => {
      const { child, address, ended } = start({});
      expect((await fetch(`${await address}/healthz`)).status).toBe(200);
      child.kill(signal);
      expect(await ended).toMatchObject({ code: 0, errors: '' });
    });
  }

  it('refuses wrong variables, a line for each', async () => {
    const { ended } = start({ PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await ended).toEqual({
      code: 1,
      output: '',
      errors:
        'PORT must be a whole number from 0 to 65535; 0 means any free port.\n' +
        'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.\n',
    });
  });

  it(
    'names the command that adds the library of Firebase where it is not installed, and writes nothing',
    { tags: ['release'] },
    async () => {
      const data = path.join(folder, 'without-firebase');
      const { ended } = start({
        DATA_DIR: data,
        NODE_OPTIONS: `--import ${moduleOf(`import { register } from 'node:module'; register(${JSON.stringify(moduleOf(WITHOUT_FIREBASE))});`)}`,
        IDENTITY_PROVIDER: 'firebase',
        FIREBASE_PROJECT_ID: 'paperwage-test',
        FIREBASE_API_KEY: 'AIzaSyTest',
        FIREBASE_CREDENTIALS_FILE: path.join(folder, 'firebase.json'),
      });
      expect(await ended).toEqual({
        code: 1,
        output: '',
        errors:
          'IDENTITY_PROVIDER=firebase needs the package firebase-admin, which isn’t installed. Run npm run ' +
          'add-firebase, then start again.\n',
      });
      expect(readdirSync(data)).toEqual([]);
      const { scripts, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Package;
      expect(scripts['add-firebase']).toContain(` firebase-admin@${devDependencies['firebase-admin']}`);
    },
  );

  // From day to day, `certificate-file.test.ts`.
  it('refuses a certificate that can’t sign, and writes nothing', { tags: ['release'] }, async () => {
    const data = path.join(folder, 'without-certificate');
    const file = path.join(folder, 'none.p12');
    const { ended } = start({ DATA_DIR: data, SIGNING_CERTIFICATE_FILE: file });
    expect(await ended).toEqual({
      code: 1,
      output: '',
      errors: `SIGNING_CERTIFICATE_FILE: There’s no file ${file}. Correct its path.\n`,
    });
    expect(readdirSync(data)).toEqual([]);
  });

  it('signs documents in the threads that make them', async () => {
    const renderer = workerRenderer({
      workerFile: pathToFileURL(path.join(built, 'render-worker.js')),
      fontFolder: path.join(built, 'fonts'),
      signing: { identity: await makeIdentity('Acme'), timestampUrl: undefined },
    });
    const atMs = Date.UTC(2026, 10, 20);
    const bytesOf = async (signing?: { atMs: number }) => {
      const outcome = await renderer.render({ format: 'pdf', request: DOCUMENT_REQUEST, ...(signing && { signing }) });
      if (!('file' in outcome)) throw new Error('The document was refused');
      return outcome.file.bytes;
    };
    const signed = await bytesOf({ atMs });
    expect(readSignature(signed)).toMatchObject({ isValid: true, signingTime: new Date(atMs) });
    expect(await bytesOf({ atMs })).toEqual(signed);
    expect(Buffer.from(await bytesOf()).includes('/ByteRange')).toBe(false);
    await renderer.close();
  });

  it('says that the port is in use', { tags: ['release'] }, async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { ended } = start({ PORT: String(port) });
    expect(await ended).toMatchObject({
      code: 1,
      errors: `Port ${port} on 127.0.0.1 is in use. Stop the other program, or set PORT to a free port.\n`,
    });
    other.close();
  });

  for (const [name, place] of [
    ['in a file', 'main.js/data'],
    ['where a file is', 'main.js'],
  ] as const) {
    it(`says that the data folder cannot be made ${name}`, { tags: ['release'] }, async () => {
      const { ended } = start({ DATA_DIR: path.join(built, place) });
      expect(await ended).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/^The server can’t create or write to/),
      });
    });
  }
});
