/**
 * Runs the built server for the browser tests: `node scripts/serve-tests.mjs [postgres | plans | CLOCK]`. Everything it logs
 * goes into `.cache/e2e-logs`, to be searched afterwards. With `postgres` it starts a PostgreSQL of its own beside it. With a
 * time such as 2027-01-15T15:00:00Z the clock of the server starts there.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './peers/postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind = 'sqlite'] = process.argv.slice(2);
const isOnPostgres = kind === 'postgres';
const clock = /^\d{4}-/.test(kind) ? kind : undefined;
const name = clock?.slice(0, 10) ?? kind;
const folder = join(
  root,
  '.cache',
  isOnPostgres ? 'e2e-postgres' : clock ? `e2e-data/${name}` : kind === 'plans' ? 'e2e-plans' : 'e2e-data',
);
const environment = { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'debug', APP_CHECK_DIFFICULTY: '1' };

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(root, '.cache/e2e-logs'), { recursive: true });
const log = createWriteStream(join(root, '.cache/e2e-logs', `${name}.log`));

let postgres;
if (isOnPostgres) {
  postgres = await startPostgres();
  environment.DATABASE_URL = postgres.url;
  environment.MASTER_KEY = Buffer.alloc(32, 9).toString('base64');
}
if (clock) environment.CLOCK_STARTS_AT = clock;
const preloaded = clock ? ['--import', new URL('./peers/moved-clock.mjs', import.meta.url).href] : [];
const server = spawn(process.execPath, [...preloaded, join(root, 'apps/server/dist/main.js')], {
  env: environment,
  stdio: ['ignore', 'pipe', 'pipe'],
});
for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => log.write(chunk));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill('SIGTERM'));
server.once('exit', async (code) => {
  if (postgres) await postgres.stop({ keepIn: join(folder, 'database') });
  log.end(() => process.exit(code ?? 1));
});
