import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, LaunchOptions, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { Finding } from './timing.ts';
import { finding, percentile, told } from './timing.ts';

const PORT = 3303;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const READY_WITHIN_MS = 15_000;
const FIRST_PRESSES = 60;
const KEY_PRESSES = 300;
const BETWEEN_KEYS_MS = 40;
const ONE_FRAME_MS = 16;

/** Frames are drawn as soon as they are ready, so that the figure is the work and not the wait for the display. */
const UNTIMED_FRAMES = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

async function serve(): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
  const env = {
    ...process.env,
    PORT: String(PORT),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    DATA_DIR: '.cache/bench-data',
  };
  const child = spawn(process.execPath, [script], { env, stdio: 'ignore' });
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    if ((await fetch(`${ADDRESS}/healthz`).catch(() => undefined))?.ok) return child;
    await sleep(100);
  }
  child.kill();
  throw new Error('The server did not answer.');
}

/** Gzip size of all JavaScript that a first visit loads, and how far anything moved while it did. */
async function weigh(browser: Browser, path: string): Promise<{ scriptBytes: number; layoutShift: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${ADDRESS}${path}`, { waitUntil: 'networkidle' });
  await sleep(1_000);
  const scripts = await Promise.all(bodies);
  const scriptBytes = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  const layoutShift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  );
  await page.close();
  return { scriptBytes, layoutShift };
}

/** Milliseconds from each key press to the end of the frame that shows it, measured in the page. */
async function keyToPaint(page: Page): Promise<number[]> {
  await page.goto(`${ADDRESS}/make-your-paystub`, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /sample/i })
    .first()
    .click();
  await page.goto(`${ADDRESS}/make-your-paystub?step=earnings`, { waitUntil: 'networkidle' });
  const rate = page.getByLabel(/rate/i).first();
  await rate.click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    addEventListener(
      'keydown',
      () => {
        const pressed = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - pressed);
          port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  });
  for (let press = 0; press < KEY_PRESSES; press += 1) {
    await page.keyboard.press(press % 8 < 4 ? String((press * 7) % 10) : 'Backspace');
    await sleep(BETWEEN_KEYS_MS);
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

/** The weight of the pages and the speed of the preview, with three stubs, in an unthrottled Chromium. */
export async function pageFindings(options: LaunchOptions): Promise<Finding[]> {
  const server = await serve();
  try {
    const browser = await chromium.launch(options);
    const home = await weigh(browser, '/');
    const builder = await weigh(browser, '/make-your-paystub');
    await browser.close();
    const untimed = await chromium.launch({ ...options, args: [...(options.args ?? []), ...UNTIMED_FRAMES] });
    const times = await keyToPaint(await untimed.newPage({ viewport: { width: 1440, height: 900 } }));
    await untimed.close();
    const [first, later] = [times.slice(0, FIRST_PRESSES), times.slice(FIRST_PRESSES)];
    return [
      finding('Home, JavaScript (gzip)', home.scriptBytes / 1024, 'KB', { atMost: 95 }),
      finding('Home, layout shift', home.layoutShift, '', { atMost: 0 }),
      finding('Builder, JavaScript (gzip)', builder.scriptBytes / 1024, 'KB', { atMost: 190 }),
      { what: 'Builder, layout shift', measured: builder.layoutShift.toFixed(4), bar: '', met: true },
      // The first keys run code that the browser has not compiled yet, as those of every first visit do.
      told('Key press to painted preview, three stubs, the first 60 keys (median)', percentile(first, 0.5)),
      told('The same (95th percentile)', percentile(first, 0.95)),
      told('The keys after them (median)', percentile(later, 0.5)),
      finding('The same (95th percentile)', percentile(later, 0.95), 'ms', { atMost: ONE_FRAME_MS }),
    ];
  } finally {
    server.kill('SIGTERM');
  }
}
