import { expect, type Page } from '@playwright/test';
import { download, goTo, openBuilder, pdfText, type Step } from './pay-stub-page.ts';

interface Basics {
  readonly state: string;
  readonly frequency?: string;
  readonly who?: 'Contractor';
  readonly payType?: 'Salary';
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).tap();
}

/** Steps 1 to 3, without an answer to anything that is not required there. */
export async function toEarnings(
  page: Page,
  basics: Basics,
  zips: { work?: string; home?: string } = {},
): Promise<void> {
  const { state, frequency = 'BI_WEEKLY', who, payType } = basics;
  await openBuilder(page);
  for (const choice of [who, payType]) {
    if (choice) await page.getByRole('radio', { name: choice }).check();
  }
  if (!who) await page.getByLabel('State where they work').selectOption(state);
  if (frequency) await page.getByLabel('Pay frequency').selectOption(frequency);
  await goOn(page);
  await page.getByLabel('Company name').fill('Bright Harbor Bakery');
  await fillZip(page, zips.work);
  await goOn(page);
  await page.getByLabel('Name', { exact: true }).fill('Lu Zed');
  await fillZip(page, zips.home);
}

/** The city comes with the ZIP code. */
async function fillZip(page: Page, zip: string | undefined): Promise<void> {
  if (zip === undefined) return;
  await page.getByLabel('ZIP code').fill(zip);
  await page.getByLabel('ZIP code').blur();
  await expect(page.getByLabel('City', { exact: true })).not.toHaveValue('');
}

export async function fillPay(page: Page, figures: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, figure] of Object.entries(figures)) await page.getByLabel(label, { exact: true }).fill(figure);
}

export async function addEarning(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '+ Add earning' }).tap();
  await page.getByRole('button', { name, exact: true }).tap();
}

/** Presses the download at once: what it is held back for. */
export async function askedAtLast(page: Page): Promise<string> {
  await goOn(page);
  await page.getByRole('button', { name: 'Download PDF' }).first().tap();
  const asked = page.getByRole('region', { name: 'Review', exact: true }).getByRole('listitem');
  await expect(asked.first()).toBeVisible();
  return (await asked.allTextContents()).join('\n');
}

export const ASSUMED = 'Year to date assumes';

export async function confirmEarlier(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm', exact: true }).tap();
}

/** Answers a question about local tax on the employee step. */
export async function answerPlace(page: Page, of: string, answer: string | RegExp): Promise<void> {
  await page
    .getByRole('group', { name: `Answers for the ${of}` })
    .getByRole('button', { name: answer })
    .tap();
}

/** Everything that was typed or chosen on a step, and with `withText` all that the step says. */
async function entriesOf(page: Page, step: Step, withText = false): Promise<string> {
  await goTo(page, step);
  const fold = page.getByRole('button', { name: 'Taxes and deductions' });
  if ((await fold.count()) > 0 && (await fold.getAttribute('aria-expanded')) === 'false') await fold.tap();
  return page.locator('section[aria-label="Form"]').evaluate((part, isTextWanted) => {
    const inputs = [...part.querySelectorAll('input')].map(({ value }) => value);
    const selects = [...part.querySelectorAll('select')].map(({ selectedOptions: [chosen] }) => chosen?.label ?? '');
    return [isTextWanted ? part.textContent : '', ...inputs, ...selects].join(' ');
  }, withText);
}

/**
 * The text of the file. Every number on it was typed, stands in the form with its working, or is named at the review as
 * assumed or generated; no example does, and what follows from no form on file is named too.
 */
export async function paper(page: Page): Promise<string> {
  const named = (await page.getByRole('region', { name: 'Review', exact: true }).textContent())!;
  const text = await pdfText((await download(page, 'Download PDF')).bytes);
  const typed = [await entriesOf(page, 'company'), await entriesOf(page, 'employee')].join(' ');
  const earnings = await entriesOf(page, 'earnings', true);
  const amounts = text.match(/\d[\d,]*\.\d\d\b/g) ?? [];
  expect(amounts.length).toBeGreaterThan(2);
  const unseen = new Set(amounts.filter((amount) => !earnings.includes(amount)));
  // The three totals of the year alone, which rest on what the form says that they assume.
  expect(unseen.size).toBeLessThanOrEqual(3);
  if (unseen.size > 0) expect(earnings).toContain(ASSUMED);
  expect(amounts).not.toContain('10.00');
  const dates = text.match(/\d\d\/\d\d\/\d{4}/g) ?? [];
  expect(dates.length).toBeGreaterThan(2);
  const isDateAssumed = named.includes('Assumes the pay period');
  for (const date of dates) expect(isDateAssumed ? named : earnings, date).toContain(date);
  const assumed = /Assumed:[^.]*\./.exec(text)?.[0] ?? '';
  const others =
    text
      .replace(assumed, ' ')
      .replace(/\d\d\/\d\d\/\d{4}|\d[\d,]*\.\d\d\b/g, ' ')
      .match(/\b\d+\b/g) ?? [];
  // A generated number of the employee or of a check stands on no paper.
  expect(text).not.toContain('Check no.');
  expect(text).not.toMatch(/(?:Employee|Contractor) ID/);
  for (const number of others) expect(typed.includes(number), number).toBe(true);
  if (isDateAssumed) expect(assumed).toContain('pay period and pay date');
  if (/\bSingle\b/.test(text) && named.includes('No Form')) {
    expect(named).toContain('No Form W-4: taxed as single');
    expect(assumed).toContain('filing status');
  }
  expect(named).not.toMatch(/Assumes \w+ pay\./);
  expect(text).toContain('Lu Zed');
  return text;
}

export function expectOnPaper(text: string, ...parts: readonly string[]): void {
  for (const part of parts) expect(text).toContain(part);
}
