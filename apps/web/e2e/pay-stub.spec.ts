import { expect, test } from '@playwright/test';
import {
  agree,
  complaintsOf,
  download,
  fillInSample,
  goTo,
  netPay,
  netPayNow,
  openBuilder,
  pdfText,
  storedText,
  timersRun,
  waitUntilSaved,
} from './pay-stub-page.ts';

test.describe('pay stub builder', () => {
  test('leads from an empty form to a downloaded PDF', async ({ page }) => {
    const complaints = complaintsOf(page);
    await openBuilder(page);
    await expect(page.getByLabel('State where the work is done')).toHaveValue('');
    await page.getByLabel('State where the work is done').selectOption('TX');
    await page.getByLabel('How often paid').selectOption('BI_WEEKLY');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Company name').fill('Cascade Timber Works LLC');
    await page.getByLabel('Street address').fill('418 Mill Road');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Núria Nguyễn-Ortega');
    await page.getByLabel('Social Security number').fill('123-45-6789');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Regular, rate').fill('32.5');
    await page.getByLabel('Regular, hours').fill('80');
    await expect(page.getByRole('button', { name: /^Regular, total 2,600\.00/ })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveTitle(/^Finish/);
    const net = await netPayNow(page);

    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByText('Agree to the privacy policy to download.')).toBeVisible();
    await expect(page.locator('[id="agreements.privacy"]')).toBeFocused();

    const { name, bytes } = await download(page, 'Download PDF');
    expect(name).toMatch(/^paystub-\d{4}-\d{2}-\d{2}-nuria-nguyen-ortega\.pdf$/);
    await expect(page.getByText(`${name} is in your downloads.`)).toBeVisible();
    const text = await pdfText(bytes);
    for (const word of ['Cascade Timber Works LLC', 'Núria Nguyễn-Ortega', 'XXX-XX-6789', '2,600.00', net]) {
      expect(text).toContain(word);
    }
    expect(text).not.toContain('123-45');
    expect(complaints).toEqual([]);
  });

  test('downloads the workbook, once for two presses', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'finish');
    let calls = 0;
    let release = () => {};
    const pressedTwice = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/documents/generate-xlsx', async (route) => {
      calls += 1;
      await pressedTwice;
      await route.continue();
    });
    await agree(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Excel' }).dblclick();
    release();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    await expect(page.getByText(/\.xlsx is in your downloads\./)).toBeVisible();
    expect(calls).toBe(1);
  });

  test('says in words why a download failed, and tries again', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'finish');
    await page.route('**/api/documents/generate-pdf', (route) => route.abort());
    await agree(page);
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
    await page.unroute('**/api/documents/generate-pdf');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Try again' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  });

  test('lists what is missing and leads to each field', async ({ page }) => {
    await openBuilder(page, 'finish');
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    const summary = page.locator('#review-errors');
    await expect(summary).toBeFocused();
    await summary.getByRole('button', { name: /^Company/ }).click();
    await expect(page.getByLabel('Company name')).toBeFocused();
    await expect(page).toHaveURL(/step=company/);
    await expect(page.getByLabel('Company name')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Company name').fill('A');
    await expect(page.getByLabel('Company name')).not.toHaveAttribute('aria-invalid');
    await page.goBack();
    await expect(page).toHaveURL(/step=finish/);
  });

  test('keeps no more of a social security number than four digits', async ({ page }) => {
    await openBuilder(page, 'employee');
    const field = page.getByLabel('Social Security number');
    await field.pressSequentially('987654321');
    await timersRun(page, 900);
    expect(await storedText(page)).not.toContain('98765');
    await field.blur();
    await expect(field).toHaveValue('XXX-XX-4321');
    await waitUntilSaved(page);
    const stored = await storedText(page);
    expect(stored).toContain('XXX-XX-4321');
    expect(stored).not.toMatch(/98765|987-65|654321/);
  });

  test('opens an explanation in place and marks the line on the paper', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: /^Social Security/ }).click();
    const line = page.locator('[data-path="items.0.deductions.fica"]');
    await expect(line.locator('ol > li').first()).toBeVisible();
    await expect(line.getByRole('link').first()).toHaveAttribute('href', /^https:\/\//);
    const marker = page.locator('#preview [data-region="items.0.deductions.fica"] > rect[fill="#f6e27a"]');
    await expect(marker).toHaveCount(1);
    await page.getByRole('button', { name: /^Social Security/ }).click();
    await expect(line.locator('ol')).toHaveCount(0);
  });

  test('leads from the paper to the field', async ({ page }) => {
    await fillInSample(page);
    await page.locator('#preview [data-region="employeeInfo.employeeName"]').first().click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.locator('#preview [data-region="items.0.earnings.overtime"]').first().click();
    await expect(page.getByLabel('Overtime, rate')).toBeFocused();
    await expect(page).toHaveURL(/step=earnings/);
  });

  test('lets a computed line be typed over and worked out again', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    const federal = page.getByRole('button', { name: /^Federal income tax.*this period/ });
    await expect(federal).toContainText(/this period\D*\d/);
    const before = await federal.textContent();
    await federal.click();
    const line = page.locator('[data-path="items.0.deductions.federal"]');
    await line.getByLabel('This period').fill('1');
    await line.getByLabel('This period').blur();
    await expect(federal).toContainText('typed by you');
    await expect(line.getByLabel('This period')).toHaveValue('1.00');
    await page.getByRole('button', { name: /work it out again/i }).click();
    await expect(federal).toHaveText(before!);
  });

  test('pays a contractor in full', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'basics');
    await page.getByRole('radio', { name: 'Contractor', exact: true }).first().check();
    await goTo(page, 'earnings');
    await expect(page.getByText('no taxes and no deductions are taken off')).toBeVisible();
    await expect(page.locator('dt:text-is("Deductions") + dd')).toHaveText('0.00');
    const gross = page.locator('dt:text-is("Gross") + dd');
    await expect(gross).toHaveText(/\d/);
    await expect(netPay(page)).toHaveText((await gross.textContent())!);
  });

  test('turns calculation off: every total is typed', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'basics');
    await page.getByLabel('Work out totals and taxes').uncheck();
    await goTo(page, 'earnings');
    await expect(page.getByLabel('Federal income tax, this period')).toBeVisible();
    await expect(page.getByLabel('Texas income tax, this period')).toHaveCount(0);
    await page.getByLabel('Regular, total').fill('1000');
    await page.getByLabel('Federal income tax, this period').fill('100');
    await page.getByLabel('Federal income tax, year to date').fill('2,300');
    await page.getByLabel('Federal income tax, year to date').blur();
    await expect(page.getByLabel('Regular, total')).toHaveValue('1,000.00');
    await expect(page.locator('#preview [data-region="items.0.deductions.federal"]')).toContainText('2,300.00');
  });

  test('pauses the calculation and resumes it', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    const net = await netPayNow(page);
    await page.getByRole('button', { name: 'Pause calculation' }).click();
    await page.getByLabel('Regular, hours').fill('10');
    await expect(page.getByText('The figures are those from before your last changes.')).toBeVisible();
    await expect(netPay(page)).toHaveText(net);
    await page.getByRole('button', { name: 'Resume' }).first().click();
    await expect(netPay(page)).not.toHaveText(net);
  });

  test('says after the finish step that a change makes documents out of date', async ({ page }) => {
    const outOfDate = page.getByText(/Documents you made before are out of date/);
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByLabel('Regular, hours').fill('75');
    await expect(netPay(page)).not.toHaveText('2,481.66');
    await expect(outOfDate).toHaveCount(0);
    await goTo(page, 'finish');
    await download(page, 'Download PDF');
    await goTo(page, 'company');
    await page.getByLabel('City').fill('Dallas');
    await expect(outOfDate).toHaveCount(0);
    await goTo(page, 'earnings');
    await page.getByLabel('Regular, hours').fill('70');
    await expect(outOfDate).toBeVisible();
    await goTo(page, 'finish');
    await download(page, 'Download PDF');
    await expect(outOfDate).toHaveCount(0);
  });
});
