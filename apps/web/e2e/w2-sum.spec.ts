import { devices, expect, type Locator, test } from '@playwright/test';
import { download, waitUntilSaved } from './builder-page.ts';
import { fillInSample } from './pay-stub-page.ts';
import { barFigure, goTo, onPaper, openForm } from './tax-form-page.ts';

const W2 = '/make-your-w2';
const FEDERAL = 'Box 2, Federal income tax withheld';

test.describe('a W-2', () => {
  test('is added up from the pay stubs of this browser, with what does not agree', async ({ page }) => {
    await fillInSample(page);
    const stub = await download(page, 'Download PDF');
    await waitUntilSaved(page);
    await openForm(page, W2, 'information');
    await page.getByRole('button', { name: 'Add up the stubs of this browser' }).click();
    const stubs = page.getByRole('group', { name: 'Pay stubs' });
    await expect(stubs).toContainText(/3 pay stubs of \d{4} stand in the boxes\./);
    await expect(stubs).toContainText(/The last stub says \$[\d,.]+ of gross pay for the year/);
    await expect(onPaper(page, 'companyName')).toContainText('Cascade Timber Works LLC');
    await goTo(page, 'boxes');
    await expect(page.getByText('from 3 pay stubs')).toHaveCount(8);
    await page.getByLabel(FEDERAL).fill('3100');
    await expect(page.getByText('typed by you')).toHaveCount(1);
    await waitUntilSaved(page);
    await page.reload();
    await expect(page.getByText('from 3 pay stubs')).toHaveCount(7);
    await goTo(page, 'information');
    await expect(stubs).toContainText('stand in the boxes');
    // The PDF holds the same stubs, whatever the browser keeps.
    await page.getByRole('button', { name: 'Start over' }).first().click();
    await expect(stubs).not.toContainText('stand in the boxes');
    const file = { name: stub.name, mimeType: 'application/pdf', buffer: stub.bytes };
    await page.getByLabel('Add up their PDFs').setInputFiles([file, { ...file, name: 'twice.pdf' }]);
    await expect(stubs).toContainText('3 stubs there twice and counted once.');
    await page
      .getByLabel('Add up their PDFs')
      .setInputFiles([{ ...file, name: 'no.pdf', buffer: Buffer.from('%PDF-1.7') }]);
    await expect(stubs).toContainText('no.pdf holds no pay stub made here.');
  });

  test('keeps in sight what does not agree, and that the stubs are of another year than the form', async ({ page }) => {
    await fillInSample(page);
    await waitUntilSaved(page);
    await openForm(page, W2, 'information');
    const sum = page.getByRole('button', { name: 'Add up the stubs of this browser' });
    await sum.click();
    const stubs = page.getByRole('group', { name: 'Pay stubs' });
    await expect(stubs).toContainText(/3 pay stubs of \d{4} stand in the boxes\./);
    const told = /The last stub says \$[\d,.]+ of gross pay for the year/;
    const invoice = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await page.getByLabel('Add up their PDFs').setInputFiles([invoice]);
    await expect(stubs).toContainText('invoice.pdf holds no pay stub made here.');
    await expect(stubs).toContainText(told);
    await goTo(page, 'finish');
    const review = page.getByRole('group', { name: 'Worth a second look' });
    await review.getByRole('button', { name: told }).click();
    await expect(sum).toBeFocused();
    const field = page.getByLabel('Year', { exact: true });
    const year = await field.inputValue();
    await field.focus();
    await field.selectOption(String(Number(year) - 1));
    await field.blur();
    const otherYear = `The boxes hold the sum of pay stubs of ${year}, and the form is of ${Number(year) - 1}.`;
    await expect(field).toHaveAccessibleDescription(new RegExp(otherYear));
    await sum.click();
    await expect(stubs).toContainText(`No pay stub was paid in ${Number(year) - 1}.`);
    await expect(stubs).toContainText(`3 pay stubs of ${year} stand in the boxes.`);
    await goTo(page, 'finish');
    await expect(page.locator('#review-errors')).toContainText(`Year: ${otherYear}`);
  });

  test('has in box 14 what the stubs took for programs of the state', async ({ page }) => {
    await fillInSample(page);
    await page.goto('/make-your-paystub?step=basics');
    await page.getByLabel('State where the work is done').selectOption('CA');
    await waitUntilSaved(page);
    await openForm(page, W2, 'information');
    await page.getByRole('button', { name: 'Add up the stubs of this browser' }).click();
    await goTo(page, 'boxes');
    await waitUntilSaved(page);
    await page.reload();
    await expect(page.getByLabel('Label 1')).toHaveValue('California SDI');
    const amount = page.getByLabel('Amount 1', { exact: true });
    await expect(amount).toHaveAccessibleDescription('from 3 pay stubs');
    await expect(onPaper(page, 'field14')).toContainText('California SDI');
    await amount.fill('5');
    await expect(amount).not.toHaveAccessibleDescription('from 3 pay stubs');
  });

  test('asks for PDFs to be dropped only where that can be done', async ({ page, browser }) => {
    const ask = (on: typeof page) => on.getByText('Drop all their PDFs anywhere on this page.');
    await openForm(page, W2, 'information');
    await expect(ask(page)).toBeVisible();
    const phone = await browser.newPage({ ...devices['Pixel 7'], baseURL: new URL(page.url()).origin });
    await openForm(phone, W2, 'information');
    await expect(phone.getByText('Pay stubs made here can be added up into the boxes.')).toBeVisible();
    await expect(ask(phone)).toBeHidden();
    await phone.close();
  });

  test('says in the singular what one stub does', async ({ page }) => {
    await fillInSample(page);
    await waitUntilSaved(page);
    await page.evaluate(() => {
      const [key, text] = Object.entries(localStorage).find(([name]) => name.includes('paystub')) as [string, string];
      const record = JSON.parse(text) as { draft: { items: unknown[] } };
      record.draft.items = record.draft.items.slice(-1);
      localStorage.setItem(key, JSON.stringify(record));
    });
    await openForm(page, W2, 'information');
    await page.getByRole('button', { name: 'Add up the stubs of this browser' }).click();
    const stubs = page.getByRole('group', { name: 'Pay stubs' });
    await expect(stubs).toContainText(/One pay stub of \d{4} stands in the boxes\./);
  });

  test('replaces one sum by the next, and keeps a code that was typed', async ({ page }) => {
    await fillInSample(page);
    await waitUntilSaved(page);
    await openForm(page, W2, 'information');
    await goTo(page, 'boxes');
    await page.getByRole('combobox', { name: 'Code 12a' }).fill('DD');
    await page.getByLabel('Amount 12a').fill('6380');
    await goTo(page, 'information');
    await page.getByLabel('Paid in the year').fill('50000');
    const sum = page.getByRole('button', { name: 'Add up the stubs of this browser' });
    const stubs = page.getByRole('group', { name: 'Pay stubs' });
    await sum.click();
    await expect(stubs).toContainText('replaced by what the stubs say: paid in the year (50,000.00).');
    await expect(stubs).toContainText(/The stubs have \$[\d,.]+ of tips\..*under code TP\./);
    await expect(onPaper(page, 'socialSecurityTips')).toHaveText(/^[\d,]+\.\d\d$/);
    const tips = (await onPaper(page, 'socialSecurityTips').textContent())!;
    await sum.click();
    await expect(stubs).not.toContainText('replaced by what the stubs say');
    await expect(onPaper(page, 'socialSecurityTips')).toHaveText(tips);
    await expect(onPaper(page, 'field12aCode')).toHaveText('DD');
    await expect(onPaper(page, 'field12a')).toHaveText('6,380.00');
  });

  for (const width of [360, 1440]) {
    test(`tells at ${width} px what does not agree with nothing over it, and takes the sum back there`, async ({
      page,
    }) => {
      await fillInSample(page);
      await waitUntilSaved(page);
      await page.setViewportSize({ width, height: 800 });
      await openForm(page, W2, 'information');
      await page.getByLabel('Paid in the year').fill('50000');
      await page.getByRole('button', { name: 'Add up the stubs of this browser' }).click();
      const stubs = page.getByRole('group', { name: 'Pay stubs' });
      const last = stubs.getByRole('listitem').last();
      await last.scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0);
      for (const item of await stubs.getByRole('listitem').all()) await expect.poll(() => isOnTop(item)).toBe(true);
      await stubs.getByRole('button', { name: 'Undo' }).click();
      await expect(stubs).not.toContainText('stand in the boxes');
      await expect(page.getByLabel('Paid in the year')).toHaveValue('50,000.00');
      await expect(page.getByLabel('Paid in the year')).toBeFocused();
    });
  }

  test('goes back from the sum of stubs to the yearly income, and forward again', async ({ page }) => {
    await fillInSample(page);
    await waitUntilSaved(page);
    await openForm(page, W2, 'information');
    await page.getByRole('button', { name: 'Add up the stubs of this browser' }).click();
    await expect(
      page.getByText('The boxes hold the sum of 3 pay stubs and do not follow the yearly income.'),
    ).toBeVisible();
    const income = page.getByLabel('Paid in the year');
    await expect(barFigure(page, 'Wages, box 1')).toHaveText(/^[\d,]+\.\d\d$/);
    const summed = (await barFigure(page, 'Wages, box 1').textContent())!;
    await income.fill('60000');
    await expect(barFigure(page, 'Wages, box 1')).toHaveText(summed);
    await page.getByRole('button', { name: 'Compute the boxes from the yearly income again' }).click();
    await expect(barFigure(page, 'Wages, box 1')).toHaveText('60,000.00');
    await expect(income).toBeFocused();
    await expect(page.getByRole('group', { name: 'Pay stubs' })).not.toContainText('stand in the boxes');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(barFigure(page, 'Wages, box 1')).toHaveText(summed);
    await expect(page.getByRole('group', { name: 'Pay stubs' })).toContainText('3 pay stubs of');
    await goTo(page, 'boxes');
    await expect(page.getByText('from 3 pay stubs')).toHaveCount(8);
    await page.getByRole('button', { name: 'Compute the boxes from the yearly income again' }).click();
    await expect(page.getByLabel('Box 1, Wages, tips, other compensation')).toHaveValue('60,000.00');
  });
});

/** Whether nothing lies over the middle of an element. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    node.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
