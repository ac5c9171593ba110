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
  await page.getByLabel('State where the work is done').selectOption(state);
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

function expectOnPaper(text: string, ...parts: readonly string[]): void {
  for (const part of parts) expect(text).toContain(part);
}

async function confirmEarlier(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm', exact: true }).tap();
}

/** Answers a question about local tax on the employee step. */
async function answerPlace(page: Page, of: 'home' | 'work', answer: string | RegExp): Promise<void> {
  await page.getByRole('group', { name: `Answers: ${of}` }).first().getByRole('button', { name: answer }).tap();
}

test('hourly, with overtime hours whose rate is offered', async ({ page }) => {
  await toEarnings(page, { state: 'TX' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '18.50', 'Regular, hours': '80' });
  await addEarning(page, 'Overtime');
  await fillPay(page, { 'Overtime, hours': '4' });
  console.log('hourly', await askedAtLast(page));
  await confirmEarlier(page);
  expectOnPaper(await paper(page), '18.50', '1,480.00', '27.75', '111.00', '1,591.00');
});

test('a salary, by the year', async ({ page }) => {
  await toEarnings(page, { state: 'FL', frequency: 'SEMI_MONTHLY', payType: 'Salary' });
  await goOn(page);
  console.log('salary', await askedAtLast(page));
  await page.getByRole('link', { name: /^Earnings/ }).tap();
  await fillPay(page, { 'Salary, a year': '52000' });
  await goOn(page);
  await confirmEarlier(page);
  expectOnPaper(await paper(page), '2,166.67');
});

test('a server with tips', async ({ page }) => {
  await toEarnings(page, { state: 'NV' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '12', 'Regular, hours': '60' });
  await addEarning(page, 'Tips');
  await fillPay(page, { 'Tips, amount': '340' });
  console.log('tips', await askedAtLast(page));
  await confirmEarlier(page);
  expectOnPaper(await paper(page), '720.00', '340.00', '1,060.00');
});

test('a new hire, whose year begins with this pay', async ({ page }) => {
  await toEarnings(page, { state: 'WA' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '21', 'Regular, hours': '32' });
  console.log('new hire', await askedAtLast(page));
  await page.getByRole('link', { name: /^Pay basics/ }).tap();
  await page.getByRole('group', { name: 'First paycheck this year?' }).getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('link', { name: /^Review and download|^Finish/ }).tap();
  const text = await paper(page);
  expectOnPaper(text, '672.00', 'PFML');
  expect(text.match(/672\.00/g)!.length).toBeGreaterThan(2);
});

test('a city in Ohio, found by its ZIP code', async ({ page }) => {
  await toEarnings(page, { state: 'OH' }, { work: '43215', home: '43215' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '20', 'Regular, hours': '80' });
  console.log('ohio', await askedAtLast(page));
  await page.getByRole('link', { name: /^Employee/ }).tap();
  await answerPlace(page, 'home', /^Add Columbus, Ohio, 2\.5%/);
  console.log('ohio after', await page.locator('main').getByRole('group', { name: /^Answers/ }).allTextContents());
  await page.getByRole('link', { name: /^Finish/ }).tap();
  console.log('ohio end', await page.getByRole('region', { name: 'Review', exact: true }).allTextContents());
});

test('Indiana, by the county of the home', async ({ page }) => {
  await toEarnings(page, { state: 'IN' }, { work: '46204', home: '46204' });
  console.log('indiana', await page.locator('main').getByRole('group', { name: /^Answers/ }).allTextContents());
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '20', 'Regular, hours': '80' });
  console.log('indiana', await askedAtLast(page));
});

test('New York City', async ({ page }) => {
  await toEarnings(page, { state: 'NY' }, { work: '10001', home: '11201' });
  console.log('ny', await page.locator('main').getByRole('group', { name: /^Answers/ }).allTextContents());
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  console.log('ny', await askedAtLast(page));
});

test('Pennsylvania, in Philadelphia', async ({ page }) => {
  await toEarnings(page, { state: 'PA' }, { work: '19103', home: '19103' });
  console.log('pa', await page.locator('main').getByRole('group', { name: /^Answers/ }).allTextContents());
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  console.log('pa', await askedAtLast(page));
});

test('work in one state and a home in another', async ({ page }) => {
  await toEarnings(page, { state: 'PA' }, { work: '19103', home: '08002' });
  console.log('two', await page.locator('main').innerText());
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  console.log('two', await askedAtLast(page));
});

test('a contractor', async ({ page }) => {
  await toEarnings(page, { state: 'GA', who: 'Contractor' });
  await goOn(page);
  console.log('contractor', await page.locator('main').innerText());
  console.log('contractor', await askedAtLast(page));
});
