import type { Page } from '@playwright/test';

/** Opens a page and waits until nothing more is fetched; gives the server's answer. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path);
  await page.waitForLoadState('networkidle');
  return answer;
}
