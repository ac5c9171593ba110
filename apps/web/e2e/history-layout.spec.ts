import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { makeAccount } from './account-page.ts';
import { expectToFit } from './open-page.ts';

/** 78 letters without a place to break. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 78);
const MADE_MS = Date.UTC(2026, 10, 20, 15, 7);
const idOf = (number: number) => `019ab0c0-0000-7000-8000-${String(number).padStart(12, '0')}`;

const payStub = (employeeName: string, number: number) => ({
  id: idOf(number),
  createdAt: MADE_MS,
  type: 'paystub',
  companyInfo: { employerName: 'Cascade Timber Works LLC' },
  employeeInfo: { employeeName },
  itemsCount: 3,
  payDate: '2026-11-20',
  period: { from: '2026-11-07', to: '2026-11-20' },
  net: '7,169.10',
});
const draft = (fromName: string, number: number) => ({
  draftId: idOf(number),
  type: 'invoice',
  fromName,
  toName: 'Marcus Bell',
  date: '2026-11-20',
  version: 1,
  updatedAt: MADE_MS,
});

/** An account with such lists; what the server would say of them is not looked at. */
async function withLists(page: Page, names: readonly string[]): Promise<void> {
  await makeAccount(page);
  const answer = (path: string, data: unknown) =>
    page.route(path, (route) => route.fulfill({ json: { ok: true, data } }));
  await answer('/api/profile/documents/filter/paystub', names.map(payStub));
  await answer('/api/profile/drafts', { drafts: names.map(draft) });
}

async function boxOf(page: Page, selector: string) {
  return (await page.locator(selector).boundingBox())!;
}

test.describe('the lists of an account, whatever is in them', () => {
  test('a long name stands beside its sheet and breaks no day', { tag: '@release' }, async ({ page }) => {
    await withLists(page, ['Marcus Bell', LONG]);
    for (const width of [360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/user/history/paystub', '/user/drafts']) {
        await page.goto(path);
        await expect(page.getByText(LONG).first()).toBeVisible();
        await expectToFit(page);
        const days = page.locator('tbody td[data-label]').filter({ hasText: /Nov 20, 2026/ });
        for (const day of await days.all()) {
          const { lines, lineHeight } = await day.evaluate((cell) => {
            const range = document.createRange();
            const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
            while (text.nextNode() && !text.currentNode.textContent!.includes('Nov')) continue;
            range.selectNodeContents(text.currentNode);
            return {
              lines: range.getBoundingClientRect().height,
              lineHeight: parseFloat(getComputedStyle(cell).lineHeight),
            };
          });
          expect(lines, `${path} at ${width}`).toBeLessThanOrEqual(lineHeight);
        }
      }
      await page.goto('/user/history/paystub');
      await expect(page.getByText(LONG).first()).toBeVisible();
      const sheet = await boxOf(page, 'tbody tr:nth-child(2) td i');
      const name = await boxOf(page, 'tbody tr:nth-child(2) td:first-child a');
      expect(name.x).toBeGreaterThan(sheet.x + sheet.width);
    }
  });

  test(
    'what can be done stands in one row at the edges of a card, and its menu fits',
    { tag: '@release' },
    async ({ page }) => {
      await withLists(page, ['Marcus Bell']);
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/user/drafts');
        const line = await boxOf(page, 'tbody td:last-child > div');
        const open = await boxOf(page, 'tbody td:last-child a');
        const remove = page.getByRole('button', { name: /^Delete/ });
        const word = await remove.evaluate((button) => {
          const range = document.createRange();
          range.selectNodeContents(button.firstChild!);
          return range.getBoundingClientRect().toJSON() as DOMRect;
        });
        expect(open.x).toBe(line.x);
        if (width === 360) expect(Math.abs(word.right - (line.x + line.width))).toBeLessThanOrEqual(1);
        else expect(word.left - (open.x + open.width)).toBeLessThanOrEqual(30);
        expect((await remove.boundingBox())!.height).toBeGreaterThanOrEqual(44);
        await page.goto('/user/history/paystub');
        await page.getByRole('button', { name: /^More for Marcus Bell, paid Nov 20, 2026, created/ }).click();
        const menu = await page.getByRole('list', { name: /^More for/ }).boundingBox();
        expect(menu!.x).toBeGreaterThanOrEqual(0);
        expect(menu!.x + menu!.width).toBeLessThanOrEqual(width);
      }
    },
  );

  test(
    'the button that clears the filter is in line with the fields, and as tall as a finger',
    { tag: '@release' },
    async ({ page }) => {
      await withLists(page, ['Marcus Bell']);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/user/history/paystub?name=marcus');
        const clear = (await page.getByRole('button', { name: 'Clear filter' }).boundingBox())!;
        const field = (await page.getByLabel('Employee or company').boundingBox())!;
        if (width === 360) expect(clear.height).toBeGreaterThanOrEqual(44);
        else expect([clear.y, clear.height]).toEqual([field.y, field.height]);
      }
    },
  );

  test(
    'without drafts the ways to begin one are equally wide, in whole rows',
    { tag: '@release' },
    async ({ page }) => {
      await withLists(page, []);
      for (const [width, rows] of [
        [360, 2],
        [768, 1],
        [1440, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/user/drafts');
        const links = page.getByRole('main').getByRole('link', { name: /^Make an? / });
        await expect(links).toHaveCount(4);
        const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
        expect(new Set(boxes.map((box) => Math.round(box!.width))).size).toBe(1);
        expect(new Set(boxes.map((box) => box!.y)).size).toBe(rows);
        expect(new Set(boxes.map((box) => box!.height)).size).toBe(1);
        await expectToFit(page);
      }
    },
  );

  test('many drafts come 20 at a time and are found by name and kind', { tag: '@release' }, async ({ page }) => {
    await withLists(
      page,
      Array.from({ length: 45 }, (_, number) => `Firm ${number + 1}`),
    );
    await page.goto('/user/drafts');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(20);
    await expect(page.getByRole('link', { name: 'Drafts · 45' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Showing the first 20 of 45 drafts.' })).toHaveCount(1);
    await expectAccessible(page);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.focus();
    await more.press('Enter');
    await expect(rows).toHaveCount(40);
    await expect(more).toBeFocused();
    await more.press('Enter');
    await expect(rows).toHaveCount(45);
    await expect(more).toBeHidden();
    await expect(rows.nth(40).getByRole('link').first()).toBeFocused();
    await page.getByLabel('Name').fill('firm 44');
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: '1 draft found.' })).toHaveCount(1);
    await page.getByLabel('Type').selectOption('W-2');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect(rows).toHaveCount(20);
  });
});
