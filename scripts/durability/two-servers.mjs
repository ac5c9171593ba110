import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../peers/postgres.mjs';
import { startServer } from './server.mjs';
import { createWriter } from './writes.mjs';

const AT_ONCE = 6;
const LONGEST_BEFORE_KILL_MS = 1_200;
const ALONE_MS = 600;
const SIGN_IN_EVERY_MS = 300_000;
/** A job that a killed server had in hand is anybody's again after two minutes. */
const MAILS_WITHIN_MS = 180_000;

/**
 * Two servers on one PostgreSQL, of which one is killed in each round while people write. `main` is the built server.
 * With `turnsClock` the claims of killed servers are ended by hand instead of waiting two minutes for them to run out.
 * Answers what was acknowledged and everything that is not as it was said.
 */
export async function twoServers({ rounds, main, turnsClock = false, onRound = () => undefined }) {
  const folder = mkdtempSync(join(tmpdir(), 'paperwage-two-servers-'));
  const postgres = await startPostgres({ durable: true });
  const master = Buffer.alloc(32, 7).toString('base64');
  const start = () => startServer({ DATA_DIR: folder, MASTER_KEY: master, DATABASE_URL: postgres.url }, main);
  let servers = [];
  const wrong = [];
  let heldByKilled = 0;
  try {
    servers = await Promise.all([start(), start()]);
    const writer = await createWriter(() => servers.map(({ address }) => address));
    let signedInAt = Date.now();
    for (let round = 1; round <= rounds; round += 1) {
      if (Date.now() - signedInAt > SIGN_IN_EVERY_MS) {
        await writer.signIn();
        signedInAt = Date.now();
      }
      let isOver = false;
      const writing = Promise.all(Array.from({ length: AT_ONCE }, () => writer.writeUntil(() => isOver)));
      await wait(50 + randomInt(LONGEST_BEFORE_KILL_MS));
      const killed = randomInt(2);
      await servers[killed].kill();
      const claims = await query(postgres.url, 'select count(*) as n from jobs where claimed_until is not null');
      heldByKilled += Number(claims[0].n);
      await wait(ALONE_MS);
      isOver = true;
      await writing;
      servers[killed] = await start();
      if (round % 10 === 0 || round === rounds) wrong.push(...(await differences(writer, servers, postgres.url)));
      onRound(round, wrong.length);
    }
    if (turnsClock) await query(postgres.url, 'update jobs set claimed_until = 0 where claimed_until is not null');
    wrong.push(...(await missingMails(join(folder, 'outbox'), writer.ledger)));
    return { wrong, heldByKilled, ledger: writer.ledger, ...writer.counts };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What was acknowledged but isn't there as reported, on either server, and what is there more than once. */
async function differences({ read, ledger, counts }, servers, url) {
  const wrong = counts.differing.splice(0);
  for (const [at, { address }] of servers.entries()) {
    for (const { id, version, note } of ledger.drafts.values()) {
      const answer = await read(address, `/api/profile/drafts/${id}`);
      const kept = answer?.status === 200 ? JSON.parse(answer.bytes).data : undefined;
      if (kept?.version !== version || kept.documentData.notes !== note) wrong.push(`draft ${id} on server ${at}`);
    }
    for (const [id, bytes] of ledger.documents) {
      const answer = await read(address, `/api/profile/documents/${id}/file`);
      if (!answer?.bytes.equals(bytes)) wrong.push(`document ${id} on server ${at}`);
    }
    const book = JSON.parse((await read(address, '/api/profile/address-book')).bytes).data.contacts;
    const names = new Map(book.map(({ id, name }) => [id, name]));
    for (const [id, name] of ledger.contacts) if (names.get(id) !== name) wrong.push(`contact ${id} on server ${at}`);
  }
  for (const [table, count] of Object.entries({
    drafts: ledger.drafts.size,
    documents: ledger.documents.size,
    contacts: ledger.contacts.size,
    users: ledger.mails.size,
  })) {
    const [{ n }] = await query(url, `select count(*) as n from ${table}`);
    if (Number(n) !== count) wrong.push(`${n} ${table} where ${count} were asked for`);
  }
  return wrong;
}

/** A promised message that isn't in the outbox; the same one twice is allowed. */
async function missingMails(outbox, { mails }) {
  const waiting = new Set(mails);
  const seen = new Set();
  for (const end = Date.now() + MAILS_WITHIN_MS; Date.now() < end && waiting.size > 0; await wait(250)) {
    for (const name of readdirSync(outbox).filter((one) => one.endsWith('.eml') && !seen.has(one))) {
      seen.add(name);
      const text = readFileSync(join(outbox, name), 'utf8');
      for (const mark of waiting) if (text.includes(mark)) waiting.delete(mark);
    }
  }
  return [...waiting].map((mark) => `mail to ${mark}`);
}

async function query(url, text) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
