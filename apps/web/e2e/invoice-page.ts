import { expect, type Page } from '@playwright/test';
import { expectStep } from './builder-page.ts';

export const BUILDER = '/invoice-generator';

export type Section = 'from' | 'to' | 'details' | 'items' | 'totals' | 'notes' | 'finish';

/** Opens the builder at a section and waits until it can be used. */
export async function openInvoice(page: Page, section: Section = 'from'): Promise<void> {
  await page.goto(`${BUILDER}?step=${section}`);
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
}

/** Goes to a section by the rail. */
export async function goTo(page: Page, section: Section): Promise<void> {
  await page.locator(`nav[aria-label="Steps"] a[href$="step=${section}"]`).click();
  await expectStep(page, section);
}

/** Opens the builder with the fictional sample in it, and no message in the way. */
export async function openSample(page: Page): Promise<void> {
  await openInvoice(page);
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await expect(page.getByText('Sample filled in.')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
}

/** The descriptions of the items, in the order of the form. */
export function itemsInOrder(page: Page): Promise<string[]> {
  return page
    .getByRole('textbox', { name: /^Item \d+, description$/ })
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
}
