import { expect, type Page } from '@playwright/test';
import { agree, download, expectStep, pdfText, waitUntilSaved } from './builder-page.ts';

type Form = '/make-your-w2' | '/make-your-1099';

/** Opens the builder of a form at a step and waits until it can be used. */
export async function openForm(page: Page, form: Form, step: string): Promise<void> {
  await page.goto(`${form}?step=${step}`);
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
}

/** Opens it with the fictional sample in it, at the last step, and no message in the way. */
export async function openSampleForm(page: Page, form: Form): Promise<void> {
  await openForm(page, form, 'finish');
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await expect(page.getByText('Sample filled in.')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
}

/** Goes to a step by the rail. */
export async function goTo(page: Page, step: string): Promise<void> {
  await page.locator(`nav[aria-label="Steps"] a[href$="step=${step}"]`).click();
  await expectStep(page, step);
}

/** Says that the figures are true, which a form asks before the agreements. */
export async function confirmTruth(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^The amounts on this form are true/ }).check();
}

/** A figure in the bottom bar. */
export function barFigure(page: Page, label: string) {
  return page.locator(`[data-part="action-bar"] dt:text-is("${label}") + dd`);
}

/** What a box of the first copy on the paper says. */
export function onPaper(page: Page, box: string) {
  return page.locator(`#preview [data-region="${box}"]`).first();
}

interface FullSsn {
  /** Name of the set of copies that must show it. */
  readonly copies: RegExp;
  /** Label of the field. */
  readonly field: string;
  /** As it is printed; typed without its hyphens. */
  readonly number: string;
  /** Words of the copies. */
  readonly words: readonly string[];
  /** Name of the workbook. */
  readonly workbook: RegExp;
}

/** Reloads a sample, so that only its number's last digits are known, and downloads it in copies that must show it in full. */
export async function askForFullSsn(
  page: Page,
  form: Form,
  { copies, field, number, words, workbook }: FullSsn,
): Promise<void> {
  await openSampleForm(page, form);
  await waitUntilSaved(page);
  await page.reload();
  await confirmTruth(page);
  const ask = page.getByText(/Enter the full number again. We kept only its last four digits, and the copies/);
  await expect(page.getByText(/We have only the last four digits\./)).toBeVisible();
  await expect(ask).toBeHidden();
  await page.getByRole('radio', { name: copies }).check();
  await expect(page.getByText(/We have only the last four digits\./)).toBeHidden();
  await agree(page);
  await page.getByRole('button', { name: 'Download PDF' }).first().click();
  const errors = page.locator('#review-errors');
  await expect(errors).toBeFocused();
  await expect(errors).toContainText('Fix 1 field');
  // The workbook is no copy: it shows what is known.
  const { name, bytes } = await download(page, 'Download Excel');
  expect(name).toMatch(workbook);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  await errors.getByText(/Enter the full number again/).click();
  const input = page.getByLabel(field);
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleDescription(/Enter the full number again. We kept only its last four digits/);
  await input.pressSequentially(number.replaceAll('-', ''));
  await input.blur();
  await expect(ask).toBeHidden();
  await goTo(page, 'finish');
  await expect(errors).toBeHidden();
  const text = await pdfText((await download(page, 'Download PDF')).bytes);
  for (const shown of [number, ...words]) expect(text).toContain(shown);
  expect(text).not.toContain('Copy A');
}
