/**
 * Builds what has changed: document fonts, the places of ZIP codes, the web application with its prerendered pages, the
 * server, the bill of materials.
 * A stage runs again only when the content of its inputs differs from the last successful run.
 */
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SBOM_FILE } from './build-sbom.mjs';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamps = join(root, '.cache', 'build');
const shared = ['packages', 'tsconfig.json', 'package-lock.json'];

const stages = [
  {
    name: 'fonts',
    inputs: ['scripts/build-fonts.mjs', 'scripts/fonts', 'packages/paper/src/scene/scene.ts', 'package-lock.json'],
    output: 'packages/paper/src/fonts/generated/metrics.ts',
    command: ['scripts/build-fonts.mjs'],
  },
  {
    name: 'zip',
    inputs: ['scripts/build-zip-codes.mjs', 'scripts/zip-names.mjs', 'scripts/zip-neighbors.mjs', 'package-lock.json'],
    output: 'apps/web/public/zip/99.json',
    command: ['scripts/build-zip-codes.mjs'],
  },
  {
    name: 'web',
    inputs: [...shared, 'apps/web'],
    output: 'apps/web/dist/client/index.html',
    command: ['apps/web/build.mjs'],
  },
  {
    name: 'server',
    inputs: [...shared, 'apps/server'],
    output: 'apps/server/dist/main.js',
    command: ['node_modules/vite/bin/vite.js', 'build', '-c', 'apps/server/vite.config.ts', '--logLevel', 'warn'],
  },
  {
    // After the server, whose build empties the folder.
    name: 'sbom',
    inputs: ['scripts/build-sbom.mjs', 'package.json', 'package-lock.json'],
    output: SBOM_FILE,
    command: ['scripts/build-sbom.mjs'],
  },
];

const ignored = new Set(['node_modules', 'dist', 'golden', 'e2e', 'bench']);

function* files(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) {
    if (!ignored.has(name) && !name.includes('.test.')) yield* files(join(path, name));
  }
}

/** One text for the contents of files and folders, leaving out tests. */
export function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const file of files(join(root, input)))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Brings `fonts`, `zip`, `web`, `server` and `sbom` (or the named ones) up to date. Throws when a stage fails. */
export function build(names = stages.map((stage) => stage.name)) {
  mkdirSync(stamps, { recursive: true });
  for (const stage of stages.filter(({ name }) => names.includes(name))) {
    const stamp = join(stamps, stage.name);
    const now = fingerprint(stage.inputs);
    const fresh = existsSync(join(root, stage.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
    if (fresh) continue;
    console.log(`Building ${stage.name}`);
    const { status } = spawnSync(process.execPath, stage.command, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`Building ${stage.name} failed; the message is above.`);
    writeFileSync(stamp, fingerprint(stage.inputs));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--help')) {
    console.log(
      'node scripts/build.mjs [fonts|zip|web|server|sbom ...]: builds what has changed, everything by default.',
    );
  } else {
    requireNode();
    ensureInstalled();
    const names = process.argv.slice(2);
    build(names.length > 0 ? names : undefined);
  }
}
