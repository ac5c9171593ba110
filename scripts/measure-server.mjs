/**
 * What a server needs: memory at rest and under load, requests for a second of processor time, and room on the disk for a
 * draft and a document. `node scripts/measure-server.mjs [sqlite|postgres] [seconds]`
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './build.mjs';
import { startServer } from './durability/server.mjs';
import { invoice } from './durability/writes.mjs';
import { appCheckToken } from './peers/app-check.mjs';
import { startPostgres } from './peers/postgres.mjs';

const AT_ONCE = 8;
const PASSWORD = 'quartz-lantern-otter-93';
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const PAY = {
  ...{ grossPay: 2500, payFrequency: 'BI_WEEKLY', state: 'CA', grossPayType: 'PAY_PER_PERIOD' },
  ...{ payDate: Date.UTC(2026, 10, 20), federalFilingStatusType: 'SINGLE', grossPayYTD: 0, dependents2020: 0 },
  stateFillingStatus: 'S',
};

const memory = (pid, field) =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Seconds of processor time that the server has used, worker threads included. */
function processorSeconds(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

async function post(address, path, body, idToken) {
  const authorization = idToken ? { authorization: `Bearer ${idToken}` } : {};
  const headers = { 'content-type': 'application/json', ...authorization };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const bytes = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${Buffer.from(bytes)}`);
  return Buffer.from(bytes);
}

async function signUp(address) {
  const person = { email: `${randomUUID()}@example.com`, password: PASSWORD };
  const account = await post(address, '/api/sign-up', { ...person, appCheckToken: await appCheckToken(address) });
  const { customToken } = JSON.parse(account).data;
  return JSON.parse(await post(address, '/api/identity/token', { customToken })).data.idToken;
}

/** Asks again and again for some seconds, eight at once. */
async function load({ pid }, seconds, ask) {
  await ask(0);
  const before = { at: performance.now(), processor: processorSeconds(pid) };
  const end = before.at + seconds * 1000;
  let count = 0;
  const askUntilEnd = async (at) => {
    for (; performance.now() < end; count += 1) await ask(at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => askUntilEnd(at)));
  const elapsed = (performance.now() - before.at) / 1000;
  return { count, perSecond: count / elapsed, perCore: count / (processorSeconds(pid) - before.processor) };
}

function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}

async function measure(kind, seconds) {
  const folder = mkdtempSync(join(tmpdir(), 'paperwage-measure-'));
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  const environment = { DATA_DIR: folder, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') };
  if (postgres) environment.DATABASE_URL = postgres.url;
  const server = await startServer({ ...environment, CALCULATIONS_PER_MINUTE: '100000000' });
  const { address, pid } = server;
  const databaseSize = async () => {
    // What SQLite has not yet moved from its log into the file would count for the wrong call.
    if (!postgres) return NaN;
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query('select pg_database_size(current_database()) as size');
    await client.end();
    return Number(rows[0].size);
  };
  const filesSize = () => (readdirSync(folder).includes('files') ? sizeOf(join(folder, 'files')) : 0);
  try {
    await wait(2_000);
    console.log(`${kind}: at rest ${memory(pid, 'VmRSS').toFixed(0)} MB`);
    const idToken = await signUp(address);
    const drafts = [];
    for (let at = 0; at < AT_ONCE; at += 1) {
      drafts.push(JSON.parse(await post(address, '/api/save-draft', invoice('x'), idToken)).data.draftId);
    }
    const calls = {
      'salary-calculate': () => post(address, '/api/salary-calculate', PAY),
      'save-draft, a change': (at) =>
        post(address, '/api/save-draft', { ...invoice(randomUUID()), draftId: drafts[at] }, idToken),
      'generate-pdf, a visitor': () => post(address, '/api/documents/generate-pdf', invoice('x')),
      'generate-pdf, into a history': () => post(address, '/api/documents/generate-pdf', invoice('x'), idToken),
      'first page of a history': () => post(address, '/api/profile/documents/filter/invoice', { limit: 15 }, idToken),
      'sign-up': () => signUp(address),
    };
    for (const [name, ask] of Object.entries(calls)) {
      const before = [await databaseSize(), filesSize()];
      const { count, perSecond, perCore } = await load(server, seconds, ask);
      const [database, files] = [(await databaseSize()) - before[0], filesSize() - before[1]].map(
        (bytes) => bytes / count,
      );
      const room = [
        postgres && `${(database / 1024).toFixed(1)} KB in the database`,
        `${(files / 1024).toFixed(1)} KB of files`,
      ];
      console.log(
        `${name}: ${perSecond.toFixed(0)}/s, ${perCore.toFixed(0)} for a second of processor time; ` +
          `${room.filter(Boolean).join(' and ')} each; memory ${memory(pid, 'VmRSS').toFixed(0)} MB`,
      );
    }
    console.log(`highest ${memory(pid, 'VmHWM').toFixed(0)} MB`);
  } finally {
    await server.kill();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv.includes('--help')) {
  console.log(
    'node scripts/measure-server.mjs [sqlite|postgres] [seconds]: memory, requests and room of one server, on Linux.',
  );
} else {
  build(['fonts', 'zip', 'server']);
  const [kind = 'sqlite', seconds = '5'] = process.argv.slice(2);
  await measure(kind, Number(seconds));
}
