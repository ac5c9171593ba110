import { defineConfig } from '@playwright/test';
import { postgresPrograms } from './scripts/peers/postgres.mjs';

/** Run by scripts/test.mjs, which builds, finds the browser and says where the server is to listen. */
const port = Number(process.env.E2E_PORT ?? 3123);
/** Of the firm at which tests log in. */
const providerPort = port + 5000;
/** Journeys at a server that sells plans; at the others everything is included. */
const WITH_PLANS = ['apps/web/e2e/checkout.spec.ts', 'apps/web/e2e/admin.spec.ts', 'apps/web/e2e/visits.spec.ts'];
/** `npm test` tries the records and the calls on PostgreSQL, but no journey. */
const hasPostgres = Boolean(process.env.TEST_ALL) && postgresPrograms() !== undefined;
const executablePath = process.env.CHROME_PATH;

export default defineConfig({
  testDir: '.',
  testMatch: ['apps/web/e2e/**/*.spec.ts', 'packages/**/*.spec.ts'],
  outputDir: '.cache/playwright',
  // See `npm run test:all`.
  ...(process.env.TEST_ALL ? {} : { grepInvert: /@release/ }),
  // One more than there are cores: a journey waits for timers and for the server half of its time.
  workers: 3,
  // Limits for what hangs: a machine that is busy with something else may take ten times as long as a quiet one.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['line']],
  use: {
    // A hang then names what it waited for.
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    // Passkeys belong to a name, and never to an IP address.
    baseURL: addressAt(port),
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
    { name: 'sqlite', testIgnore: WITH_PLANS },
    { name: 'plans', testMatch: WITH_PLANS, use: { baseURL: addressAt(port + 2) } },
    ...(hasPostgres
      ? [
          {
            name: 'postgres',
            testMatch: 'apps/web/e2e/user-path.spec.ts',
            use: { baseURL: addressAt(port + 1) },
          },
        ]
      : []),
  ],
  webServer: [
    serverAt(port, 'sqlite'),
    ...(hasPostgres ? [serverAt(port + 1, 'postgres')] : []),
    serverAt(port + 2, 'plans'),
    {
      command: `node scripts/peers/openid-provider.mjs --port ${providerPort}`,
      url: `http://127.0.0.1:${providerPort}/jwks`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
});

function addressAt(at: number): string {
  return `http://localhost:${at}`;
}

function serverAt(at: number, kind: 'sqlite' | 'postgres' | 'plans') {
  return {
    command: `node scripts/serve-tests.mjs ${kind}`,
    url: `http://127.0.0.1:${at}/healthz`,
    env: {
      PORT: String(at),
      PUBLIC_URL: addressAt(at),
      NODE_ENV: 'production',
      BILLING: kind === 'plans' ? 'sandbox' : 'off',
      ADMIN_EMAILS: 'admin@example.com',
      ACCOUNT_ATTEMPTS_PER_HOUR: '100000',
      EVENTS_PER_MINUTE: '100000',
      OIDC_PROVIDERS: `acme=http://paperwage:secret@127.0.0.1:${providerPort}?name=Acme%20Works`,
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    reuseExistingServer: false,
  };
}
