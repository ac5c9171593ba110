import { expect, type Page } from '@playwright/test';
import { expectStep } from './builder-page.ts';

export { agree, complaintsOf, download, pdfText, storedText, timersRun, waitUntilSaved } from './builder-page.ts';

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
  await expectStep(page, step);
}

/** Fills the builder with the fictional sample. */
export async function fillInSample(page: Page): Promise<void> {
  await openBuilder(page, 'finish');
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await expect(page.getByText('Sample filled in.')).toBeVisible();
}

/** Answers the question in step 1 for someone not paid earlier this year. */
export async function isFirstPaycheck(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /^First (?:paycheck|payment) this year\?$/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
}

/** The net pay as the action bar shows it. */
export function netPay(page: Page) {
  return page.locator('dt:text-is("Net pay") + dd');
}

/** The net pay once it is known; a dash stands there while the rules of the state are fetched. */
export async function netPayNow(page: Page): Promise<string> {
  await expect(netPay(page)).toHaveText(/\d/);
  return (await netPay(page).textContent())!;
}
