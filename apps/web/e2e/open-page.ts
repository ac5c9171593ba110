import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until nothing more is fetched and its code answers; gives the server's answer. */
export async function open(page: Page, path: string) {
  // A quiet network is no sign of it: a busy machine may still be running what was fetched.
  await page.addInitScript(() => {
    addEventListener('paperwage:answering', () => Object.assign(window, { isAnswering: true }));
  });
  const answer = await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => 'isAnswering' in window)).toBe(true);
  return answer;
}

/** How much wider than the window the page is. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Expects the page to be no wider than the window, once it is drawn for its size. */
export async function expectToFit(page: Page, message?: string): Promise<void> {
  await expect.poll(() => overflowOf(page), message).toBeLessThanOrEqual(0);
}
