import { expect, type Page, test } from '@playwright/test';
import { download, goTo, isFirstPaycheck, openBuilder, pdfText } from './pay-stub-page.ts';

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
  await page.getByLabel('ZIP code').blur();
  await expect(page.getByLabel('City', { exact: true })).not.toHaveValue('');
}

async function fillPay(page: Page, figures: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, figure] of Object.entries(figures)) await page.getByLabel(label, { exact: true }).fill(figure);
}

async function addEarning(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '+ Add earning' }).tap();
  await page.getByRole('button', { name, exact: true }).tap();
}

/** Presses the download at once: what it is held back for. */
async function askedAtLast(page: Page): Promise<string> {
  await goOn(page);
  await page.getByRole('button', { name: 'Download PDF' }).first().tap();
  const asked = page.getByRole('region', { name: 'Review', exact: true }).getByRole('listitem');
  await expect(asked.first()).toBeVisible();
  return (await asked.allTextContents()).join('\n');
}

const ASSUMED = 'Year to date assumes';

async function confirmEarlier(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm', exact: true }).tap();
}

/** Answers a question about local tax on the employee step. */
async function answerPlace(page: Page, of: string, answer: string | RegExp): Promise<void> {
  await page
    .getByRole('group', { name: `Answers for the ${of}` })
    .getByRole('button', { name: answer })
    .tap();
}

/** The text of the file. Its amounts stand in the form as well, typed or with their working; no example does. */
async function paper(page: Page): Promise<string> {
  const text = await pdfText((await download(page, 'Download PDF')).bytes);
  await goTo(page, 'earnings');
  const fold = page.getByRole('button', { name: 'Taxes and deductions' });
  if ((await fold.count()) > 0 && (await fold.getAttribute('aria-expanded')) === 'false') await fold.tap();
  const form = await page
    .locator('section[aria-label="Form"]')
    .evaluate((part) => [part.textContent, ...[...part.querySelectorAll('input')].map(({ value }) => value)].join(' '));
  const amounts = text.match(/\d[\d,]*\.\d\d\b/g) ?? [];
  expect(amounts.length).toBeGreaterThan(2);
  const unseen = new Set(amounts.filter((amount) => !form.includes(amount)));
  // The three totals of the year alone, which rest on what the form says that they assume.
  expect(unseen.size).toBeLessThanOrEqual(3);
  if (unseen.size > 0) expect(form).toContain(ASSUMED);
  expect(amounts).not.toContain('10.00');
  expect(text).toContain('Lu Zed');
  return text;
}

function expectOnPaper(text: string, ...parts: readonly string[]): void {
  for (const part of parts) expect(text).toContain(part);
}

test('hourly, with overtime hours whose rate is offered', async ({ page }) => {
  await toEarnings(page, { state: 'TX' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '18.50', 'Regular, hours': '80', 'Overtime, hours': '4' });
  expect(await askedAtLast(page)).toContain(ASSUMED);
  await confirmEarlier(page);
  expectOnPaper(await paper(page), '18.50', '1,480.00', '27.75', '111.00', '1,591.00');
});

test('a salary, by the year', async ({ page }) => {
  await toEarnings(page, { state: 'FL', frequency: 'SEMI_MONTHLY', payType: 'Salary' });
  await goOn(page);
  expect(await askedAtLast(page)).toContain('Enter the yearly salary. $10.00 is only an example.');
  // What nobody typed is said, and can be kept.
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await expect(review).toContainText('Assumes no Form W-4 on file: single, no dependents.');
  await expect(review).toContainText(/Assumes the pay period \S+ to \S+ and pay date \S+\./);
  await review.getByRole('button', { name: 'Use these dates' }).tap();
  await expect(review).not.toContainText('Assumes the pay period');
  await review.getByRole('button', { name: 'That’s right' }).tap();
  await expect(review).not.toContainText('Assumes no Form W-4');
  await goTo(page, 'earnings');
  await fillPay(page, { 'Salary, per year': '52000' });
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
  expect(await askedAtLast(page)).toContain(ASSUMED);
  await confirmEarlier(page);
  expectOnPaper(await paper(page), '720.00', '340.00', '1,060.00');
});

test('a new hire, whose year begins with this pay', async ({ page }) => {
  await toEarnings(page, { state: 'WA' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '21', 'Regular, hours': '32' });
  expect(await askedAtLast(page)).toContain(ASSUMED);
  await goTo(page, 'basics');
  await isFirstPaycheck(page);
  await goTo(page, 'finish');
  const text = await paper(page);
  // The period and the year are the same.
  expect(text.match(/672\.00/g)!.length).toBeGreaterThan(2);
  await expect(page.getByText(ASSUMED)).toHaveCount(0);
});

