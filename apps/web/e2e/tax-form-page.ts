import { expect, type Page } from '@playwright/test';

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
  await expect(page).toHaveURL(new RegExp(`step=${step}$`));
}

/** Says that the figures are true, which a form asks before the agreements. */
export async function confirmTruth(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^The figures are true/ }).check();
}

/** A figure of the bar at the foot. */
export function barFigure(page: Page, label: string) {
  return page.locator(`[data-part="action-bar"] dt:text-is("${label}") + dd`);
}

/** What a box of the first copy on the paper says. */
export function onPaper(page: Page, box: string) {
  return page.locator(`#preview [data-region="${box}"]`).first();
}

/** How much wider than the window the page is. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
