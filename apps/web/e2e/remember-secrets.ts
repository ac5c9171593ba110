import { appendFileSync, mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

const FOLDER = '.cache/e2e-secrets';
const SHORTEST = 20;

/**
 * Writes down the cookies that a browser was given, the parts of each by itself: `scripts/search-secrets.mjs` looks
 * whether the server kept any of them in clear.
 */
export async function rememberSecrets(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const parts = cookies.flatMap(({ value }) => decodeURIComponent(value).split('.'));
  const secrets = parts.filter(({ length }) => length >= SHORTEST);
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(`${FOLDER}/${process.pid}.txt`, secrets.map((secret) => `${secret}\n`).join(''));
}
