import { expect, test } from '@playwright/test';
import { download, drop } from './builder-page.ts';
import { goTo, openSample } from './invoice-page.ts';
import { BUILDER as PAY_STUB } from './pay-stub-page.ts';
import { confirmTruth, goTo as goToStep, openForm, openSampleForm } from './tax-form-page.ts';

test('a PDF made here opens with its data and its look where it is dropped, or is refused in words', async ({
  page,
}) => {
  await openSample(page);
  await page.getByLabel('Item 3, rate').fill('61.25');
  await goTo(page, 'finish');
  await page.getByRole('radio', { name: /^Column/ }).check();
  const { name, bytes } = await download(page, 'Download PDF');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Your name or company')).toHaveValue('');
  await page.getByLabel('Template').selectOption('ledger');

  await drop(page, name, bytes);
  await expect(page.getByText(`${name} is open.`)).toBeVisible();
  await expect(page.getByLabel('Item 3, rate')).toHaveValue('61.25');
  await expect(page.getByLabel('Template')).toHaveValue('column');
  await expect(page.getByAltText('Logo of Fernhill Garden Design')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Your name or company')).toHaveValue('');
  await expect(page.getByLabel('Template')).toHaveValue('ledger');

  await drop(page, 'notes.txt', Buffer.from('hello'));
  await expect(page.getByText(/^notes\.txt is not a PDF\./)).toBeVisible();
  await drop(page, 'other.pdf', Buffer.from('%PDF-1.7'));
  await expect(page.getByText('This file holds no invoice made here.')).toBeVisible();
});

test('a pay stub opens from its PDF', async ({ page }) => {
  await page.goto(`${PAY_STUB}?step=finish`);
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  const { name, bytes } = await download(page, 'Download PDF');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.goto(`${PAY_STUB}?step=company`);
  await expect(page.getByLabel('Company name')).toHaveValue('');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await drop(page, name, bytes);
  await expect(page.getByLabel('Company name')).toHaveValue('Cascade Timber Works LLC');
  // A drop leaves the focus nowhere: at the heading it is a few keys from the button of the message.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByLabel('Company name')).toHaveValue('');
});

for (const form of ['/make-your-w2', '/make-your-1099'] as const) {
  test(`a form opens from its PDF at ${form}`, async ({ page }) => {
    await openSampleForm(page, form);
    await goToStep(page, 'parties');
    const fields = page.locator('main input[autocomplete]').filter({ visible: true });
    const values = () => fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await expect.poll(async () => (await values()).filter((value) => value !== '').length).toBeGreaterThan(5);
    const before = await values();
    await goToStep(page, 'finish');
    await confirmTruth(page);
    const { name, bytes } = await download(page, 'Download PDF');
    await page.getByRole('button', { name: 'Start over' }).click();
    await goToStep(page, 'parties');
    await drop(page, name, bytes);
    await expect(page.getByText(`${name} is open.`)).toBeVisible();
    await expect.poll(values).toEqual(before);
    await openForm(page, form, 'finish');
    // A form that comes back is asked anew whether it is true, and for nothing else.
    await expect(page.getByText('Still to do before the download')).toBeVisible();
    await confirmTruth(page);
    await expect(page.getByText(/still missing or wrong|Still to do before/)).toHaveCount(0);
  });
}
