/** Builds the web application: the client, the same pages for prerendering, then the HTML files. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const USAGE = `Usage: node apps/web/build.mjs [--help]

Builds apps/web/dist/client (what is served) and apps/web/dist/prerender (what writes the pages), then runs
apps/web/prerender.mjs. What "node scripts/build-fonts.mjs" and "node scripts/build-zip-codes.mjs" write must be there.`;

const here = import.meta.dirname;
const vite = path.join(path.dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js');
const build = [vite, 'build', '-c', path.join(here, 'vite.config.ts'), '--logLevel', 'warn'];

function run(args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv.includes('--help')) {
  console.log(USAGE);
} else {
  run(build);
  run([...build, '--ssr', 'src/entry-server.tsx']);
  run([path.join(here, 'prerender.mjs')]);
}
