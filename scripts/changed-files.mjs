/**
 * What the linter and the printer look at in `npm test`: each judges a file by its text alone, so a file that nobody has
 * touched since it passed needs no second look.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** More than are made between two runs of the tests, with those that a merge brings. */
const COMMITS = 50;

function linesOf(...args) {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

const filesOfLast = (commits) =>
  linesOf('log', `-${commits}`, '--diff-merges=first-parent', '--name-only', '--pretty=format:');

/**
 * The files of the last commits, and those that are not committed. Everything with `TEST_ALL`, without git, and where the
 * last commit or the work after it changes one of the settings.
 */
export function changedFiles(settings) {
  const [open, newest, lately] = [
    linesOf('ls-files', '--modified', '--others', '--exclude-standard'),
    filesOfLast(1),
    filesOfLast(COMMITS),
  ];
  if (process.env.TEST_ALL || !open || !newest || !lately) return ['.'];
  if ([...open, ...newest].some((file) => settings.includes(file))) return ['.'];
  return [...new Set([...lately, ...open])].filter((file) => existsSync(join(root, file)));
}
