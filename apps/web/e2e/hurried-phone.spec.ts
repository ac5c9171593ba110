import { expect, type Page, test } from '@playwright/test';
import { download, openBuilder, pdfText } from './pay-stub-page.ts';

/** Ten people in a hurry, on a phone: each types only what is asked, and presses the download as soon as it is there. */
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Basics {
  readonly state: string;
  readonly frequency?: string;
  readonly who?: 'Contractor';
  readonly payType?: 'Salary';
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).tap();
}

/** Steps 1 to 3, without an answer to anything that is not required there. */
async function toEarnings(page: Page, basics: Basics, zips: { work?: string; home?: string } = {}): Promise<void> {
  const { state, frequency = 'BI_WEEKLY', who, payType } = basics;
  await openBuilder(page);
  await page.getByLabel('State where they work').selectOption(state);
  await page.getByLabel('Pay frequency').selectOption(frequency);
  for (const choice of [who, payType]) {
    if (choice) await page.getByRole('radio', { name: choice }).check();
  }
  await goOn(page);
  await page.getByLabel('Company name').fill('Bright Harbor Bakery');
  await fillZip(page, zips.work);
  await goOn(page);
  await page.getByLabel('Name', { exact: true }).fill('Lu Zed');
  await fillZip(page, zips.home);
}

/** The city comes with the ZIP code. */
async function fillZip(page: Page, zip: string | undefined): Promise<void> {
  if (zip === undefined) return;
  await page.getByLabel('ZIP code').fill(zip);
  await expect(page.getByLabel('City', { exact: true })).not.toHaveValue('');
}

async function fillPay(page: Page, figures: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, figure] of Object.entries(figures)) await page.getByLabel(label, { exact: true }).fill(figure);
}

async function addEarning(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '+ Add earning' }).tap();
  await page.getByRole('button', { name, exact: true }).tap();
}

/** What a download that is pressed at once is held back for. */
async function askedAtLast(page: Page): Promise<string[]> {
  await goOn(page);
  await page.getByRole('button', { name: 'Download PDF' }).first().tap();
  const asked = page.getByRole('region', { name: 'Review', exact: true }).getByRole('listitem');
  await expect(asked.first()).toBeVisible();
  return asked.allTextContents();
}

/** The text of the file, on which no example figure stands. */
async function paper(page: Page): Promise<string> {
  const text = await pdfText((await download(page, 'Download PDF')).bytes);
  expect(text).toContain('Lu Zed');
  expect(text).not.toMatch(/\b(10\.00|40\.00|400\.00)\b/);
  return text;
}

async function confirmEarlier(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm', exact: true }).tap();
}

test('hourly, with overtime hours whose rate is offered', async ({ page }) => {
  await toEarnings(page, { state: 'TX' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '18.50', 'Regular, hours': '80' });
  await addEarning(page, 'Overtime');
  await fillPay(page, { 'Overtime, hours': '4' });
  const asked = await askedAtLast(page);
  console.log(asked);
  await confirmEarlier(page);
  const text = await paper(page);
  for (const part of ['18.50', '1,480.00', '27.75', '111.00', '1,591.00']) expect(text).toContain(part);
});

test('a salary, by the year', async ({ page }) => {
  await toEarnings(page, { state: 'FL', frequency: 'SEMI_MONTHLY', payType: 'Salary' });
  await goOn(page);
  console.log(await askedAtLast(page));
  await page.goBack();
  await fillPay(page, { 'Salary, per year': '52000' });
  console.log(await askedAtLast(page));
  await confirmEarlier(page);
  expect(await paper(page)).toContain('2,166.67');
});
