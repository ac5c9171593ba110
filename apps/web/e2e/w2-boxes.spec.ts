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

const W2 = '/make-your-w2';
const FEDERAL = 'Box 2, Federal income tax withheld';

test.describe('the boxes of a W-2', () => {
  test('are worked out, marked when they are typed over, and worked out again', async ({ page }) => {
    await openSampleForm(page, W2);
    await goTo(page, 'boxes');
    const box2 = page.getByLabel(FEDERAL);
    const row = page.locator('li[data-path="federalIncomeTax"]');
    await expect(box2).toHaveValue(/^\d,\d{3}\.\d\d$/);
    const computed = await box2.inputValue();
    await expect(row).toContainText('worked out');
    await page.getByRole('button', { name: 'Box 2: how it was worked out' }).click();
    await expect(row.getByRole('listitem').first()).toBeVisible();
    await expect(row).toContainText('Source:');
    await box2.fill('3100');
    await box2.blur();
    await expect(box2).toHaveValue('3,100.00');
    await expect(row).toContainText('typed by you');
    await expect(onPaper(page, 'federalIncomeTax')).toHaveText('3,100.00');
    // It stays when the income it was worked out from changes; the others follow.
    await goTo(page, 'information');
    await page.getByLabel('Paid in the year').fill('70000');
    await expect(barFigure(page, 'Federal tax')).toHaveText('3,100.00');
    await page.getByLabel('Paid in the year').fill('68400');
    await goTo(page, 'boxes');
    await page.getByRole('button', { name: 'Box 2: work it out again' }).click();
    await expect(box2).toHaveValue(computed);
    await expect(box2).toBeFocused();
    await expect(row).not.toContainText('typed by you');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(box2).toHaveValue('3,100.00');
  });

  test('can all be typed with the calculation off, which Undo of turning it on brings back', async ({ page }) => {
    await openSampleForm(page, W2);
    await goTo(page, 'information');
    await page.getByLabel('Work out wages and taxes').uncheck();
    await goTo(page, 'boxes');
    await expect(page.getByLabel('Box 1, Wages, tips, other compensation')).toHaveValue('64,200.00');
    await page.getByLabel(FEDERAL).fill('99.00');
    await expect(page.getByText('worked out', { exact: true })).toHaveCount(0);
    await goTo(page, 'information');
    await page.getByLabel('Work out wages and taxes').check();
    await expect(barFigure(page, 'Federal tax')).not.toHaveText('99.00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(barFigure(page, 'Federal tax')).toHaveText('99.00');
  });

  test('follow the form of the year, with its words and its dates', async ({ page }) => {
    await openSampleForm(page, W2);
    await expect(page.locator('#preview')).toContainText('This is the draft of the 2026 form');
    await goTo(page, 'information');
    const years = page.getByLabel('Year', { exact: true });
    await expect(years.getByRole('option')).toHaveText(['2026', '2025', '2024', '2023', '2022']);
    await expect(page.getByText('02/01/2027')).toBeVisible();
    await expect(page.getByText('$184,500.00')).toBeVisible();
    await goTo(page, 'boxes');
    await expect(page.getByRole('heading', { name: '14a Other' })).toBeVisible();
    const occupation = page.getByRole('combobox', { name: 'Occupation', exact: true });
    await occupation.fill('bartend');
    await page.getByRole('option', { name: /Bartenders/ }).click();
    await expect(occupation).toHaveValue('101');
    await goTo(page, 'information');
    await years.selectOption('2024');
    await expect(page.locator('#preview')).not.toContainText('draft');
    await expect(page.getByText('$168,600.00')).toBeVisible();
    await goTo(page, 'boxes');
    await expect(page.getByRole('heading', { name: '14 Other' })).toBeVisible();
    await goTo(page, 'finish');
    await expect(page.getByRole('region', { name: 'How to file it' })).toContainText('By 01/31/2025: file Copy A');
    await expect(page.getByRole('link', { name: 'Business Services Online' })).toBeVisible();
  });

  test('hold lines of box 14 that can be added, removed and brought back', async ({ page }) => {
    await openSampleForm(page, W2);
    await goTo(page, 'boxes');
    const lines = page.getByRole('region', { name: 'Box 14a Other' });
    await lines.getByRole('button', { name: '+ Add a line' }).click();
    await expect(lines.getByLabel('Label 2')).toBeFocused();
    await lines.getByLabel('Label 2').fill('CASDI');
    await lines.getByLabel('Amount 2').fill('820.8');
    await lines.getByLabel('Amount 2').blur();
    await expect(onPaper(page, 'field14')).toContainText('820.80');
    await lines.getByRole('button', { name: 'Remove line 1 of box 14' }).click();
    await expect(onPaper(page, 'field14')).not.toContainText('Union dues');
    await expect(onPaper(page, 'field14')).toContainText('CASDI');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lines.getByLabel('Label 1')).toHaveValue('Union dues');
    await expect(lines.getByLabel('Label 2')).toHaveValue('CASDI');
  });

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
