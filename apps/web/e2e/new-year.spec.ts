import { test as base, expect, type Page } from '@playwright/test';
import { makeAccount } from './account-page.ts';
import { download, pdfText } from './builder-page.ts';
import { fillPay } from './hurried-page.ts';
import { goTo as goToSection, openSample as openSampleInvoice } from './invoice-page.ts';
import { goTo, isFirstPaycheck, openBuilder } from './pay-stub-page.ts';
import { serverAt, type ServerAt } from './servers.ts';

let server: ServerAt | undefined;

/** Pages from a server set to that day, instead of the one that all other tests share. */
const test = base.extend({
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({ baseURL: server!.url });
    await provide(context);
    await context.close();
  },
});

/** `02/29/2028` */
const written = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

for (const { today, due, hasTables, tag } of [
  { today: '2027-01-15', due: '02/14/2027', hasTables: true, tag: ['@release'] },
  { today: '2027-12-31', due: '01/30/2028', hasTables: true, tag: ['@release'] },
  { today: '2028-02-29', due: '03/30/2028', hasTables: false, tag: ['@release'] },
]) {
  test.describe(`on ${today}`, { tag }, () => {
    const noon = `${today}T18:00:00Z`;
    test.beforeAll(async () => {
      server = await serverAt(noon);
    });
    test.afterAll(() => server?.stop());
    test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

    test('documents are made of the day and enter the history of an account', async ({ page }) => {
      await makeAccount(page);
      await test.step('an invoice', async () => {
        await openSampleInvoice(page);
        await goToSection(page, 'finish');
        const { name, bytes } = await download(page, 'Download PDF');
        expect(name).toBe(`invoice-${today}-inv-20418.pdf`);
        const text = await pdfText(bytes);
        for (const date of [written(today), due]) expect(text).toContain(date);
        await page.goto('/user/history/invoice');
        await expect(page.getByRole('main').getByText('Łukasz Hernández')).toBeVisible();
      });
      if (!hasTables) return;
      await test.step('a pay stub by the tables of the year before, named once those of its year have come', async () => {
        await downloadByEarlierTables(page, today);
        await expectNamedOnceTablesCome(page);
      });
    });
  });
}

async function downloadByEarlierTables(page: Page, today: string): Promise<void> {
  await openBuilder(page);
  await page.getByLabel('State where they work').selectOption('TX');
  await page.getByLabel('Pay frequency').selectOption('BI_WEEKLY');
  await page.getByLabel('Use the 2026 tables until then.').check();
  await isFirstPaycheck(page);
  await goTo(page, 'company');
  await page.getByLabel('Company name').fill('Bright Harbor Bakery');
  await goTo(page, 'employee');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana Duarte');
  await goTo(page, 'earnings');
  await fillPay(page, { 'Regular, rate': '21.50', 'Regular, hours': '80' });
  await goTo(page, 'finish');
  const { name, bytes } = await download(page, 'Download PDF');
  expect(name).toBe(`paystub-${today}-ana-duarte.pdf`);
  expect(await pdfText(bytes)).toContain(written(today));
}

async function expectNamedOnceTablesCome(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'New tax tables are out' });
  const answered = page.waitForResponse((answer) => answer.request().postData()?.includes('earlierTables') ?? false);
  await page.goto('/user/history/paystub');
  await answered;
  await expect(page.getByRole('main').getByText('Ana Duarte').first()).toBeVisible();
  await expect(heading).toHaveCount(0);

  // What the server answers once the tables of 2027 are entered.
  await page.route('**/profile/documents/filter/paystub', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"areNewIn":false', '"areNewIn":true');
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByText('The 2027 tables are in. Open this pay stub to update it:')).toBeVisible();
  await page
    .getByRole('link', { name: /^Ana Duarte, paid/ })
    .first()
    .click();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Keep as is' }).click();
  await expect(heading).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByText('Ana Duarte').first()).toBeVisible();
  await expect(heading).toHaveCount(0);
}
