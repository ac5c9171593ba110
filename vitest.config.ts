import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
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

/** What is imported of the packages, but for fonts, which are found beside their module. */
const OF_THE_PACKAGES = [
  ...['api-contract', 'documents', 'paper', 'payroll', 'values'],
  ...['1099', 'create-issuance', 'forms', 'invoice', 'kinds', 'pay-stub', 'row-texts', 'verification-codes', 'w2'].map(
    (name) => `documents/${name}`,
  ),
  ...['form-1099', 'invoice', 'pay-stub', 'w2'].map((kind) => `documents/prepare/${kind}`),
  'documents/w2/from-pay-stubs',
  ...['native-deflate', 'pdf', 'read-attachments', 'strip-picture', 'svg'].map((name) => `paper/${name}`),
  ...['payroll/announced', 'payroll/proof'],
];

export default defineConfig({
  // A test that is run alone has the sources, whose lines an error names.
  plugins: process.env.TEST_BUNDLED ? [await packagesInFewFiles()] : [],
  resolve: { alias: isAll ? {} : { '@node-rs/argon2': join(root, 'apps/server/src/fixtures/quick-argon2.ts') } },
  test: {
    tags: [{ name: 'release', description: 'Takes long and breaks seldom.' }],
    ...(isAll ? {} : { tagsFilter: ['!release'] }),
    globalSetup: ['./vitest.global-setup.ts'],
    // As many as there are cores; the default leaves one idle.
    maxWorkers: '100%',
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

/**
 * Builds the packages and has tests of other code import those files. They are a thousand modules; fetching one by one
 * takes each worker ten seconds, loading what is built half of one.
 */
async function packagesInFewFiles(): Promise<Plugin> {
  const outDir = join(root, '.cache/unit-tests');
  const names = new Map(OF_THE_PACKAGES.map((name) => [`@paperwage/${name}`, `${name.replaceAll('/', '-')}.mjs`]));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: [/^@paperwage\//] },
    build: {
      ssr: true,
      outDir,
      rolldownOptions: {
        input: Object.fromEntries([...names].map(([name, file]) => [file, name])),
        output: { entryFileNames: '[name]' },
      },
    },
  });
  return {
    name: 'packages-in-few-files',
    enforce: 'pre',
    resolveId(name) {
      const file = names.get(name);
      return file && { id: join(outDir, file), external: true };
    },
  };
}