test('a city in Ohio, found by its ZIP code', async ({ page }) => {
  await toEarnings(page, { state: 'OH' }, { work: '43215', home: '43215' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '20', 'Regular, hours': '80' });
  await expect(page.getByText('before local tax', { exact: true })).toBeVisible();
  expect(await askedAtLast(page)).toContain('Ohio local tax may be missing. Enter the home city or town');
  await goTo(page, 'employee');
  await answerPlace(page, 'home', /^Add Columbus, Ohio, 2\.5%/);
  await expect(page.getByText('We know of no school district income tax for Columbus, Ohio.')).toBeVisible();
  await answerPlace(page, 'school district', 'No school district tax');
  await goTo(page, 'finish');
  await expect(page.getByText('before local tax', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Assumes the employee works in Columbus too.').first()).toBeVisible();
  await confirmEarlier(page);
  // 2.5% of 1,600.00.
  expectOnPaper(await paper(page), '1,600.00', 'Columbus tax', '40.00');
});

test('Indiana, by the county of the home', async ({ page }) => {
  await toEarnings(page, { state: 'IN' }, { work: '46204', home: '46204' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '20', 'Regular, hours': '80' });
  expect(await askedAtLast(page)).toContain('Indiana county tax is missing.');
  await goTo(page, 'employee');
  await answerPlace(page, 'county', /^Add Marion County, Indiana, 2\.02%/);
  await goTo(page, 'finish');
  await confirmEarlier(page);
  expectOnPaper(await paper(page), 'Marion County tax');
});

test('New York City', async ({ page }) => {
  await toEarnings(page, { state: 'NY' }, { work: '10001', home: '11201' });
  await answerPlace(page, 'home', /^Add New York City, New York, 2\.05% to 4\.25%/);
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  expect(await askedAtLast(page)).not.toContain('local tax may be missing');
  await confirmEarlier(page);
  expectOnPaper(await paper(page), '1,750.00', 'New York City tax');
});

test('Pennsylvania, where nobody is sure', async ({ page }) => {
  await toEarnings(page, { state: 'PA' }, { work: '19103', home: '19103' });
  await answerPlace(page, 'home', 'Not sure');
  await answerPlace(page, 'place of work', /^Add Philadelphia, Pennsylvania, 3\.425%/);
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  expect(await askedAtLast(page)).toContain('You’re not sure about the home city or town');
  await confirmEarlier(page);
  // As of somebody who lives elsewhere: 3.425% of 1,750.00.
  expectOnPaper(await paper(page), 'Philadelphia tax', '59.94');
});

test('work in one state and a home in another', async ({ page }) => {
  await toEarnings(page, { state: 'PA' }, { work: '15222', home: '08002' });
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  expect(await askedAtLast(page)).toContain('The address is in New Jersey. Does the employee live there?');
  await page.getByRole('button', { name: 'Yes, lives in New Jersey' }).tap();
  await goTo(page, 'employee');
  await answerPlace(page, 'place of work', 'No local tax here');
  await goTo(page, 'finish');
  await confirmEarlier(page);
  const text = await paper(page);
  expectOnPaper(text, 'New Jersey income tax');
  expect(text).not.toContain('Pennsylvania income tax');
});

test('a city in Kentucky whose county is not covered this year', async ({ page }) => {
  await toEarnings(page, { state: 'KY' }, { work: '41042', home: '41042' });
  await answerPlace(page, 'home', /^Add Florence, Kentucky/);
  const county = page.getByRole('group', { name: 'Answers for the county' }).getByRole('button');
  await expect(county.first()).toHaveText('Boone County (we don’t cover its tax on this pay date)');
  await county.first().tap();
  await expect(page.getByRole('combobox', { name: 'County where the employee works' })).toHaveValue(
    'Boone County, not covered',
  );
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  expect(await askedAtLast(page)).toContain('We don’t cover the local tax of Boone County, Kentucky.');
  await confirmEarlier(page);
  expectOnPaper(await paper(page), 'Florence tax', '35.00', 'Boone County schools tax', '8.75');
});

test('Pittsburgh, in one of two school districts', async ({ page }) => {
  await toEarnings(page, { state: 'PA' }, { work: '15222', home: '15222' });
  await answerPlace(page, 'home', 'Add Pittsburgh, Pennsylvania, Pittsburgh school district, 3%');
  await expect(
    page.getByRole('group', { name: 'Answers for the place of work' }).getByRole('button', { name: /^Add Pittsburgh/ }),
  ).toHaveCount(1);
  await goOn(page);
  await fillPay(page, { 'Regular, rate': '25', 'Regular, hours': '70' });
  expect(await askedAtLast(page)).not.toContain('local tax may be missing');
  await confirmEarlier(page);
  expectOnPaper(await paper(page), 'Pittsburgh tax', '52.50', 'Pittsburgh local services tax', '2.00');
});

test('a contractor', async ({ page }) => {
  await toEarnings(page, { state: 'GA', who: 'Contractor' });
  await goOn(page);
  expect(await askedAtLast(page)).toContain('$10.00 is only an example.');
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await expect(review).toContainText('Contractor ID');
  await expect(review).not.toContainText('Form W-4');
  await goTo(page, 'earnings');
  await page.getByRole('button', { name: '+ Add earning' }).tap();
  await expect(page.getByRole('button', { name: 'Bonus', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Overtime', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await fillPay(page, { 'Contractor pay, rate': '750', 'Contractor pay, hours': '2' });
  await goOn(page);
  await confirmEarlier(page);
  expectOnPaper(await paper(page), '1,500.00');
});
