/**
 * Kills the server at random moments while people write to it, starts it again, and looks for everything it had
 * confirmed as saved. `node scripts/durability.mjs [sqlite|postgres] [rounds]`
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './build.mjs';
import { createClient } from './durability/client.mjs';
import { startServer } from './durability/server.mjs';
import { startPostgres } from './peers/postgres.mjs';

const WRITERS = 6;
/** Well below the most that an account may have: those whose answer was lost count too. */
const MAX_LOGOS = 300;
const LONGEST_ROUND_MS = 4_000;
/** A job that a killed server had in hand is anybody's again after two minutes. */
const OUTBOX_WITHIN_MS = 180_000;

/** Everything a writer was told is saved, and what was in flight when the server was killed. */
function createLedger() {
  return { drafts: new Map(), documents: new Map(), logos: new Map(), mails: new Set() };
}

/** Writes one thing after the other until the server goes away. */
async function write(client, ledger) {
  for (;;) {
    try {
      await writeOnce(client, ledger);
    } catch (error) {
      if (error.isGone) return;
      throw error;
    }
  }
}

async function writeOnce(client, ledger) {
  const choice = randomInt(10);
  if (choice < 6) {
    const draft = await client.saveDraft(ledger.drafts);
    ledger.drafts.set(draft.id, draft);
  } else if (choice < 8) {
    const document = await client.issue();
    ledger.documents.set(document.id, document);
  } else if (choice < 9 && ledger.logos.size < MAX_LOGOS) {
    const logo = await client.uploadLogo();
    ledger.logos.set(logo.url, logo);
  } else {
    ledger.mails.add(await client.askForMail());
  }
}

/** What was acknowledged and is missing, or differs from what was acknowledged. */
async function missing(client, ledger) {
  const lost = [];
  for (const draft of ledger.drafts.values()) {
    const kept = await client.readDraft(draft.id);
    // A change that was on its way when the server was killed may have been kept without having been acknowledged.
    const isThere = kept && (kept.version > draft.version || kept.note === draft.note);
    if (!isThere) lost.push(`draft ${draft.id} version ${draft.version}`);
  }
  for (const document of ledger.documents.values()) {
    const bytes = await client.readDocument(document.id);
    if (!bytes?.equals(document.bytes)) lost.push(`document ${document.id}`);
  }
  for (const logo of ledger.logos.values()) {
    if (!(await client.readLogo(logo.url))) lost.push(`logo ${logo.url}`);
  }
  return lost;
}

/** A promised message that isn't in the outbox; the same one twice is allowed. */
async function missingMails(outbox, ledger) {
  const waiting = new Set(ledger.mails);
  for (const end = Date.now() + OUTBOX_WITHIN_MS; Date.now() < end && waiting.size > 0; await wait(250)) {
    for (const name of readdirSync(outbox)) {
      const text = readFileSync(join(outbox, name), 'utf8');
      for (const mark of waiting) if (text.includes(mark)) waiting.delete(mark);
    }
  }
  return [...waiting].map((mark) => `mail to ${mark}`);
}

async function rounds(kind, count) {
  const folder = mkdtempSync(join(tmpdir(), 'paperwage-durability-'));
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  const environment = { DATA_DIR: folder, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') };
  if (postgres) environment.DATABASE_URL = postgres.url;
  const ledger = createLedger();
  const lost = [];
  let slowestStartMs = 0;
  let server;
  try {
    server = await startServer(environment);
    const client = await createClient(server.address, `${randomUUID()}@example.com`);
    for (let round = 1; round <= count; round += 1) {
      client.goOn(server.address);
      const writing = Array.from({ length: WRITERS }, () => write(client, ledger));
      await wait(50 + randomInt(LONGEST_ROUND_MS));
      await server.kill();
      await Promise.all(writing);
      server = await startServer(environment);
      slowestStartMs = Math.max(slowestStartMs, server.startedInMs);
      client.goOn(server.address);
      if (round % 10 === 0 || round === count) lost.push(...(await missing(client, ledger)));
      process.stdout.write(`\r${kind}: round ${round} of ${count}, ${lost.length} lost `);
    }
    lost.push(...(await missingMails(join(folder, 'outbox'), ledger)));
  } finally {
    await server?.kill();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const { drafts, documents, logos, mails } = ledger;
  console.log(
    `\n${kind}: ${count} rounds, ${writesIn(ledger)} acknowledged: ${drafts.size} drafts, ${documents.size} documents, ` +
      `${logos.size} logos, ${mails.size} mails; slowest start ${Math.round(slowestStartMs)} ms; lost: ${lost.length}`,
  );
  for (const one of lost.slice(0, 20)) console.log(`  lost ${one}`);
  return lost.length;
}

function writesIn({ drafts, documents, logos, mails }) {
  return [...drafts.values()].reduce((sum, { version }) => sum + version, 0) + documents.size + logos.size + mails.size;
}

if (process.argv.includes('--help')) {
  console.log('node scripts/durability.mjs [sqlite|postgres] [rounds]: 100 rounds of kill -9 under writing load.');
} else {
  build(['fonts', 'zip', 'server']);
  const [kind = 'sqlite', count = '100'] = process.argv.slice(2);
  process.exitCode = (await rounds(kind, Number(count))) === 0 ? 0 : 1;
}
