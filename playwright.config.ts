// Run by scripts/test.mjs, which builds and finds the browser.
import { defineConfig } from '@playwright/test';
import { addressOf, hasPostgres } from './apps/web/e2e/servers.ts';

/** Journeys at a server that sells plans; at the others everything is included. */
const WITH_PLANS = ['apps/web/e2e/checkout.spec.ts', 'apps/web/e2e/admin.spec.ts', 'apps/web/e2e/visits.spec.ts'];
const executablePath = process.env.CHROME_PATH;

export default defineConfig({
  testDir: '.',
  testMatch: ['apps/web/e2e/**/*.spec.ts', 'packages/**/*.spec.ts'],
  globalSetup: './apps/web/e2e/servers.ts',
  outputDir: '.cache/playwright',
  // See `npm run test:all`.
  ...(process.env.TEST_ALL ? {} : { grepInvert: /@release/ }),
  // Twice as many as there are cores: a journey waits for timers and for the server half of its time.
  workers: 4,
  // Limits for what hangs: a machine that is busy with something else may take ten times as long as a quiet one.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['line']],
  use: {
    // A hang then names what it waited for.
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    baseURL: addressOf.sqlite,
    viewport: { width: 1440, height: 900 },
    // What the site keeps for use without a connection has tests of its own; the others see every request.
    serviceWorkers: 'block',
    // Recording every test takes a fifth of its time; `E2E_TRACE=1` records those that fail.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Drawing within the process of the browser takes a tenth of the time of the tests off the processor.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--in-process-gpu',
      ],
    },
  },
  // Before a release, what stands or falls with the database is run on PostgreSQL too, where it is installed.
  projects: [
    // Few and long, so that they don't end alone.
    { name: 'plans', testMatch: WITH_PLANS, use: { baseURL: addressOf.plans } },
    { name: 'sqlite', testIgnore: WITH_PLANS },
    ...(hasPostgres
      ? [
          {
            name: 'postgres',
            testMatch: 'apps/web/e2e/user-path.spec.ts',
            use: { baseURL: addressOf.postgres },
          },
        ]
      : []),
  ],
});
