import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compileForTests, filesIn, importCompiled } from './scripts/compile-for-tests.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What a test replaces for all code that runs after it; globals and the environment are put back after each. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\b/;

/**
 * The tests that replace modules. Each gets modules of its own; all others share them, which saves loading every rule and
 * template anew for each file.
 */
const isolated = ['apps', 'packages']
  .flatMap(filesIn)
  .filter((path) => /(?<!node_modules.*|\.browser)\.test\.tsx?$/.test(path))
  .filter((path) => REPLACES_MODULES.test(readFileSync(join(root, path), 'utf8')));

/** What takes long and breaks seldom, by file and by the tag `release`; see `npm run test:all`. */
const isAll = Boolean(process.env.TEST_ALL);
const beforeARelease = isAll ? [] : ['**/*.release.test.mjs'];
const excluded = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.tsx', ...beforeARelease];

const alias = isAll ? {} : { '@node-rs/argon2': join(root, 'apps/server/src/fixtures/quick-argon2.ts') };

export default defineConfig({
  resolve: { alias },
  test: {
    tags: [{ name: 'release', description: 'Takes long and breaks seldom.' }],
    ...(isAll ? {} : { tagsFilter: ['!release'] }),
    globalSetup: ['./vitest.global-setup.ts'],
    // As many as there are cores; the default leaves one idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // A test that is run alone has the sources, whose lines an error names.
        plugins: process.env.TEST_COMPILED ? [await compiledBefore()] : [],
        test: {
          name: 'shared',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: [...excluded, ...isolated],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated, exclude: excluded } },
    ],
    server: { deps: { external: [/\.cache\/unit-tests/] } },
    setupFiles: ['./vitest.setup.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    // Longer than any takes on a machine that others load too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
  },
});

async function compiledBefore(): Promise<Plugin> {
  const dir = join(root, '.cache/unit-tests');
  await compileForTests(dir, { alias });
  return importCompiled(dir) as Plugin;
}
