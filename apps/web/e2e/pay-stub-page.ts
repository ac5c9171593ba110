import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export const BUILDER = '/make-your-paystub';

export type Step = 'basics' | 'company' | 'employee' | 'earnings' | 'finish';

/** Opens the builder at a step and waits until it can be used. */
export async function openBuilder(page: Page, step: Step = 'basics'): Promise<void> {
  await page.goto(`${BUILDER}?step=${step}`);
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
}

/** Goes to a step by the rail. */
export async function goTo(page: Page, step: Step): Promise<void> {
  await page.locator(`nav[aria-label="Steps"] a[href$="step=${step}"]`).click();
  await expect(page).toHaveURL(new RegExp(`step=${step}$`));
}

/** Fills the builder with the fictional sample. */
export async function fillInSample(page: Page): Promise<void> {
  await openBuilder(page, 'finish');
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await expect(page.getByText('Sample filled in.')).toBeVisible();
}

/** Waits until the work is kept in this browser. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-state="saved"]')).toBeVisible();
}

/** What the browser keeps of the builder, as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
}

/** Ticks both agreements, once the last step is there. */
export async function agree(page: Page): Promise<void> {
  const agreements = page.getByRole('checkbox', { name: /I agree to the/ });
  await expect(agreements).toHaveCount(2);
  for (const agreement of await agreements.all()) await agreement.check();
}

/** Ticks both agreements and downloads; gives the name and the bytes of the file. */
export async function download(page: Page, button: 'Download PDF' | 'Download Excel') {
  await agree(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

/** The words of a PDF, in reading order. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await pdf.destroy();
  return pages.join('\n').replace(/\s+/g, ' ');
}

/** Complaints of the browser, to be empty at the end. */
export function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return found;
}

/** The net pay as the action bar shows it. */
export function netPay(page: Page) {
  return page.locator('dt:text-is("Net pay") + dd');
}
