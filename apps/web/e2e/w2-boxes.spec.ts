import { expect, test } from '@playwright/test';
import { agree, download, pdfText, storedText, waitUntilSaved } from './builder-page.ts';
import { askForWholeNumber, confirmTruth, goTo, onPaper, openForm, openSampleForm } from './tax-form-page.ts';

const W2 = '/make-your-w2';

test.describe('the boxes of a W-2', () => {
  test('hold back a download that the form does not allow, with the reason and the way to it', async ({ page }) => {
    await openSampleForm(page, W2);
    await goTo(page, 'boxes');
    await page.getByLabel('Box 4, Social security tax withheld').fill('12000');
    await page.getByLabel('Box 4, Social security tax withheld').blur();
    await expect(page.getByText('Box 4 is at most $11,439.00 in 2026.')).toBeVisible();
    await goTo(page, 'finish');
    await confirmTruth(page);
    await agree(page);
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByText('One thing is still missing or wrong')).toBeVisible();
    await page.getByRole('button', { name: /^Box 4: Box 4 is at most/ }).click();
    await expect(page.getByLabel('Box 4, Social security tax withheld')).toBeFocused();
    await page.getByRole('button', { name: 'Box 4: work it out again' }).click();
    await goTo(page, 'finish');
    const { bytes } = await download(page, 'Download Excel');
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

test.describe('a W-2', () => {
  test('is kept over a reload but for the number of a person, and its company over a new start', async ({ page }) => {
    await openForm(page, W2, 'parties');
    await page.getByLabel('Social security number').fill('412684821');
    await page.getByLabel('First name and initial').fill('Lu');
    await page.getByLabel('Last name').fill('Zed');
    await page.getByLabel('Company name').fill('Palm Cafe');
    await page.getByLabel('EIN, box b').fill('843192756');
    await page.getByLabel('EIN, box b').blur();
    await waitUntilSaved(page);
    const kept = await storedText(page);
    expect(kept).toContain('XXX-XX-4821');
    expect(kept).not.toMatch(/412-?68-?4821/);
    await page.reload();
    await expect(page.getByText(/^We kept your work from/)).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue('Zed');
    await expect(page.getByLabel('Social security number')).toHaveValue('XXX-XX-4821');
    await page.getByRole('button', { name: 'Start over' }).click();
    await goTo(page, 'parties');
    await expect(page.getByLabel('First name and initial')).toHaveValue('');
    await expect(page.getByLabel('Company name')).toHaveValue('Palm Cafe');
    await expect(page.getByLabel('EIN, box b')).toHaveValue('84-3192756');
  });

  test('shows the name in the parts that are printed, to be corrected, and keeps one too long', async ({ page }) => {
    await openSampleForm(page, W2);
    await goTo(page, 'parties');
    const [first, last] = [page.getByLabel('First name and initial'), page.getByLabel('Last name')];
    await expect(first).toHaveValue('Núria');
    await expect(last).toHaveValue('Nguyễn-Ortega');
    await first.fill('Ana María');
    await last.fill('Cruz Ortega');
    await page.getByLabel('Suffix').fill('Jr.');
    await expect(onPaper(page, 'employeeName')).toHaveText('Ana María');
    await expect(onPaper(page, 'employeeLastName')).toHaveText('Cruz Ortega');
    await expect(onPaper(page, 'employeeSuffix')).toHaveText('Jr.');
    const long = 'Wolfeschlegelsteinhausenbergerdorff-Konstantinopoulou';
    await last.fill(long);
    await last.blur();
    await expect(last).toHaveValue(long);
    await expect(
      page.getByText('The last name has 53 letters, and the form has room for 45. Shorten it.'),
    ).toBeVisible();
    await waitUntilSaved(page);
    await page.reload();
    await expect(last).toHaveValue(long);
    await expect(first).toHaveValue('Ana María');
  });

  test('asserts no marital status that nobody chose', async ({ page }) => {
    await openForm(page, W2, 'information');
    await expect(page.getByLabel('Marital status')).toHaveValue('');
  });

  test('opens from its PDF, and asks anew whether it is true', async ({ page }) => {
    await openSampleForm(page, W2);
    await goTo(page, 'boxes');
    await page.getByText('A second state or locality').click();
    await page.getByLabel('15 Second state').selectOption('OR');
    await page.getByLabel('Box 16, State wages, tips, etc., second state').fill('12000');
    await goTo(page, 'finish');
    await confirmTruth(page);
    const { name, bytes } = await download(page, 'Download PDF');
    await page.getByRole('button', { name: 'Start over' }).click();
    await goTo(page, 'finish');
    const file = { name, mimeType: 'application/pdf', buffer: bytes };
    await page.getByLabel('Open a PDF made here').setInputFiles(file);
    await expect(page.getByText(`${name} is open.`)).toBeVisible();
    await expect(onPaper(page, 'employeeLastName')).toHaveText('Nguyễn-Ortega');
    await expect(onPaper(page, 'stateShortB')).toHaveText('OR');
    await expect(onPaper(page, 'stateWagesTipsB')).toHaveText('12,000.00');
    await expect(page.getByRole('checkbox', { name: /^The figures are true/ })).not.toBeChecked();
  });

  test('shows one copy or all, and goes out as the set that was chosen', async ({ page }) => {
    await openSampleForm(page, W2);
    const sheets = page.locator('#preview svg');
    await page.locator('#preview').getByLabel('See:').selectOption({ label: 'Copy 2' });
    await expect(sheets.first()).toContainText('Copy 2');
    await expect(sheets.first()).not.toContainText('Copy B');
    await page.getByRole('radio', { name: /^Employer’s copies/ }).check();
    await expect(sheets.first()).toContainText('123-45-6789');
    await confirmTruth(page);
    const text = await pdfText((await download(page, 'Download PDF')).bytes);
    for (const words of ['Copy D', 'Copy 1', '123-45-6789', '64,200.00']) expect(text).toContain(words);
    expect(text).not.toContain('Copy A');
    await page.getByRole('button', { name: 'Another employee' }).click();
    await expect(page.getByLabel('Company name')).toHaveValue('Cascade Timber Works LLC');
    await expect(page.getByLabel('First name and initial')).toHaveValue('');
  });

  test('asks for the whole number of a person again before it goes out in copies that must show it', async ({
    page,
  }) => {
    await askForWholeNumber(page, W2, {
      copies: /^Employer’s copies/,
      field: 'Social security number',
      number: '412-68-4821',
    });
  });
});
