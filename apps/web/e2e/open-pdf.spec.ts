import { expect, test, type Page } from '@playwright/test';
import { download, waitUntilSaved } from './builder-page.ts';
import { goTo, openInvoice, openSample } from './invoice-page.ts';
import { BUILDER as PAY_STUB } from './pay-stub-page.ts';
import { confirmTruth, goTo as goToStep, openForm, openSampleForm } from './tax-form-page.ts';

/** Drops a file on the page, as a person does from a folder. */
async function drop(page: Page, name: string, bytes: Buffer) {
  const dropped = await page.evaluateHandle(
    ([file, data]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      transfer.items.add(new File([content], file, { type: file.endsWith('.pdf') ? 'application/pdf' : '' }));
      return transfer;
    },
    [name, bytes.toString('base64')] as const,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: dropped });
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
}

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
  await waitUntilSaved(page);

  // The builder of another kind says whose it is, by its button too.
  await page.goto(`${PAY_STUB}?step=finish`);
  await page.getByLabel('Open a PDF made here').setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes });
  await expect(page.getByText('This PDF is an invoice. Open it in the builder it was made in.')).toBeVisible();
});

test('a pay stub opens from its PDF', async ({ page }) => {
  await page.goto(`${PAY_STUB}?step=finish`);
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  const { name, bytes } = await download(page, 'Download PDF');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.goto(`${PAY_STUB}?step=company`);
  await expect(page.getByLabel('Company name')).toHaveValue('');
  await drop(page, name, bytes);
  await expect(page.getByLabel('Company name')).toHaveValue('Cascade Timber Works LLC');
  await openInvoice(page);
  await drop(page, name, bytes);
  await expect(page.getByText('This PDF is a pay stub. Open it in the builder it was made in.')).toBeVisible();
});

for (const form of ['/make-your-w2', '/make-your-1099'] as const) {
  test(`a form opens from its PDF at ${form}`, async ({ page }) => {
    await openSampleForm(page, form);
    await goToStep(page, 'parties');
    const fields = page.locator('main input[autocomplete]').filter({ visible: true });
    const before = await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(before.filter((value) => value !== '').length).toBeGreaterThan(5);
    await goToStep(page, 'finish');
    await confirmTruth(page);
    const { name, bytes } = await download(page, 'Download PDF');
    await page.getByRole('button', { name: 'Start over' }).click();
    await goToStep(page, 'parties');
    await drop(page, name, bytes);
    await expect(page.getByText(`${name} is open.`)).toBeVisible();
    await expect
      .poll(() => fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)))
      .toEqual(before);
    await openForm(page, form, 'finish');
    await expect(page.getByText(/still missing or wrong|Still to do before/)).toHaveCount(0);
  });
}
