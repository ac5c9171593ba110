/** `npm run golden:update`: rewrites the expected output of every template and rule, and of the chat. Review the diff before committing it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (process.argv.includes('--help')) {
  console.log(
    'npm run golden:update: rewrites the folders named golden in packages and apps/server; then review with git diff.',
  );
} else {
  requireNode();
  ensureInstalled({ withTests: true });
  build(['fonts']);
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'packages/documents',
      'packages/payroll',
      'scripts/chat-answers',
      '-t',
      'golden',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, UPDATE_GOLDENS: '1' },
    },
  );
  process.exitCode = status ?? 1;
}
