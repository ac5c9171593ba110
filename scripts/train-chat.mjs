/**
 * `npm run train:chat`: retrains what the chat understands, from `apps/server/src/features/chat/asked-as/`, and rewrites
 * what it answers to the questions of `apps/server/golden/chat-answers.txt`. Five minutes; then review with git diff.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm run train:chat: rewrites apps/server/src/features/chat/intents/learned.json after ways to ask changed, and ' +
      'apps/server/golden/chat-answers.txt, which shows what that changed in the answers.',
  );
} else {
  requireNode();
  ensureInstalled({ withTests: true });
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const run = (test, variable) =>
    spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'shared', test], {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, [variable]: '1' },
    }).status;
  process.exitCode =
    run('scripts/chat-learned.test.mjs', 'TRAIN_CHAT') || run('scripts/chat-answers.test.mjs', 'UPDATE_GOLDENS');
}
