import { expect, test } from '@playwright/test';
import { agree } from './builder-page.ts';
import { confirmTruth, goTo, openForm, openSampleForm } from './tax-form-page.ts';

const W2 = '/make-your-w2';
const FORM_1099 = '/make-your-1099';

test.describe('what a form alone does not tell', () => {
  test('is asked: a household leaves boxes empty below its threshold, and may not fill them', async ({ page }) => {
    await openSampleForm(page, W2);
    await goTo(page, 'parties');
    await page.getByRole('checkbox', { name: 'Household employer' }).check();
    await expect(page.getByText(/Boxes 3 to 7 stay empty below \$3,000\.00 of wages in 2026\./)).toBeVisible();
    await goTo(page, 'boxes');
    const box3 = page.getByLabel('Box 3, Social security wages');
    await expect(box3).toHaveValue('68,400.00');
    await page.getByRole('combobox', { name: 'Code 12a' }).fill('');
    await page.getByLabel('Amount 12a').fill('');
    await goTo(page, 'information');
    await page.getByLabel('Paid in the year').fill('2900');
    await goTo(page, 'boxes');
    await expect(box3).toHaveValue('');
    await box3.fill('2900');
    await box3.blur();
    await expect(page.getByText(/A household employer reports these wages from \$3,000\.00 a year on\./)).toBeVisible();
    await goTo(page, 'finish');
    await confirmTruth(page);
    await agree(page);
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByRole('button', { name: /^Box 3: A household employer reports/ })).toBeVisible();
  });

  for (const form of [W2, FORM_1099] as const) {
    test(`is how many returns are filed: from ten on, electronically, on ${form}`, async ({ page }) => {
      await openSampleForm(page, form);
      const count = page.getByLabel(/^How many information returns do you file for 2026, of all kinds/);
      await count.fill('9');
      await count.blur();
      const told = page.getByText(/With \d+ information returns for 2026 all of them must be filed electronically\./);
      await expect(told).toHaveCount(0);
      await count.fill('10');
      await expect(told.first()).toBeVisible();
      await count.fill('ten');
      await count.blur();
      await expect(page.getByText(/Enter a whole number, such as 12, or leave this empty\./).first()).toBeVisible();
    });
  }

  test('is a second form for the same recipient, and direct sales that are marked there', async ({ page }) => {
    await openSampleForm(page, FORM_1099);
    await goTo(page, 'parties');
    await page.getByLabel('Other 1099-NEC forms of 2026').fill('1');
    await page.getByLabel('Account number').fill('');
    await page.getByLabel('Account number').blur();
    await expect(page.getByText(/each needs an account number of its own/)).toBeVisible();
    await goTo(page, 'boxes');
    const elsewhere = page.getByRole('checkbox', { name: 'Direct sales are marked on another form' });
    await expect(elsewhere).toHaveCount(0);
    await page.getByRole('checkbox', { name: /Payer made direct sales/ }).check();
    await elsewhere.check();
    await expect(page.getByText(/Clear one of the marks\./)).toBeVisible();
    await goTo(page, 'finish');
    await expect(page.getByRole('button', { name: /^Box 2: Direct sales are marked/ })).toBeVisible();
  });

  test('is kept with the work', async ({ page }) => {
    await openForm(page, W2, 'parties');
    await page.getByRole('checkbox', { name: 'Household employer' }).check();
    await expect(page.locator('[data-state="saved"]')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Household employer' })).toBeChecked();
  });
});
