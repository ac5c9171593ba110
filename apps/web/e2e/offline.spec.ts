import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from './accessibility.ts';
import { makeAccount } from './account-page.ts';
import { assetsOf, buildAgain, buildIdOf, makeOtherBuild, THIS_BUILD } from './built-site.ts';
import { download, pdfText, waitUntilSaved } from './builder-page.ts';
import { goTo as goToSection, openSample as openSampleInvoice } from './invoice-page.ts';
import { assetsAsked, keptFiles, tellOffline, test, untilKept } from './offline-page.ts';
import { fillInSample, goTo, netPayNow, openBuilder } from './pay-stub-page.ts';
import { openForm } from './tax-form-page.ts';

/** What these fetch is there to ask a server. */
const CALLED_ONLINE = /^(?:firebase-source|report-errors)-/;
/** Nor what few documents need; see offline-files.mjs. */
const FEW_NEED = /other-alphabets|spell-in-latin/;
const OFFLINE = 'Offline. Your work is saved on this device.';

test('after one visit of a builder, all of them work without a server, also for a state never opened', async ({
  page,
  context,
  site,
}) => {
  await openBuilder(page);
  await untilKept(page);
  await context.setOffline(true);
  await site.stop();

  await test.step('another builder makes its PDF', async () => {
    await openSampleInvoice(page);
    await tellOffline(context);
    await expect(page.locator('header [data-state]')).toHaveText(OFFLINE);
    await goToSection(page, 'finish');
    const { name, bytes } = await download(page, 'Download PDF');
    expect(name).toMatch(/^invoice-.*\.pdf$/);
    expect(await pdfText(bytes)).toContain('Łukasz Hernández');
  });
  // From day to day, what is kept shows that they have all their files.
  if (process.env.TEST_ALL) {
    await test.step('forms open', async () => {
      for (const form of ['/make-your-w2', '/make-your-1099'] as const) await openForm(page, form, 'finish');
    });
  }
  await fillInSample(page);
  await goTo(page, 'basics');
  await page.getByLabel('State where they work').selectOption('OR');
  const net = await netPayNow(page);
  await goTo(page, 'finish');
  const made = await download(page, 'Download PDF');
  const words = await pdfText(made.bytes);
  expect(words).toContain(net);
  expect(words).toContain('Oregon');
  await expect(page.getByText(`${made.name} is in your downloads.`)).toBeVisible();
  const workbook = await download(page, 'Download Excel');
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');

  // From day to day, the journeys of the builders have the server make it.
  if (!process.env.TEST_ALL) return;
  await test.step('the server makes the same once it is back', async () => {
    await site.start();
    await context.setOffline(false);
    const again = await download(page, 'Download PDF');
    expect(again.name).toBe(made.name);
    expect(await pdfText(again.bytes)).toBe(words);
  });
});

test(
  'what needs the server says so and comes by itself once there is a connection',
  { tag: '@release' },
  async ({ page, context, site }) => {
    await openBuilder(page, 'company');
    await untilKept(page);
    await context.setOffline(true);
    await site.stop();
    await page.goto('/user/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await expect(page).toHaveTitle('You’re offline · Paperwage');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Pay stub' }).click();
    await goTo(page, 'company');
    await tellOffline(context);
    await page.getByLabel('ZIP code').fill('94107');
    await page.getByLabel('Company name').focus();
    await expect(page.getByText('We fill in the city and state once you’re back online.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await site.start();
    await context.setOffline(false);
    // If the browser has already reported it, it is already loading.
    await other.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined);
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('San Francisco');
    await expect(page.locator('header [data-state]')).not.toContainText('Offline');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  },
);

