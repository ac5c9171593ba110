/** What the admin pages are tested with: an admin who opens one, and what the server answers. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import type { Answers } from '../../testing/billing.ts';
import { answerBilling, good, openAs, USER } from '../../testing/billing.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';

export const OVERVIEW = '/api/admin/overview';
export const ID = '01a1f8d5-bec0-7b04-abaf-29b4c29218b9';
export const AT = Date.UTC(2026, 10, 20, 18, 5);
export const COUNTS = { openMessages: 1, openReports: 2, openRefusals: 0, failedJobs: 1, waitingJobs: 1234 };

/** An answer with all rows of a list. */
export const rows = (...all: object[]) => good({ rows: all, next: null });

/** The pages that were judged: from day to day, each once. */
const judged = new Set<string>();

/** Opens a page as an admin; it must be accessible, and fit a phone. */
export async function openAdmin(path: string, answers: Answers, shows: string) {
  const calls = answerBilling({ [OVERVIEW]: () => good(COUNTS), ...answers });
  await openAs({ ...USER, roles: { guest: true, admin: true } }, path);
  await expect.element(page.getByText(shows).first()).toBeVisible();
  const isJudged = judged.has(path) && import.meta.env.TEST_ALL !== 'true';
  judged.add(path);
  if (isJudged) return calls;
  await expectAccessible();
  await windowOf(360, 780);
  await expectToFit(`${path} at 360 px`);
  await expectAccessible({ isDarkToo: false });
  await windowOf(1280, 900);
  return calls;
}
