/** `npm run backup`, `restore`, `rotate-keys` and `jobs`: builds the server if it changed, and runs its command. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

const USES = `npm run backup -- [folder]     writes all records and files into a new folder, while servers run
npm run restore -- <folder>    brings a backup into an empty database of either kind
npm run rotate-keys            wraps every key with the first key of MASTER_KEY, while servers run
npm run jobs                   lists the jobs that wait or have given up
npm run jobs -- retry <id>     has a job tried again; all that were given up with "all"
npm run jobs -- drop <id>      takes a job off the list undone
They read the same environment as npm start.`;

const root = fileURLToPath(new URL('..', import.meta.url));

if (process.argv.includes('--help')) {
  console.log(USES);
} else {
  requireNode();
  ensureInstalled();
  build(['fonts', 'zip', 'server']);
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'apps/server/dist/command.js'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
