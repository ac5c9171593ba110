import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { fingerprint } from './scripts/build.mjs';

const executablePath = process.env.CHROME_PATH;
const caches = join(import.meta.dirname, '.cache/component-tests');
/** What is built of the packages, until they change. */
const cache = join(
  caches,
  fingerprint(['packages', 'apps/server/src/features/tax-rules', 'package-lock.json', 'vitest.browser.config.ts']),
);

/** What pages import of the packages. */
const paperwage = [
  ...['api-contract', 'documents', 'paper', 'payroll', 'values'],
  ...[
    'documents/1099',
    'documents/create-issuance',
    'documents/forms',
    'documents/invoice',
    'documents/kinds',
    'documents/pay-stub',
    'documents/w2',
  ],
  ...['documents/w2/from-pay-stubs', 'paper/read-attachments', 'paper/svg', 'payroll/proof'],
].map((name) => `@paperwage/${name}`);

/** What its worker imports. */
const OF_THE_APP_CHECK = [
  '@noble/hashes/pbkdf2.js',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
];

/** What articles and questions are read and searched with. */
const OF_THE_TEXTS = ['marked', 'minisearch', 'react-dom/server'];

mkdirSync(cache, { recursive: true });
for (const name of readdirSync(caches)) {
  if (join(caches, name) !== cache) rmSync(join(caches, name), { recursive: true, force: true });
}

/** The component tests: pages and their parts in a browser, without a server. See `apps/web/src/testing/page.tsx`. */
export default defineConfig({
  root: join(import.meta.dirname, 'apps/web'),
  cacheDir: cache,
  plugins: [react(), answerTaxRules(), answerSiteConfig()],
  define: {
    'import.meta.env.YEAR_OF_BUILD': String(new Date().getFullYear()),
    'import.meta.env.TEST_ALL': JSON.stringify(process.env.TEST_ALL ? 'true' : ''),
    // React as people get it: its other build takes twice the time.
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  css: { transformer: 'lightningcss' },
  // Code that is found late would have the page loaded anew in the middle of a test.
  optimizeDeps: {
    // In few files: the packages are a thousand modules, which a browser fetches one by one.
    include: [
      ...paperwage,
      ...OF_THE_APP_CHECK,
      ...OF_THE_TEXTS,
      'card-validator',
      'axe-core',
      'pdfjs-dist/legacy/build/pdf.mjs',
    ],
  },
  test: {
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    // See `npm run test:all`.
    tags: [{ name: 'release', description: 'Takes long and breaks seldom.' }],
    ...(process.env.TEST_ALL ? {} : { tagsFilter: ['!release'] }),
    // A file finds the code that the one before it has loaded.
    isolate: false,
    maxWorkers: 2,
    // The first test of a worker waits for the code of a whole page.
    testTimeout: 60_000,
    expect: { poll: { timeout: 8_000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        // Room for the widest page under test: a frame that is larger than the window is drawn scaled down.
        contextOptions: { viewport: { width: 1920, height: 1200 } },
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** Answers `GET /site-config.json` as a server without plans does. */
function answerSiteConfig(): Plugin {
  return {
    name: 'answer-site-config',
    configureServer({ middlewares }) {
      middlewares.use('/site-config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(
          JSON.stringify({ billing: { mode: 'off', salesTaxPercent: '0', tokenizerUrl: '', publishableKey: '' } }),
        );
      });
    },
  };
}

/** Answers `GET /api/tax-rules` as the server does, by its own use case. */
function answerTaxRules(): Plugin {
  let loading: ReturnType<typeof loadTaxRules> | undefined;
  return {
    name: 'answer-tax-rules',
    configureServer({ middlewares }) {
      middlewares.use('/api/tax-rules', async ({ url = '' }, response) => {
        loading ??= loadTaxRules();
        const { year, state } = Object.fromEntries(new URLSearchParams(url.replace(/^[^?]*/, '')));
        const data = (await loading)({ year, state });
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ ok: true, data }));
      });
    },
  };
}

/** Builds the use case and its rules, which takes a fifth of the time of loading their files one by one. */
async function loadTaxRules() {
  const folder = join(cache, 'tax-rules');
  if (!existsSync(folder)) await buildTaxRules(folder);
  const [{ createTaxRules }, { allRules }, { ANNOUNCED_YEARS }] = await Promise.all(
    ['useCase', 'payroll', 'announced'].map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href)),
  );
  return createTaxRules(allRules, ANNOUNCED_YEARS);
}

async function buildTaxRules(folder: string): Promise<void> {
  // A build that is stopped midway leaves no folder of that name.
  const outDir = `${folder}-unfinished`;
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          useCase: join(import.meta.dirname, 'apps/server/src/features/tax-rules/tax-rules.ts'),
          payroll: '@paperwage/payroll',
          announced: '@paperwage/payroll/announced',
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  renameSync(outDir, folder);
}
