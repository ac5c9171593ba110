import { expect, type Page } from '@playwright/test';
import { buffer } from 'node:stream/consumers';

/** Waits until the work is kept in this browser. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-state="saved"]')).toBeVisible();
}

/** Waits until a step is drawn: the address names it at once, and the code of the last one may still be fetched. */
export async function expectStep(page: Page, step: string): Promise<void> {
  const named = new RegExp(`step=${step}$`);
  await expect(page).toHaveURL(named);
  await expect(page.locator('[aria-current="step"]')).toHaveAttribute('href', named);
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0);
}

/** Waits until everything that a page had put off by less than a time has been done, however busy the machine is. */
export async function timersRun(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => new Promise((done) => setTimeout(done, time)), ms);
}

/** Waits until a frame has been drawn with what the page has by now. */
export async function framesDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
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
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) };
}

/** The words of a PDF, in reading order. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  // Not for those that read no PDF: it takes a second.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await pdf.destroy();
  return pages.join('\n').replace(/\s+/g, ' ');
}

/** Drops a file on the page, as a person does from a folder. */
export async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const letGo = await dragOver(page, [{ name, bytes }]);
  await letGo();
}

/** Drags files over the page, as a person does from a folder; what it gives drops them. */
export async function dragOver(
  page: Page,
  files: readonly { readonly name: string; readonly bytes: Buffer }[],
): Promise<() => Promise<void>> {
  const dragged = await page.evaluateHandle(
    (list) => {
      const transfer = new DataTransfer();
      for (const [file, data] of list) {
        const content = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        transfer.items.add(new File([content], file, { type: file.endsWith('.pdf') ? 'application/pdf' : '' }));
      }
      return transfer;
    },
    files.map(({ name, bytes }) => [name, bytes.toString('base64')] as const),
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: dragged });
  return () => page.dispatchEvent('main', 'drop', { dataTransfer: dragged });
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

/** The name of the control that has the focus: its label for screen readers, its id, its label, or else its text. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return element?.getAttribute('aria-label') ?? (element?.id || label || element?.textContent) ?? '';
  });
}

/** Presses Tab until the focus is where it should be. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let count = 0; count < 90; count += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === name) return;
  }
  throw new Error(`The focus never came to "${name}"; it is at "${await focusedName(page)}".`);
}
