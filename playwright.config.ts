import { defineConfig } from '@playwright/test';

/** Run by scripts/test.mjs, which builds, finds the browser and says where the server is to listen. */
const port = Number(process.env.E2E_PORT ?? 3123);
const address = `http://localhost:${port}`;
/** Of the firm at which tests log in. */
const providerPort = port + 5000;
const executablePath = process.env.CHROME_PATH;

export default defineConfig({
  testDir: '.',
  testMatch: ['apps/web/e2e/**/*.spec.ts', 'packages/**/*.spec.ts'],
  outputDir: '.cache/playwright',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 8_000 },
  retries: 0,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['line']],
  use: {
    // Passkeys belong to a name, and never to an IP address.
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    // Recording every test takes a fifth of its time; `E2E_TRACE=1` records those that fail.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: 'node apps/server/dist/main.js',
      url: `http://127.0.0.1:${port}/healthz`,
      env: {
        PORT: String(port),
        PUBLIC_URL: address,
        DATA_DIR: '.cache/e2e-data',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        ACCOUNT_ATTEMPTS_PER_HOUR: '100000',
        OIDC_PROVIDERS: `acme=http://paperwage:secret@127.0.0.1:${providerPort}?name=Acme%20Works`,
      },
      timeout: 30_000,
      reuseExistingServer: false,
    },
    {
      command: `node scripts/peers/openid-provider.mjs --port ${providerPort}`,
      url: `http://127.0.0.1:${providerPort}/jwks`,
      timeout: 30_000,
      reuseExistingServer: false,
    },
  ],
});
