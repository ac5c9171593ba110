/** A PostgreSQL server of our own in a temporary folder, for tests and measurements. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_WITHIN_MS = 30_000;

/** The folder with PostgreSQL's programs, or nothing if it isn't installed. */
export function postgresPrograms() {
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(installed, version, 'bin')), asked()];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function asked() {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Starts a server on a free loopback port. `durable: false` is faster and may lose data in a power outage.
 * Answers its address, its process, and how to stop it, which removes its folder, or
 * leaves what is in the database in another.
 */
export async function startPostgres({ durable = false } = {}) {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed here.');
  const folder = mkdtempSync(join(tmpdir(), 'paperwage-postgres-'));
  const user = unprivilegedUser();
  ownerOfPostgres(folder);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' };
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'paperwage', '-A', 'trust', '-E', 'UTF8', '-N'], options);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], options);
  const url = `postgres://paperwage@127.0.0.1:${port}/postgres`;
  await answering(url, server);
  return {
    url,
    process: server,
    async stop({ keepIn } = {}) {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGINT');
        await ended;
      }
      if (keepIn) cpSync(data, keepIn, { recursive: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives a folder to the user that PostgreSQL runs as. */
export function ownerOfPostgres(folder) {
  const { uid, gid } = unprivilegedUser();
  if (uid !== undefined) chownSync(folder, uid, gid);
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answering(url, server) {
  const { default: pg } = await import('pg');
  for (const end = Date.now() + START_WITHIN_MS; Date.now() < end; await wait(50)) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended as soon as it was started.');
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error('PostgreSQL did not answer in time.');
}
