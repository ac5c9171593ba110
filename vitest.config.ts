import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown, type Plugin as RolldownPlugin } from 'rolldown';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name)));
}

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

/** A module finds what lies beside it where its source does. */
const atTheirOwnPlace: RolldownPlugin = {
  name: 'at-their-own-place',
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id)))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
  },
};

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

/**
 * Compiles the packages and the server, and has tests import that. They are fifteen hundred modules; what Vitest fetches
 * one by one takes each worker half a minute.
 */
async function compiledBefore(): Promise<Plugin> {
  const dir = join(root, '.cache/unit-tests');
  const isCode = (path: string) =>
    /^(packages|apps\/server)\/.*\.tsx?$/.test(path) && !/\.test\.|\b(?:dist|node_modules)\b/.test(path);
  const compiled = await rolldown({
    cwd: root,
    input: ['packages', 'apps/server'].flatMap(filesIn).filter(isCode),
    platform: 'node',
    external: (name) => !/^([./#]|@paperwage\/)/.test(name) && !(name in alias),
    resolve: { alias },
    plugins: [atTheirOwnPlace],
    logLevel: 'silent',
  });
  rmSync(dir, { recursive: true, force: true });
  await compiled.write({ dir, preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].mjs' });
  await compiled.close();
  return {
    name: 'compiled-before',
    enforce: 'pre',
    async resolveId(name, importer) {
      const found = /^[.@]/.test(name) ? await this.resolve(name, importer, { skipSelf: true }) : null;
      const path = found && relative(root, found.id);
      return path && isCode(path) ? join(dir, path.replace(/tsx?$/, 'mjs')) : found;
    },
  };
}
