import { expect, test } from '@playwright/test';
import { download, dragOver, drop, waitUntilSaved } from './builder-page.ts';
import { goTo as goToSection, openInvoice, openSample } from './invoice-page.ts';
import { fillInSample } from './pay-stub-page.ts';
import { barFigure, confirmTruth, goTo, openForm, openSampleForm } from './tax-form-page.ts';

const W2 = '/make-your-w2';

test('pay stubs that are dropped anywhere on a W-2 are added up, all of them, and can be taken back', async ({
  page,
}) => {
  await fillInSample(page);
  const { name, bytes } = await download(page, 'Download PDF');
  await openForm(page, W2, 'information');
  // A year alone is nothing typed: the form takes that of the stubs.
  await page.getByLabel('Year', { exact: true }).selectOption('2024');
  const stubs = page.getByRole('group', { name: 'Pay stubs' });
  await expect(stubs).toContainText('Drop all their PDFs anywhere on this page.');
  await goTo(page, 'boxes');
  const plain = await page
    .locator('section[aria-label="Form"]')
    .evaluate((form) => getComputedStyle(form).outlineStyle);
  const letGo = await dragOver(page, [
    { name, bytes },
    { name: 'again.pdf', bytes },
  ]);
  expect(plain).toBe('none');
  await expect(page.locator('section[aria-label="Form"]')).toHaveCSS('outline-style', 'dashed');
  await letGo();
  await expect(page).toHaveURL(/step=information$/);
  await expect(stubs).toContainText(/3 pay stubs of 2026 stand in the boxes\. The form is of 2026 now, as they are\./);
  await expect(stubs).toContainText('3 stubs there twice and counted once.');
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2026');
  await expect(page.locator('section[aria-label="Form"]')).toHaveCSS('outline-style', 'none');
  await stubs.getByRole('button', { name: 'Undo' }).click();
  await expect(stubs).not.toContainText('stand in the boxes');
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2024');

  // What was typed keeps its year, and one file that is no stub stops the sum.
  await page.getByLabel('Paid in the year').fill('50000');
  await drop(page, name, bytes);
  await expect(page.getByText('No pay stub was paid in 2024.')).toBeVisible();
  await (
    await dragOver(page, [
      { name, bytes },
      { name: 'no.pdf', bytes: Buffer.from('%PDF-1.7') },
    ])
  )();
  await expect(page.getByText('no.pdf holds no pay stub made here.')).toBeVisible();
  await expect(barFigure(page, 'Wages, box 1')).not.toHaveText('0.00');
});

test('of several documents that are dropped one is opened, and it is said that the others were not', async ({
  page,
}) => {
  await openSample(page);
  await goToSection(page, 'finish');
  const { name, bytes } = await download(page, 'Download PDF');
  await page.getByRole('button', { name: 'Start over' }).click();
  await openInvoice(page);
  const second = { name: 'second.pdf', bytes };
  await (
    await dragOver(page, [{ name, bytes }, second])
  )();
  await expect(page.getByText(`${name} is open. second.pdf was not: one file is opened at a time.`)).toBeVisible();
  const third = { name: 'notes.txt', bytes: Buffer.from('hello') };
  await (
    await dragOver(page, [third, { name, bytes }, second])
  )();
  await expect(
    page.getByText(`${name} is open. The other 2 files were not: one file is opened at a time.`),
  ).toBeVisible();

  await openForm(page, W2, 'boxes');
  await (
    await dragOver(page, [{ name, bytes }, second])
  )();
  await expect(page.getByText(`${name}: This PDF is an invoice. Drop one file at a time.`)).toBeVisible();
});

test('a W-2 that is dropped on the page of W-2s is opened as before', async ({ page }) => {
  await openSampleForm(page, W2);
  await confirmTruth(page);
  const { name, bytes } = await download(page, 'Download PDF');
  await page.getByRole('button', { name: 'Start over' }).click();
  await waitUntilSaved(page);
  await drop(page, name, bytes);
  await expect(page.getByText(`${name} is open.`)).toBeVisible();
});
