/**
 * Checks the format of what changed lately: the files of the last fifty commits, and those that are not committed. With
 * `TEST_ALL`, or without git, of all files.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const COMMITS = 50;

function linesOf(...args) {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

function changedLately() {
  const committed = linesOf('log', `-${COMMITS}`, '--name-only', '--pretty=format:');
  const others = linesOf('ls-files', '--modified', '--others', '--exclude-standard');
  if (!committed || !others) return undefined;
  return [...new Set([...committed, ...others])].filter((file) => existsSync(join(root, file)));
}

if (process.argv.includes('--help')) {
  console.log('node scripts/check-format.mjs: checks the format of files changed in the last fifty commits.');
} else {
  const files = (process.env.TEST_ALL ? undefined : changedLately()) ?? ['.'];
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '--ignore-unknown'];
  const cache = ['--cache', '--cache-location', '.cache/prettier'];
  const { status } = spawnSync(process.execPath, [...prettier, ...cache, ...files], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
