import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What a test replaces for all code that runs after it; globals and the environment are put back after each. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\b/;

/**
 * The tests that replace modules. Each gets modules of its own; all others share them, which saves loading every rule and
 * template anew for each file.
 */
const isolated = ['apps', 'packages']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))))
  .filter((path) => /(?<!node_modules.*|\.browser)\.test\.tsx?$/.test(path))
  .filter((path) => REPLACES_MODULES.test(readFileSync(join(root, path), 'utf8')));

/** What takes long and breaks seldom, by file and by the tag `release`; see `npm run test:all`. */
const isAll = Boolean(process.env.TEST_ALL);
const beforeARelease = isAll ? [] : ['**/*.release.test.mjs'];
const excluded = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.tsx', ...beforeARelease];

export default defineConfig({
  resolve: { alias: isAll ? {} : { '@node-rs/argon2': join(root, 'apps/server/src/fixtures/quick-argon2.ts') } },
  test: {
    tags: [{ name: 'release', description: 'Takes long and breaks seldom.' }],
    ...(isAll ? {} : { tagsFilter: ['!release'] }),
    globalSetup: ['./vitest.global-setup.ts'],
    // As many as there are cores; the default leaves one idle.
    maxWorkers: '100%',
    // What has not changed is not compiled again.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(root, '.cache/vitest') },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: [...excluded, ...isolated],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated, exclude: excluded } },
    ],
    setupFiles: ['./vitest.setup.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    // Longer than any takes on a machine that others load too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
  },
});
