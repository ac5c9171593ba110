/**
 * Whether small documents from one address are made in time while 64 others request the most expensive ones allowed,
 * each within its own limits, and how much memory that takes.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { startServer } from './durability/server.mjs';
import { costlyDocuments } from './flood/costly-documents.mjs';

const CALLERS = 64;
/** What an address may ask for by default. */
const PER_MINUTE = 60;
const EVERY_MS = 60_000 / PER_MINUTE;
const WARM_UP_MS = 3_000;
const MAX_P95_MS = 1_000;
const MAX_MEMORY_MB = 512;

const KINDS = ['mixed', 'year', 'workbook', 'bare', 'invoice', 'picture', 'photograph', 'almostSmall'];

const HELP = `node scripts/flood.mjs [kind ...] [--seconds 60]
64 addresses ask for the costliest documents, each 60 a minute; a 65th asks for a small one every second.
Kinds, one after the other without any: ${KINDS.join(', ')}.
Ends with status 1 unless all small ones succeed, 95% of them within 1 s, in less than 512 MB. Linux only.`;

async function flood(kind, seconds) {
  const { small, costly } = await costlyDocuments();
  const kinds = kind === 'mixed' ? Object.keys(costly) : [kind];
  const folder = mkdtempSync(join(tmpdir(), 'paperwage-flood-'));
  const environment = { DATA_DIR: folder, TRUST_PROXY: '127.0.0.1', DOCUMENTS_PER_MINUTE: String(PER_MINUTE) };
  const server = await startServer(environment);
  const callers = fork(new URL('flood/callers.mjs', import.meta.url));
  try {
    callers.send({ address: server.address, kinds, callers: CALLERS, everyMs: EVERY_MS, seconds });
    await once(callers, 'message');
    // Their last word may come before the last answer.
    const ended = once(callers, 'message');
    await wait(WARM_UP_MS);
    const asked = [];
    const until = performance.now() + seconds * 1_000 - 2 * WARM_UP_MS;
    for (let at = 0; performance.now() < until; at += 1) {
      asked.push(timed(server.address, small[at % small.length]));
      await wait(EVERY_MS);
    }
    const answers = await Promise.all(asked);
    const [{ counts }] = await ended;
    return { ...figures(answers), counts, memoryMb: Math.round(highestMemory(server.pid)) };
  } finally {
    callers.kill();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timed(address, { path, body }) {
  const started = performance.now();
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.2.0.1' };
  const { status, bytes } = await fetch(address + path, { method: 'POST', headers, body })
    .then(async (response) => ({ status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }))
    .catch(() => ({ status: 'broken', bytes: Buffer.of() }));
  if (status !== 200) console.log(`A small one was answered ${status}: ${bytes.subarray(0, 200)}`);
  return { ok: status === 200 && bytes.subarray(0, 5).toString() === '%PDF-', ms: performance.now() - started };
}

function figures(answers) {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const share = (part) => Math.round(times[Math.min(times.length - 1, Math.ceil(times.length * part) - 1)]);
  const failed = answers.filter(({ ok }) => !ok).length;
  return { asked: times.length, failed, medianMs: share(0.5), p95Ms: share(0.95), mostMs: share(1) };
}

/** In MB, the threads of the server included. */
function highestMemory(pid) {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, seconds: { type: 'string', default: '60' } },
});
if (values.help) {
  console.log(HELP);
} else {
  build(['fonts', 'zip', 'server']);
  for (const kind of positionals.length > 0 ? positionals : KINDS) {
    const { asked, failed, medianMs, p95Ms, mostMs, memoryMb, counts } = await flood(kind, Number(values.seconds));
    const isMet = failed === 0 && p95Ms <= MAX_P95_MS && memoryMb < MAX_MEMORY_MB;
    const costly = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    console.log(
      `${kind}: ${asked} small, ${failed} failed, median ${medianMs} ms, p95 ${p95Ms} ms, at most ${mostMs} ms; ` +
        `highest memory ${memoryMb} MB; costly ones ${costly.join(', ')}; ${isMet ? 'met' : 'MISSED'}`,
    );
    if (!isMet) process.exitCode = 1;
  }
}
