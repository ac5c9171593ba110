/** What the component tests do with the page of the tax rules, which asks `GET /api/tax-rules` (`vitest.browser.config.ts`). */
import type { TaxRulesAnswer, TaxRulesRow } from '@paperwage/api-contract';
import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { openPage } from './page.tsx';

export const rows = page.getByRole('table').getByRole('row');
export const stateList = page.getByLabelText('State', { exact: true });
/** Everything on one state. */
export const detail = page.getByRole('article');
export const subheading = page.getByRole('heading', { level: 2 });

/** Opens the page as its address says and waits for the rules. */
export async function openTaxRules(address: string): Promise<void> {
  await openPage(address);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.css('main [aria-busy="true"]')).not.toBeInTheDocument();
}

/** The link of a state in the table of all states. */
export function stateLink(name: string): Locator {
  return page.getByRole('rowheader', { name, exact: true }).getByRole('link');
}

/** The link of a year. */
export function yearLink(name: string): Locator {
  return page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name });
}

/** The call's response, to compare the page with. */
export async function askServer(query: string): Promise<readonly TaxRulesRow[]> {
  const answer = (await (await fetch(`/api/tax-rules${query}`)).json()) as TaxRulesAnswer;
  return answer.data.rows;
}

/** Expects an address, which a step through the history reaches a moment later. */
export async function expectAddress(address: string): Promise<void> {
  await expect.poll(() => location.pathname + location.search).toBe(address);
}
