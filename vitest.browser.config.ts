import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { defineConfig } from 'vitest/config';

const executablePath = process.env.CHROME_PATH;
const USE_CASE = join(import.meta.dirname, 'apps/server/src/features/tax-rules/tax-rules.ts');

/** The component tests: pages and their parts in a browser, without a server. See `apps/web/src/testing/page.tsx`. */
export default defineConfig({
  root: join(import.meta.dirname, 'apps/web'),
  plugins: [react(), answerTaxRules()],
  define: { 'import.meta.env.YEAR_OF_BUILD': String(new Date().getFullYear()) },
  css: { transformer: 'lightningcss' },
  // Code that is found late would have the page loaded anew in the middle of a test.
  optimizeDeps: { include: ['axe-core', 'pdfjs-dist/legacy/build/pdf.mjs'] },
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

/** Answers `GET /api/tax-rules` as the server does, by its own use case. */
function answerTaxRules(): Plugin {
  const load = async (server: ViteDevServer) => {
    const [useCase, payroll, announced] = await Promise.all(
      [USE_CASE, '@paperwage/payroll', '@paperwage/payroll/announced'].map((name) => server.ssrLoadModule(name)),
    );
    return useCase!.createTaxRules(payroll!.allRules, announced!.ANNOUNCED_YEARS);
  };
  let loading: ReturnType<typeof load> | undefined;
  return {
    name: 'answer-tax-rules',
    configureServer(server) {
      server.middlewares.use('/api/tax-rules', async ({ url = '' }, response) => {
        loading ??= load(server);
        const { year, state } = Object.fromEntries(new URLSearchParams(url.replace(/^[^?]*/, '')));
        const data = (await loading)({ year, state });
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ ok: true, data }));
      });
    },
  };
}
