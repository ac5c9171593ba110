import { expect, test, type Locator } from '@playwright/test';
import { download } from './builder-page.ts';
import { confirmTruth, goTo, onPaper, openForm, openSampleForm } from './tax-form-page.ts';

const W2 = '/make-your-w2';
const FORM_1099 = '/make-your-1099';
const step = (name: string) => `nav[aria-label="Steps"] a[href$="step=${name}"]`;

test.describe('the numbers of a form', () => {
  test('are read with dashes and dots, and say where their digits are when something is wrong', async ({ page }) => {
    await openForm(page, W2, 'parties');
    const ssn = page.getByLabel('Social security number');
    await ssn.fill('412–68–4821');
    await ssn.blur();
    await expect(ssn).toHaveValue('XXX-XX-4821');
    await expect(page.getByText(/A social security number has nine digits/)).toHaveCount(0);
    await ssn.fill('666.68.4821');
    await ssn.blur();
    await expect(ssn).toHaveValue('XXX-XX-4821');
    await expect(
      page.getByText(/begins with 000, 666 or a 9\..* Go into the field to see all its digits\./),
    ).toBeVisible();
    await ssn.focus();
    await expect(ssn).toHaveValue('666-68-4821');
    await expect(page.getByText(/Go into the field/)).toHaveCount(0);
    const ein = page.getByLabel('EIN, box b');
    await ein.fill('412-68-4821');
    await ein.blur();
    await expect(ein).toHaveValue('412-68-4821');
    await expect(page.getByText(/This is written as a social security number\./)).toBeVisible();
    await ein.fill('84.3192756');
    await ein.blur();
    await expect(ein).toHaveValue('84-3192756');
  });

  test('ask what nine digits are, and print them as it was said', async ({ page }) => {
    await openSampleForm(page, FORM_1099);
    await goTo(page, 'parties');
    const tin = page.getByLabel('Recipient’s taxpayer number');
    await tin.fill('527417730');
    await tin.blur();
    await expect(page.getByText(/^Read as a social security number or ITIN\./)).toBeVisible();
    const kind = page.getByRole('group', { name: 'What is this number?' });
    await expect(kind.getByRole('radio', { checked: true })).toHaveCount(0);
    await kind.getByRole('radio', { name: 'EIN', exact: true }).check();
    await expect(tin).toHaveValue('XX-XXX7730');
    await expect(page.getByText(/^Read as a social security number or ITIN\./)).toHaveCount(0);
    await expect(onPaper(page, 'socialSecurity')).toHaveText('XX-XXX7730');
    await kind.getByRole('radio', { name: 'SSN or ITIN' }).check();
    await expect(onPaper(page, 'socialSecurity')).toHaveText('XXX-XX-7730');
  });
});

test('without a state number Texas keeps the step to do, and not the download', async ({ page }) => {
  await openSampleForm(page, W2);
  await goTo(page, 'information');
  await page.getByLabel('State where the work is done').selectOption('TX');
  await goTo(page, 'parties');
  await expect(page.locator(step('parties'))).toHaveAccessibleName('Parties, done');
  await page.getByLabel('State ID number, box 15').fill('');
  await page.getByLabel('State ID number, box 15').blur();
  await expect(page.locator(step('parties'))).toHaveAccessibleName('Parties, to do');
  await expect(page.getByText(/^Texas takes no tax of wages and gives no number for one/)).toBeVisible();
  await goTo(page, 'finish');
  await confirmTruth(page);
  const { bytes } = await download(page, 'Download PDF');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the boxes of an empty form are not done', async ({ page }) => {
  for (const form of [W2, FORM_1099] as const) {
    await openForm(page, form, 'boxes');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/step=finish$/);
    await expect(page.locator(step('boxes'))).toHaveAccessibleName('Boxes, to do');
  }
  await openSampleForm(page, W2);
  await goTo(page, 'boxes');
  await expect(page.locator(step('boxes'))).toHaveAccessibleName('Boxes, done');
});

test('tax that was not collected is left out of box 4, and the working says so', async ({ page }) => {
  await openSampleForm(page, W2);
  await goTo(page, 'boxes');
  const box4 = page.getByLabel('Box 4, Social security tax withheld');
  await expect(box4).toHaveValue('4,240.80');
  await page.getByRole('combobox', { name: 'Code 12c' }).fill('A');
  await page.getByLabel('Amount 12c').fill('40.80');
  await page.getByLabel('Amount 12c').blur();
  await expect(box4).toHaveValue('4,200.00');
  await page.getByRole('button', { name: 'Box 4: how it was worked out' }).click();
  await expect(page.locator('li[data-path="socialSecurityTax"]')).toContainText('Of this $40.80 was not collected.');
});

test('the list of codes is as wide as the form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, W2, 'boxes');
  await page.getByRole('combobox', { name: 'Code 12a' }).fill('u');
  const list = page.getByRole('listbox', { name: 'Code 12a' });
  const placeOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!;
    return [Math.round(x), Math.round(width)];
  };
  const form = page.getByRole('region', { name: 'Box 12' });
  await expect(async () => expect(await placeOf(list)).toEqual(await placeOf(form))).toPass({ timeout: 8_000 });
});

test('a 1099 tells every threshold of its year, and has its boxes in the order of the form', async ({ page }) => {
  await openSampleForm(page, FORM_1099);
  await goTo(page, 'payment');
  await expect(page.getByText('Direct sales for resale, marked in box 2, from')).toBeVisible();
  await page.getByRole('radio', { name: 'Other (MISC)' }).check();
  await expect(page.getByText('Required for fishing boat proceeds from')).toBeVisible();
  await expect(page.getByText('Any amount')).toBeVisible();
  await expect(page.getByText('$5,000.00')).toBeVisible();
  await goTo(page, 'boxes');
  const boxes = page
    .getByRole('region', { name: 'Boxes of Form 1099-MISC' })
    .locator('li')
    .filter({ has: page.locator('b, h2') });
  const numbers = async () => (await boxes.allInnerTexts()).map((text) => /^\d+[a-z]?/.exec(text.trim())?.[0]);
  await expect.poll(numbers).toEqual('1 2 3 4 5 6 7 8 9 10 11 12 13a 13b 14 15'.split(' '));
});
