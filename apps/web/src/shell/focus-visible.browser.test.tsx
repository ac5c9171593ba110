import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFocusSeenBy, walkByTab } from '../testing/focus-ring.ts';
import { openPage } from '../testing/page.tsx';
import { focus, keys } from '../testing/user-input.ts';
import { emulateMedia, windowOf } from '../testing/window.ts';

/** The page with the most of its own from day to day; the others before a release. */
const PAGES = [
  ['/', []],
  ['/contact', ['release']],
  ['/privacy-policy', ['release']],
  ['/terms', ['release']],
  ['/pricing', ['release']],
] as const;

describe('the focus is visible on every control', () => {
  test('of the menus of the header and of the display settings', { tags: ['release'] }, async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    await openPage('/');
    await focus(page.getByRole('button', { name: 'Documents' }));
    await keys('{Enter}');
    await expectFocusSeenBy(5);
    await windowOf(768);
    await focus(page.getByRole('button', { name: 'Menu' }));
    await keys('{Enter}');
    await expectFocusSeenBy(9);
    await keys('{Escape}');
    await focus(page.getByRole('button', { name: 'Display settings' }));
    await keys('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectFocusSeenBy(5);
  });

  for (const [path, tags] of PAGES) {
    test(`of ${path}`, { tags: [...tags] }, async () => {
      await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
      await openPage(path);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await walkByTab()).length).toBeGreaterThan(15);
    });
  }
});
