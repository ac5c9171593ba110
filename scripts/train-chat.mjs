/**
 * `npm run train:chat`: retrains what the chat understands, from `apps/server/src/features/chat/asked-as/`. A minute or
 * two.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm run train:chat: rewrites apps/server/src/features/chat/intents/learned.json after ways to ask changed.',
  );
} else {
  requireNode();
  ensureInstalled({ withTests: true });
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'shared', 'scripts/chat-learned.test.mjs'],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      stdio: 'inherit',
      env: { ...process.env, TRAIN_CHAT: '1' },
    },
  );
  process.exitCode = status ?? 1;
}
