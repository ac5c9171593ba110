/** The servers that the journeys need, which `playwright.config.ts` has started before them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { postgresPrograms } from '../../../scripts/peers/postgres.mjs';

const START_WITHIN_MS = 180_000;
const PORT = Number(process.env.E2E_PORT ?? 3123);
/** Of the firm at which tests log in. */
const PROVIDER_PORT = PORT + 5000;

/** `npm test` tries the records and the calls on PostgreSQL, but no journey. */
export const hasPostgres = Boolean(process.env.TEST_ALL) && postgresPrograms() !== undefined;

/** Passkeys belong to a name, and never to an IP address. */
const addressAt = (port: number) => `http://localhost:${port}`;

/** Where everything is included, where plans are sold, and the first of these on PostgreSQL. */
export const addressOf = { sqlite: addressAt(PORT), plans: addressAt(PORT + 2), postgres: addressAt(PORT + 1) };

/** A program that was started, and how it is stopped. */
interface Started {
  readonly stop: () => Promise<void>;
}

/** A server of its own whose clock starts at a time, such as `2027-01-15T15:00:00Z`. */
export interface ServerAt extends Started {
  readonly url: string;
}

/** Starts all at the same time, and gives what stops them; `globalSetup` of Playwright. */
export default async function startServers(): Promise<() => Promise<void>> {
  const sites = (['sqlite', 'plans', ...(hasPostgres ? (['postgres'] as const) : [])] as const).map((kind) =>
    start(['scripts/serve-tests.mjs', kind], `${addressOf[kind]}/healthz`, {
      PORT: new URL(addressOf[kind]).port,
      PUBLIC_URL: addressOf[kind],
      NODE_ENV: 'production',
      BILLING: kind === 'plans' ? 'sandbox' : 'off',
      ADMIN_EMAILS: 'admin@example.com',
      ACCOUNT_ATTEMPTS_PER_HOUR: '100000',
      EVENTS_PER_MINUTE: '100000',
      OIDC_PROVIDERS: `acme=http://paperwage:secret@127.0.0.1:${PROVIDER_PORT}?name=Acme%20Works`,
    }),
  );
  const provider = start(
    ['scripts/peers/openid-provider.mjs', '--port', String(PROVIDER_PORT)],
    `http://127.0.0.1:${PROVIDER_PORT}/jwks`,
  );
  const started = await Promise.allSettled([...sites, provider]);
  const stop = async () => {
    await Promise.all(started.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)));
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}

/** Starts the built server with its own clock on a free port and waits until it answers. */
export async function serverAt(time: string): Promise<ServerAt> {
  const port = await freePort();
  const url = addressAt(port);
  const environment = { PORT: String(port), PUBLIC_URL: url, NODE_ENV: 'production', BILLING: 'off' };
  return { url, ...(await start(['scripts/serve-tests.mjs', time], `${url}/healthz`, environment)) };
}

/** Starts a script and waits until an address of it answers. */
async function start(script: readonly string[], url: string, environment?: Record<string, string>): Promise<Started> {
  if (await answers(url)) throw new Error(`Something else answers at ${url} already. Stop it first.`);
  const program = spawn(process.execPath, script, { env: { ...process.env, ...environment }, stdio: 'ignore' });
  const ended = once(program, 'exit');
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
  };
  try {
    await answering(url, () => program.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => undefined))?.ok ?? false;
}

/** Waits until a server answers. */
export async function answering(url: string, hasEnded: () => boolean): Promise<void> {
  for (const end = performance.now() + START_WITHIN_MS; performance.now() < end;) {
    if (hasEnded()) break;
    if (await answers(url)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The server at ${url} does not answer: see .cache/e2e-logs.`);
}

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
