import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const executablePath = process.env.CHROME_PATH;

/** The component tests: pages and their parts in a browser, without a server. See `apps/web/src/testing/page.tsx`. */
export default defineConfig({
  root: join(import.meta.dirname, 'apps/web'),
  plugins: [react()],
  define: { 'import.meta.env.YEAR_OF_BUILD': String(new Date().getFullYear()) },
  css: { transformer: 'lightningcss' },
  test: {
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    // A file finds the code that the one before it has loaded.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
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
