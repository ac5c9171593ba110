/**
 * `npm run share-pictures`: draws the images that services show for a shared link, using our own builders' samples, and
 * the site's icons. Look at them before committing them.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const publicFolder = join(root, 'apps/web/public');
const PORT = 3219;
const site = `http://127.0.0.1:${PORT}`;

/**
 * As in apps/web/src/routes/route-row.ts: the builder whose sample is drawn, the words beside it, and what stands in it
 * once its taxes are calculated.
 */
const EXPLAINED = 'Every tax explained, line by line.';
const pictures = [
  { name: 'site', builder: '/make-your-paystub', words: 'Pay stubs that show their work.', line: EXPLAINED },
  { name: 'paystub', builder: '/make-your-paystub', words: 'Make a pay stub.', line: EXPLAINED },
  {
    name: 'invoice',
    builder: '/invoice-generator',
    words: 'Make an invoice.',
    line: 'Items, discount, tax and terms.',
  },
  {
    name: 'w2',
    builder: '/make-your-w2',
    words: 'Make a W-2.',
    line: 'Added up from a year of pay stubs.',
    calculated: /68,400\.00/,
  },
  { name: '1099', builder: '/make-your-1099', words: 'Make a 1099.', line: 'NEC and MISC, with the state copies.' },
];
const icons = [
  { name: 'icon-192', size: 192, room: 0.06 },
  { name: 'icon-512', size: 512, room: 0.06 },
  // Systems cut a circle out of it.
  { name: 'maskable-512', size: 512, room: 0.22 },
  { name: 'apple-touch-180', size: 180, room: 0.14 },
];

async function main() {
  const { BROWSER_ARGUMENTS, findBrowser } = await import('./find-browser.mjs');
  const { chromium } = await import('playwright');
  const data = mkdtempSync(join(tmpdir(), 'paperwage-share-'));
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: data, BILLING: 'off', LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    await answers();
    for (const folder of ['share', 'icons']) mkdirSync(join(publicFolder, folder), { recursive: true });
    for (const picture of pictures) await drawPicture(browser, picture);
    for (const icon of icons) await drawIcon(browser, icon);
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

async function answers() {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`${site}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server does not answer; its message is above.');
}

async function drawPicture(browser, { name, builder, words, line, calculated = /\d\.\d\d/ }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(site + builder, { waitUntil: 'networkidle' });
  // A page that is drawn before its fonts are there does without them; now they are there.
  await page.reload();
  await page.getByRole('button', { name: 'Fill in a sample' }).first().click();
  const sheet = page.locator('svg:has(text)').filter({ hasText: calculated }).first();
  await sheet.waitFor();
  // Rules of the sample's state arrive, and its figures with them.
  await page.waitForLoadState('networkidle');
  const svg = await sheet.evaluate((element) => element.outerHTML);
  const mark = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
  await page.setViewportSize({ width: 1200, height: 630 });
  // The page keeps its fonts; everything else gives way.
  await page.evaluate(
    ({ svg, mark, words, line }) => {
      document.body.innerHTML = `<div class="share"><div class="words"><p class="brand">${mark} Paperwage</p><h1>${words}</h1>
        <p>${line}</p></div><div class="sheet">${svg}</div></div>`;
    },
    { svg, mark, words, line },
  );
  await page.addStyleTag({
    content: `
      .share { position: fixed; inset: 0; background: #f4f2ec; color: #16211c; overflow: hidden; font-family: var(--text); }
      .words { position: absolute; left: 64px; top: 64px; bottom: 64px; width: 500px; display: flex; flex-direction: column; }
      .share .brand { margin: 0 0 auto; display: flex; align-items: center; gap: 14px; font: 500 34px var(--display); }
      .brand svg { width: 40px; height: 44px; }
      .share h1 { margin: 0 0 20px; max-width: none; font: 500 74px/1.05 var(--display); letter-spacing: -0.02em; }
      .share .words p:last-child { margin: 0; font-size: 30px; color: #4a564f; }
      .sheet { position: absolute; left: 590px; top: 64px; width: 760px; background: #fff; box-shadow: 0 24px 60px rgb(22 33 28 / 0.18); }
      .sheet svg { display: block; width: 100%; height: auto; }`,
  });
  await page.evaluate(async () => {
    const faces = [...document.querySelectorAll('.share :is(p, h1), .share text')].map((element) =>
      getComputedStyle(element),
    );
    await Promise.all(
      faces.map(({ fontWeight, fontSize, fontFamily }) =>
        // The fallbacks are fonts of the machine, which may have none of them.
        document.fonts.load(`${fontWeight} ${fontSize} ${fontFamily.split(',')[0]}`),
      ),
    );
  });
  await page.screenshot({ path: join(publicFolder, 'share', `${name}.png`) });
  await context.close();
}

async function drawIcon(browser, { name, size, room }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const mark = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
  const inside = size * (1 - 2 * room);
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#f4f2ec">${mark.replace('<svg ', `<svg height="${inside}" `)}</body>`,
  );
  await page.screenshot({ path: join(publicFolder, 'icons', `${name}.png`) });
  await page.close();
}

if (process.argv.includes('--help')) {
  console.log('npm run share-pictures: draws apps/web/public/share and apps/web/public/icons with the built site.');
} else {
  requireNode();
  ensureInstalled({ withTests: true });
  build();
  await main();
}