test(
  'nothing is kept of a person, of a call or of a page that only the server has',
  { tag: '@release' },
  async ({ page, context }) => {
    const email = await makeAccount(page);
    await openSampleInvoice(page);
    await untilKept(page);
    await goToSection(page, 'finish');
    const { name } = await download(page, 'Download PDF');
    await expect(page.getByText(`${name} is in your downloads and`)).toBeVisible();
    for (const path of ['/user/account', '/user/history/invoice', '/user/drafts', '/verify/ABCD-EFGH-JKMN', '/blog']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    const kept = await keptFiles(page);
    const others = [...kept.keys()].filter((path) => !path.startsWith('/assets/')).sort();
    expect(others.map((path) => path.replace(/\?\w{16}$/, '?'))).toEqual([
      '/',
      '/invoice-generator',
      '/make-your-1099',
      '/make-your-paystub',
      '/make-your-w2',
      '/offline',
      '/site-config.json',
      '/when-online.js?',
    ]);
    const session = (await context.cookies()).filter(({ httpOnly, value }) => httpOnly && value.length > 12);
    expect(session.length).toBeGreaterThan(0);
    const secrets = [email, ...session.map(({ value }) => value)];
    for (const [path, text] of kept) for (const secret of secrets) expect(text.includes(secret), path).toBe(false);
  },
);

for (const { name, make } of [
  { name: 'the same files by other names', make: makeOtherBuild },
  { name: 'a build of changed sources', make: buildAgain },
]) {
  test(
    `a page keeps its own build until it is loaded again, and loses nothing that was typed: ${name}`,
    { tag: '@release' },
    async ({ page, site }) => {
      test.setTimeout(900_000);
      const next = make({ from: 'Sample filled in.', to: 'Example filled in.' });
      await openBuilder(page, 'company');
      await page.getByLabel('Company name').fill('Bright Harbor Bakery');
      await waitUntilSaved(page);
      await untilKept(page);
      await site.deploy(next);
      // A server that has just started on a busy machine turns requests away for a moment.
      await expect(() =>
        page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update())),
      ).toPass();

      await test.step('steps that were not open yet come from the build of the page', async () => {
        await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 60_000 });
        await goTo(page, 'earnings');
        await goTo(page, 'finish');
        await expect(page.getByRole('region', { name: 'Review', exact: true })).toContainText('Bright Harbor Bakery');
        const asked = await assetsAsked(page);
        expect(asked.filter((file) => !assetsOf(THIS_BUILD).includes(file))).toEqual([]);
        expect(asked.some((file) => file.startsWith('finish-step-'))).toBe(true);
      });
      await test.step('after the reload everything is of the new one', async () => {
        await page.getByRole('button', { name: 'Reload' }).click();
        await expect(page.locator(`meta[name="build"][content="${buildIdOf(next)}"]`)).toHaveCount(1);
        await goTo(page, 'company');
        await expect(page.getByLabel('Company name')).toHaveValue('Bright Harbor Bakery');
        await goTo(page, 'finish');
        const asked = await assetsAsked(page);
        expect(asked.filter((file) => !assetsOf(next).includes(file))).toEqual([]);
        await expect(page.getByText('A new version is ready.')).toHaveCount(0);
        await expectNewSample(page, '/invoice-generator');
      });
      await test.step('and so it is without a connection', async () => {
        await site.stop();
        await expectNewSample(page, '/make-your-w2?step=finish');
        await expect(page.locator(`meta[name="build"][content="${buildIdOf(next)}"]`)).toHaveCount(1);
      });
      await test.step('the old one goes with its last page', async () => {
        await site.start(next);
        const keptBuilds = async () => {
          // The browser changes workers in its own time, once nothing is open and the old one has nothing left to do. No
          // page can be open to see it.
          await page.goto('about:blank');
          await new Promise((done) => setTimeout(done, 3_000));
          await page.goto('/invoice-generator');
          return page.evaluate(() => caches.keys());
        };
        await expect.poll(keptBuilds, { timeout: 240_000 }).toEqual([buildIdOf(next)]);
      });
    },
  );
}

async function expectNewSample(page: Page, builder: string): Promise<void> {
  await page.goto(builder);
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await expect(page.getByText('Example filled in.')).toBeVisible();
}

test('what is kept has all that it refers to', () => {
  const client = path.join(THIS_BUILD, 'apps/web/dist/client');
  const worker = readFileSync(path.join(client, 'sw.js'), 'utf8');
  const all = assetsOf(THIS_BUILD);
  const there = new Set(all);
  const kept = new Set(all.filter((file) => worker.includes(`/assets/${file}`)));
  const entry = [...kept].filter((file) => /^index-.*\.js$/.test(file));
  expect(entry).toHaveLength(1);
  // The entry leads to every page, those that need the server too; whatever a builder fetches later names it itself.
  for (const file of [...kept].filter((name) => !entry.includes(name) && /\.(?:js|css)$/.test(name))) {
    const text = readFileSync(path.join(client, 'assets', file), 'utf8');
    const named = text.match(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|ttf)/g) ?? [];
    expect
      .soft(
        named.filter((one) => there.has(one) && !kept.has(one) && !CALLED_ONLINE.test(one) && !FEW_NEED.test(one)),
        file,
      )
      .toEqual([]);
  }
  const states = all.filter((file) => /^[a-z]{2}-[\w-]{8}\.js$/.test(file));
  expect(states.length).toBeGreaterThan(250);
  expect(states.filter((file) => !kept.has(file))).toEqual([]);
  expect([...kept].filter((file) => file.endsWith('.ttf'))).toHaveLength(8);
  expect([...kept].filter((file) => /^(?:account-page|admin-page|checkout|history|verify|login)/.test(file))).toEqual(
    [],
  );
});
