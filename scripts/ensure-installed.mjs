/**
 * Installs the dependencies when the lock file or the Node version has changed since the last time; else does nothing. What
 * only tests and benchmarks need is left out unless `withTests` asks for it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.installed-for');

export function ensureInstalled({ withTests = false } = {}) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const state = createHash('sha256').update(lock).update(process.version).digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === `${state} with tests` || (installed === state && !withTests)) return;
  console.log(`Installing what ${withTests ? 'the tests need' : 'the server needs'}.`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', ...(withTests ? [] : ['--omit=dev'])], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; its message is above.');
  writeFileSync(stamp, withTests ? `${state} with tests` : state);
}

/** Stops with one sentence on a Node that is too old to run any of this. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Paperwage needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
