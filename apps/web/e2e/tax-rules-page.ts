import type { Locator, Page } from '@playwright/test';

/** The link of a state in the table of all states. */
export function stateLink(page: Page, name: string): Locator {
  return page.getByRole('rowheader', { name, exact: true }).getByRole('link');
}
