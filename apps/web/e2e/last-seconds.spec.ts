import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { idTokenSchema, logInElsewhere, makeAccount, readData, waitUntilInAccount } from './account-page.ts';
import { openSample } from './invoice-page.ts';

const INVOICE = '/invoice-generator';
const clientName = 'Client’s name or company';

const draftsSchema = z.object({ drafts: z.array(z.object({ draftId: z.string() })) });
const invoiceSchema = z.object({ to: z.object({ name: z.string() }), items: z.array(z.unknown()) });
const draftSchema = z.object({ documentData: invoiceSchema });
/** What the browser keeps of an invoice. */
const recordSchema = z.looseObject({ draft: z.looseObject({ items: z.array(z.looseObject({})) }) });

/** The invoices of the account, as the server has them: asked with what the browser keeps, and by no page. */
async function invoicesOf({ request }: BrowserContext): Promise<z.output<typeof invoiceSchema>[]> {
  const { idToken } = await readData(await request.post('/api/identity/refresh'), idTokenSchema);
  const get = (path: string) => request.get(path, { headers: { authorization: `Bearer ${idToken}` } });
  const { drafts } = await readData(await get('/api/profile/drafts'), draftsSchema);
  return Promise.all(
    drafts.map(async ({ draftId }) => {
      const draft = await readData(await get(`/api/profile/drafts/${draftId}`), draftSchema);
      return draft.documentData;
    }),
  );
}

const clientsOf = async (context: BrowserContext) => (await invoicesOf(context)).map(({ to }) => to.name).toSorted();

/** Closes the tab like a person, with all the events a page gets. */
async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

/** An empty invoice of a new account, in a page whose time stands still unless a test lets it pass. */
async function openStill(page: Page): Promise<void> {
  await makeAccount(page);
  await page.clock.install();
  await page.goto(INVOICE);
  await expect(page.locator('[data-account="new"]')).toBeAttached();
  await stopTime(page);
}

async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** The same account on another device. */
async function otherDevice(browser: Browser, email: string): Promise<Page> {
  const other = await (await browser.newContext()).newPage();
  await logInElsewhere(other, email);
  await other.goto('/user/drafts');
  await other.getByRole('table').getByRole('link').first().click();
  return other;
}

