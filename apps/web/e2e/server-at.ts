import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const START_WITHIN_MS = 180_000;

/** A server of its own whose clock starts at a time, such as `2027-01-15T15:00:00Z`. */
export interface ServerAt {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built server on a free port and waits until it answers. */
export async function serverAt(time: string): Promise<ServerAt> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['scripts/serve-tests.mjs', time], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, NODE_ENV: 'production', BILLING: 'off' },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await answering(`http://127.0.0.1:${port}/healthz`, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Waits until a server answers. */
export async function answering(url: string, hasEnded: () => boolean): Promise<void> {
  for (const end = performance.now() + START_WITHIN_MS; performance.now() < end;) {
    if (hasEnded()) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
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
