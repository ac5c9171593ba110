import { expect, test } from '@playwright/test';
import { agree, download, pdfText, storedText, waitUntilSaved } from './builder-page.ts';
import {
  askForWholeNumber,
  barFigure,
  confirmTruth,
  goTo,
  onPaper,
  openForm,
  openSampleForm,
} from './tax-form-page.ts';

const FORM = '/make-your-1099';

test.describe('the boxes of a 1099', () => {
  test('are those of the form that is asked for first, with a control total on MISC', async ({ page }) => {
    await openSampleForm(page, FORM);
    await goTo(page, 'parties');
    // The number of the sample is nobody's, which is worth a second look by itself.
    await page.getByLabel('Recipient’s taxpayer number').fill('527-41-7730');
    await goTo(page, 'payment');
    await expect(page.getByRole('radio', { name: 'For services (NEC)' })).toBeChecked();
    await expect(page.getByText('$2,000.00')).toBeVisible();
    await page.getByRole('radio', { name: 'Other (MISC)' }).check();
    await expect(page.locator('#preview')).toContainText('1099-MISC');
    await expect(page.locator('#preview svg').first()).not.toContainText('24,600.00 24,600.00');
    await page.getByLabel('Year it was paid in').selectOption('2025');
    await expect(page.getByText('02/17/2026')).toBeVisible();
    await goTo(page, 'boxes');
    await expect(page.getByText('The boxes add up to 0.00')).toBeVisible();
    await page.getByLabel('Box 1, Rents').fill('20000');
    await page.getByLabel('Box 10, Gross proceeds paid to an attorney').fill('4600');
    await expect(page.getByText('The boxes add up to 24,600.00')).toBeVisible();
    await expect(barFigure(page, 'Paid')).toHaveText('24,600.00');
    await goTo(page, 'finish');
    await expect(page.getByText(/^Worth a second look/)).toHaveCount(0);
    // Box 10 moves the day.
    const filing = page.getByRole('region', { name: 'How to file it' });
    await expect(filing).toContainText('By 02/17/2026: give the recipient copies B and 2.');
    await expect(filing).toContainText('By 03/31/2026: file Copy A with the IRS, at IRIS');
    await goTo(page, 'boxes');
    await page.getByLabel('Box 1, Rents').fill('19000');
    await goTo(page, 'finish');
    await expect(page.getByText(/The boxes add up to \$23,600.00, the income is \$24,600.00/)).toBeVisible();
  });

  test('follow the year, and keep in sight what has no box in it', async ({ page }) => {
    await openSampleForm(page, FORM);
    await expect(page.locator('#preview')).toContainText('This is the draft of the 2026 form');
    await goTo(page, 'boxes');
    await page.getByLabel('Box 1b, Cash tips').fill('900');
    await page.getByRole('combobox', { name: 'Occupation', exact: true }).fill('101');
    await page.getByRole('combobox', { name: 'Occupation', exact: true }).blur();
    await page.getByLabel('Box 3, Excess golden parachute payments').fill('700');
    await goTo(page, 'payment');
    await page.getByLabel('Year it was paid in').selectOption('2023');
    await goTo(page, 'boxes');
    const without = page.getByRole('region', { name: 'Amounts without a box' });
    await expect(without.getByRole('button')).toHaveCount(2);
    await expect(page.getByLabel('Box 3, Excess golden parachute payments')).toHaveCount(0);
    await goTo(page, 'finish');
    await page
      .getByRole('button', { name: /the amount has no box on Form 1099-NEC of 2023/ })
      .first()
      .click();
    await expect(without.getByRole('button').first()).toBeFocused();
    await page.getByRole('button', { name: 'Remove Excess golden parachute payments' }).click();
    await page.getByRole('button', { name: 'Remove Cash tips' }).click();
    await expect(without).toHaveCount(0);
  });

  test('hold back a download that the form does not allow, with the reason and the way to it', async ({ page }) => {
    await openSampleForm(page, FORM);
    await goTo(page, 'boxes');
    await page.getByLabel('Box 1b, Cash tips').fill('30000');
    await page.getByLabel('Box 1b, Cash tips').blur();
    await expect(page.getByText('Box 1b is part of box 1a and cannot be more than it.')).toBeVisible();
    await goTo(page, 'finish');
    await agree(page);
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByText('3 things are still missing or wrong')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Finish: Confirm that the figures are true.' })).toBeVisible();
    await page.getByRole('button', { name: /^Box 1b: Box 1b is part of/ }).click();
    await expect(page.getByLabel('Box 1b, Cash tips')).toBeFocused();
    await page.getByLabel('Box 1b, Cash tips').fill('');
    await goTo(page, 'finish');
    await confirmTruth(page);
    const { name, bytes } = await download(page, 'Download Excel');
    expect(name).toMatch(/^1099-nec-\d{4}-.*\.xlsx$/);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  test('have marks and two states', async ({ page }) => {
    await openSampleForm(page, FORM);
    await goTo(page, 'boxes');
    await page.getByText('A second state').click();
    await page.getByLabel('Box 6, State/Payer’s state no., second state').fill('NV 77-1');
    await page.getByLabel('Box 7, State income, second state').fill('1200');
    await page.getByLabel('Corrected').check();
    await page.getByLabel('Void').check();
    await page.getByLabel('2nd TIN not.').check();
    await expect(page.getByText(/^A corrected form shows every amount/)).toBeVisible();
    await expect(onPaper(page, 'payersStateNoB')).toHaveText('NV 77-1');
    await expect(onPaper(page, 'stateIncomeB')).toHaveText('1,200.00');
    await expect(onPaper(page, 'corrected')).toHaveText('X');
    await expect(onPaper(page, 'secondTinNotice')).toHaveCount(0);
    await page.locator('#preview').getByLabel('Copies:').selectOption({ label: 'Payer’s copies' });
    await expect(onPaper(page, 'secondTinNotice')).toHaveText('X');
  });
});

test.describe('a 1099', () => {
  test('is kept over a reload but for the number of a person', async ({ page }) => {
    await openForm(page, FORM, 'parties');
    await page.getByLabel('Name', { exact: true }).nth(1).fill('Lu Zed');
    await page.getByLabel('Recipient’s taxpayer number').fill('412-68-4821');
    await page.getByLabel('Recipient’s taxpayer number').blur();
    await waitUntilSaved(page);
    const kept = await storedText(page);
    expect(kept).toContain('XXX-XX-4821');
    expect(kept).not.toMatch(/412-?68-?4821/);
    await page.reload();
    await expect(page.getByText(/^We kept your work from/)).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true }).nth(1)).toHaveValue('Lu Zed');
    await expect(page.getByLabel('Recipient’s taxpayer number')).toHaveValue('XXX-XX-4821');
  });

  test('stands three to a page on NEC and two on MISC, which offers no thirds', async ({ page }) => {
    await openSampleForm(page, FORM);
    const thirds = page.getByRole('radio', { name: /in thirds/ });
    await expect(thirds).toHaveCount(2);
    await page.getByRole('radio', { name: /^Payer’s, in thirds/ }).check();
    const first = page.locator('#preview svg').first();
    await expect(first.locator('[data-region="income"]')).toHaveCount(3);
    await goTo(page, 'payment');
    await page.getByRole('radio', { name: 'Other (MISC)' }).check();
    await goTo(page, 'finish');
    await expect(thirds).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /^Payer’s copies/ })).toBeChecked();
    await expect(first).toContainText('Copy C');
    await expect(first.locator('[data-region="rents"]')).toHaveCount(2);
  });

  test('goes out as the set of copies that was chosen, and leads to the next recipient', async ({ page }) => {
    await openSampleForm(page, FORM);
    await page.getByRole('radio', { name: /^Payer’s copies/ }).check();
    await expect(page.locator('#preview svg').first()).toContainText('123-45-6789');
    await confirmTruth(page);
    const text = await pdfText((await download(page, 'Download PDF')).bytes);
    for (const words of ['Copy C', 'Copy 1', '123-45-6789', '24,600.00']) expect(text).toContain(words);
    expect(text).not.toContain('Copy A');
    await page.getByRole('button', { name: 'Another recipient' }).click();
    await expect(page.getByLabel('Name', { exact: true }).nth(0)).toHaveValue('Cascade Timber Works LLC');
    await expect(page.getByLabel('Name', { exact: true }).nth(1)).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Name', { exact: true }).nth(1)).toHaveValue('Łukasz Ștefan Hernández');
  });

  test('asks for the whole number of a person again before it goes out in copies that must show it', async ({
    page,
  }) => {
    await askForWholeNumber(page, FORM, {
      copies: /^Payer’s copies/,
      field: 'Recipient’s taxpayer number',
      number: '527-41-7730',
    });
  });
});