test.describe('what is typed last reaches the account', () => {
  for (const ms of [0, 400, 1500]) {
    const tag = ms === 0 ? [] : ['@release'];
    test(
      `when the tab is closed ${ms} ms after the last key, of a new draft and of one that is there`,
      { tag },
      async ({ page, context }) => {
        await openStill(page);
        await page.getByLabel(clientName).pressSequentially('Bright Harbor');
        await page.clock.runFor(ms);
        await closeTab(page);
        await expect.poll(() => clientsOf(context)).toEqual(['Bright Harbor']);

        const next = await context.newPage();
        await next.clock.resume();
        await next.goto(INVOICE);
        await waitUntilInAccount(next);
        await stopTime(next);
        await next.getByLabel(clientName).press('End');
        await next.getByLabel(clientName).pressSequentially(' Bakery');
        await next.clock.runFor(ms);
        await closeTab(next);
        await expect.poll(() => clientsOf(context)).toEqual(['Bright Harbor Bakery']);

        const last = await context.newPage();
        await last.clock.resume();
        await last.goto(INVOICE);
        await waitUntilInAccount(last);
        await expect(last.getByLabel(clientName)).toHaveValue('Bright Harbor Bakery');
        expect(await clientsOf(context)).toEqual(['Bright Harbor Bakery']);
      },
    );
  }

  test(
    'when the page is left by its address, and when it is hidden',
    { tag: '@release' },
    async ({ page, context }) => {
      await openStill(page);
      await page.getByLabel(clientName).fill('Left');
      await page.goto('about:blank');
      await expect.poll(() => clientsOf(context)).toEqual(['Left']);

      await page.clock.resume();
      await page.goto(INVOICE);
      await waitUntilInAccount(page);
      await stopTime(page);
      await page.getByLabel(clientName).fill('Hidden');
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(() => clientsOf(context)).toEqual(['Hidden']);
    },
  );

  test('of a draft that is larger than a closing page may send', { tag: '@release' }, async ({ page, context }) => {
    await makeAccount(page);
    await openSample(page);
    await waitUntilInAccount(page);
    // As from a document with a great many items: the browser keeps it, and the account takes it whole.
    const key = 'paperwage.invoice.work';
    const kept = await page.evaluate((name) => localStorage.getItem(name)!, key);
    const record = recordSchema.parse(JSON.parse(kept));
    const details = 'Painting the harbor wall. '.repeat(20);
    const [first] = record.draft.items;
    record.draft.items = Array.from({ length: 150 }, (_, at) => ({ ...first!, id: `item-${at}`, details }));
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(record)] as const);
    const sent = page.waitForRequest('/api/save-draft');
    await page.reload();
    expect((await sent).postData()!.length).toBeGreaterThan(65_536);
    await waitUntilInAccount(page);
    await page.getByLabel(clientName).fill('Large and last');
    await closeTab(page);
    await expect.poll(() => clientsOf(context)).toEqual(['Large and last']);
    expect((await invoicesOf(context))[0]!.items).toHaveLength(150);
  });

  test('on any next page when the server could not be reached', { tag: '@release' }, async ({ page, context }) => {
    await makeAccount(page);
    await page.goto(INVOICE);
    await page.getByLabel(clientName).fill('Before');
    await waitUntilInAccount(page);
    // A closing page sends past what tests can put in the way of other requests.
    await page.evaluate(() => {
      const reach = window.fetch;
      window.fetch = (address, options) =>
        String(address).startsWith('/api/save-draft') ? Promise.reject(new TypeError()) : reach(address, options);
    });
    await page.getByLabel(clientName).fill('Meanwhile');
    await closeTab(page);
    expect(await clientsOf(context)).toEqual(['Before']);
    const next = await context.newPage();
    await next.goto('/terms');
    await expect.poll(() => clientsOf(context)).toEqual(['Meanwhile']);
  });

  test(
    'and gives way to nothing that another device saved, before it or after it',
    { tag: '@release' },
    async ({ page, context, browser }) => {
      const email = await makeAccount(page);
      await page.goto(INVOICE);
      await page.getByLabel(clientName).fill('First');
      await waitUntilInAccount(page);
      await page.getByLabel(clientName).fill('Closed here');
      await closeTab(page);
      await expect.poll(() => clientsOf(context)).toEqual(['Closed here']);
      const other = await otherDevice(browser, email);
      await other.getByLabel(clientName).fill('Gone on there');
      await waitUntilInAccount(other);

      // What was typed here last got there first: the newer version shows, and nobody is asked.
      const back = await context.newPage();
      await back.goto(INVOICE);
      await expect(back.getByLabel(clientName)).toHaveValue('Gone on there');
      await expect(back.getByText('also changed elsewhere')).toBeHidden();
      await waitUntilInAccount(back);

      await other.getByLabel(clientName).fill('Saved there first');
      await waitUntilInAccount(other);
      await back.getByLabel(clientName).fill('Closed here later');
      await closeTab(back);
      const asked = await context.newPage();
      await asked.goto(INVOICE);
      await expect(asked.getByText('This invoice was also changed elsewhere')).toBeVisible();
      await expect(asked.getByLabel(clientName)).toHaveValue('Closed here later');
      expect(await clientsOf(context)).toEqual(['Saved there first']);
      await other.close();
    },
  );

  test(
    'from the tab in which it was typed, when another tab has the same work',
    { tag: '@release' },
    async ({ page, context }) => {
      await makeAccount(page);
      await page.goto(INVOICE);
      await page.getByLabel(clientName).fill('Both');
      await waitUntilInAccount(page);
      const second = await context.newPage();
      await second.goto(INVOICE);
      await expect(second.locator('[data-account="saved"]')).toBeVisible();
      await second.getByLabel(clientName).fill('Second tab');
      await closeTab(second);
      await expect.poll(() => clientsOf(context)).toEqual(['Second tab']);
      await expect(page.getByText('was changed in another tab')).toBeVisible();
      await page.getByRole('button', { name: 'Show the other tab’s work' }).click();
      await expect(page.getByLabel(clientName)).toHaveValue('Second tab');
      await waitUntilInAccount(page);
      expect(await clientsOf(context)).toEqual(['Second tab']);
    },
  );

  test(
    'also when it was typed before the page knew who is logged in',
    { tag: '@release' },
    async ({ page, context }) => {
      await makeAccount(page);
      // The response that identifies the user does not arrive before the page is closed.
      await context.route('/api/identity/refresh', () => undefined);
      await page.goto(INVOICE);
      await page.getByLabel(clientName).fill('Early bird');
      await closeTab(page);
      await context.unroute('/api/identity/refresh');
      const next = await context.newPage();
      await next.goto(INVOICE);
      await waitUntilInAccount(next);
      expect(await clientsOf(context)).toEqual(['Early bird']);
    },
  );
});
