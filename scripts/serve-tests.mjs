/**
 * Runs the built server for the browser tests: `node scripts/serve-tests.mjs [postgres]`. Everything it logs goes into
 * `.cache/e2e-logs`, to be searched afterwards. With `postgres` it starts a PostgreSQL of its own beside it.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './peers/postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isOnPostgres = process.argv.includes('postgres');
const folder = join(root, '.cache', isOnPostgres ? 'e2e-postgres' : 'e2e-data');
const environment = { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'debug' };

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(root, '.cache/e2e-logs'), { recursive: true });
const log = createWriteStream(join(root, '.cache/e2e-logs', `${isOnPostgres ? 'postgres' : 'sqlite'}.log`));

let postgres;
if (isOnPostgres) {
  postgres = await startPostgres();
  environment.DATABASE_URL = postgres.url;
  environment.MASTER_KEY = Buffer.alloc(32, 9).toString('base64');
}
const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
  env: environment,
  stdio: ['ignore', 'pipe', 'pipe'],
});
for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => log.write(chunk));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill('SIGTERM'));
server.once('exit', async (code) => {
  if (postgres) await postgres.stop({ keepIn: join(folder, 'database') });
  log.end(() => process.exit(code ?? 1));
});
