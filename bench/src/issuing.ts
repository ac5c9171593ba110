import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@paperwage/api-contract';
import { payStubTemplates, payStubThemes, samplePayStubDraft } from '@paperwage/documents/pay-stub';
import { calendarDate } from '@paperwage/values';
import { appCheckToken } from '../../scripts/peers/app-check.mjs';
import type { Finding } from './timing.ts';
import { finding, median, percentile, timedMs, told } from './timing.ts';

const PORT = 3303;
const WARM_UP = 60;
const ISSUED = 200;
const SET_OF = 3;
const NO_LIMIT = '1000000';
const READY_WITHIN_MS = 30_000;

/**
 * One pay stub is issued, with its code, hash, signature and history, beside one that is only made, turn by turn; after
 * them, sets of three.
 */
export async function issuingFindings(): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paperwage-bench-'));
  const server = startServer(folder);
  try {
    const [generate, generateSet] = await signedInGenerators();
    for (let at = 0; at < WARM_UP; at += 1) await generate(at, true);
    await timesOf(server);
    const times = { issued: [] as number[], made: [] as number[] };
    const onServer = { issued: [] as ServerTimes[], made: [] as ServerTimes[] };
    for (let at = 0; at < ISSUED; at += 1) {
      for (const side of ['issued', 'made'] as const) {
        times[side].push(await timedMs(() => generate(WARM_UP + at, side === 'issued')));
        onServer[side].push(await timesOf(server));
      }
    }
    const ofSets: number[] = [];
    for (let at = 0; at < ISSUED; at += 1) ofSets.push(await timedMs(() => generateSet(at, true)));
    return [
      told('Issue a pay stub, on the server, median', median(answers(onServer.issued))),
      finding('Issue a pay stub, on the server, 95th percentile', percentile(answers(onServer.issued), 0.95), 'ms', {
        atMost: 50,
      }),
      told(
        'Make the same pay stub without issuing it, on the server, 95th percentile',
        percentile(answers(onServer.made), 0.95),
      ),
      told('Issue a pay stub, as its caller waits, 95th percentile', percentile(times.issued, 0.95)),
      finding('Longest hold of the event loop while issuing', longestHoldMs(onServer.issued), 'ms', { atMost: 20 }),
      told('Longest hold of the event loop while making it', longestHoldMs(onServer.made)),
      told('Issue a set of three pay stubs, as its caller waits, 95th percentile', percentile(ofSets, 0.95)),
    ];
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

function startServer(folder: string): ChildProcess {
  const script = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
  const serverTimes = new URL('../../scripts/peers/server-times.mjs', import.meta.url).href;
  const env = {
    PATH: process.env.PATH,
    PORT: String(PORT),
    DATA_DIR: folder,
    BILLING: 'off',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    APP_CHECK_DIFFICULTY: '1',
    DOCUMENTS_PER_MINUTE: NO_LIMIT,
    ISSUERS_PER_DAY: NO_LIMIT,
    NAMES_PER_FIGURES: NO_LIMIT,
  };
  return spawn(process.execPath, ['--import', serverTimes, script], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The longest hold of its event loop, and the longest answer, in milliseconds. */
interface ServerTimes {
  readonly holdMs: number;
  readonly answerMs: number;
}

/** Since it was last asked. */
async function timesOf(server: ChildProcess): Promise<ServerTimes> {
  const answer = once(server, 'message');
  server.send('read');
  return ((await answer) as [ServerTimes])[0];
}

function answers(times: readonly ServerTimes[]): number[] {
  return times.map(({ answerMs }) => answerMs);
}

function longestHoldMs(times: readonly ServerTimes[]): number {
  return Math.max(...times.map(({ holdMs }) => holdMs));
}

type Generate = (number: number, isIssued: boolean) => Promise<void>;

/** Signs up at the server, and gives functions that make or issue the pay stub of a number, and its set of three. */
async function signedInGenerators(): Promise<readonly [Generate, Generate]> {
  let idToken = '';
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(idToken && { authorization: `Bearer ${idToken}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const data = async (path: string, body?: object) => (await (await call(path, body)).json()).data;
  const address = `http://127.0.0.1:${PORT}`;
  const until = performance.now() + READY_WITHIN_MS;
  let proof: string | undefined;
  while (proof === undefined) {
    proof = await appCheckToken(address).catch((error: unknown) => {
      if (performance.now() > until) throw error;
      return undefined;
    });
  }
  const { customToken } = await data(endpoints.signUp.path, {
    email: 'bench@example.com',
    password: 'quartz-lantern-otter-93',
    appCheckToken: proof,
  });
  ({ idToken } = await data(endpoints.exchangeToken.path, { customToken }));
  const draft = samplePayStubDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });
  const generateStubs = async (count: number, number: number, isIssued: boolean) => {
    const answer = await call(endpoints.generatePdf.path, {
      type: 'paystub',
      template: payStubTemplates[0]!.id,
      theme: payStubThemes[0]!.id,
      documentData: {
        ...draft,
        paystubsNumber: count,
        items: draft.items.slice(0, count),
        employeeInfo: { ...draft.employeeInfo, employeeId: `CT-${number}` },
      },
      ...(isIssued && { issue: { role: 'employer', name: 'Dana Reyes', attested: true } }),
    });
    await answer.arrayBuffer();
  };
  return [
    (number, isIssued) => generateStubs(1, number, isIssued),
    (number, isIssued) => generateStubs(SET_OF, number, isIssued),
  ];
}
