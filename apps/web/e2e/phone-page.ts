import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { PASSWORD } from './account-page.ts';
import { rememberSecrets } from './remember-secrets.ts';

/** Where the server under test leaves its text messages; see playwright.config.ts. */
const OUTBOX = '.cache/e2e-data/outbox';
const AREA_CODES = 800;
/** Of the hundred fictional lines of an area code: tests that run at the same time draw from different ones. */
const LINES_OF_WORKER = 10;

let count = 0;

/** A fictional number to which nothing was sent yet, nor will be by another test, as E.164 and as people write it. */
export function newNumber(): { readonly e164: string; readonly written: string; readonly masked: string } {
  count += 1;
  const area = 200 + ((Math.floor(Date.now() / 1000) + count) % AREA_CODES);
  const lines = (test.info().parallelIndex % 10) * LINES_OF_WORKER;
  const line = `01${String(lines + (count % LINES_OF_WORKER)).padStart(2, '0')}`;
  const e164 = `+1${area}555${line}`;
  if (textsTo(e164).length > 0) return newNumber();
  return { e164, written: `(${area}) 555-${line}`, masked: `(•••) •••-${line}` };
}

/** How many text messages were sent to a number. */
export function textsTo(number: string): readonly string[] {
  if (!existsSync(OUTBOX)) return [];
  return readdirSync(OUTBOX)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => readFileSync(`${OUTBOX}/${name}`, 'utf8'))
    .filter((text) => text.startsWith(`To: ${number}\n`));
}

/** The code in the text message to a number that comes as the so-manieth. */
export async function codeSentTo(number: string, nth: number): Promise<string> {
  await expect
    .poll(() => textsTo(number).length, { message: `no text message to ${number}` })
    .toBeGreaterThanOrEqual(nth);
  return /^(\d{6}) is your Paperwage code\./m.exec(textsTo(number)[nth - 1]!)![1]!;
}

/** Another code than this one. */
export function wrongFor(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Has a code sent to a number that is to be added, where the account page asks for one, and answers it. */
export async function beginNumber(page: Page, { e164, written }: ReturnType<typeof newNumber>): Promise<string> {
  const before = textsTo(e164).length;
  const form = page.locator('#add-phone');
  await form.getByLabel('Phone number').fill(written);
  await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.locator('#confirm-phone').getByLabel('Code')).toBeFocused();
  return codeSentTo(e164, before + 1);
}

/** Adds a number on the account page that is open. */
export async function addNumber(page: Page, number: ReturnType<typeof newNumber>): Promise<void> {
  const form = page.locator('#add-phone');
  if (await form.isHidden()) await page.getByText('Add a phone number').click();
  const code = await beginNumber(page, number);
  await page.locator('#confirm-phone').getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Add number' }).click();
  await expect(page.getByText('Phone number added. You can now log in with a code.')).toBeFocused();
}

/** Has a code sent on the page of logging in by phone that is open, and answers it. */
export async function askForCode(page: Page, { e164, written }: ReturnType<typeof newNumber>): Promise<string> {
  const before = textsTo(e164).length;
  await page.getByLabel('Phone number').fill(written);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await rememberSecrets(page);
  return codeSentTo(e164, before + 1);
}
