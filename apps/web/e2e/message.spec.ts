import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { goTo as goToSection, openSample } from './invoice-page.ts';
import { goTo, openForm, openSampleForm } from './tax-form-page.ts';

const UNDO = { name: 'Undo' } as const;

/** The fields in the window that something of a message lies on. */
function coveredFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const message = document.querySelector('[data-part="action-bar"] [role="status"] > div');
    const fields = [...document.querySelectorAll<HTMLElement>('main input, main select, main textarea, main button')];
    const { left, right, top, bottom } = message!.getBoundingClientRect();
    const bar = document.querySelector('[data-part="action-bar"]')!;
    // What has scrolled below the bar is behind the bar, message or not.
    const barTop = Math.min(bar.getBoundingClientRect().top, innerHeight);
    const isBehindBar = (box: DOMRect) => box.bottom > barTop;
    return fields
      .filter((field) => !message!.contains(field) && field.offsetParent !== null)
      .filter((field) => {
        const box = field.getBoundingClientRect();
        const overlaps = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        return overlaps && !isBehindBar(box);
      })
      .map((field) => field.id || field.textContent);
  });
}

test.describe('a message with Undo', () => {
  for (const { width, height } of [
    { width: 1440, height: 800 },
    { width: 1440, height: 1000 },
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
    { width: 360, height: 740 },
  ]) {
    test(`lies on no field of an item at ${width} by ${height}, and has no findings of axe`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openSample(page);
      await goToSection(page, 'items');
      const rows = page.getByRole('textbox', { name: /^Item \d+, description$/ });
      const before = 4;
      await expect(rows).toHaveCount(before);
      await page.getByRole('button', { name: 'Remove item 1' }).click();
      await expect(rows).toHaveCount(before - 1);
      const undo = page.getByRole('button', UNDO);
      await expect(undo).toBeInViewport();
      for (const row of await rows.all()) {
        await row.scrollIntoViewIfNeeded();
        await expect.poll(() => coveredFields(page)).toEqual([]);
      }
      await page.screenshot({ path: test.info().outputPath('message.png') });
      await expectAccessible(page);
      await undo.click();
      await expect(rows).toHaveCount(before);
    });
  }

  test('goes at the next thing that is typed, and leaves the keys', async ({ page }) => {
    await openSampleForm(page, '/make-your-w2');
    await goTo(page, 'boxes');
    await page.getByRole('button', { name: 'Remove line 1 of box 14' }).click();
    await expect(page.getByRole('button', UNDO)).toBeVisible();
    await page.getByLabel('Box 8, Allocated tips').fill('5');
    await expect(page.getByRole('button', UNDO)).toHaveCount(0);
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect(page.getByLabel('Label 1')).toHaveValue('Union dues');
    await expect(page.getByLabel('Box 8, Allocated tips')).toHaveValue('5.00');
  });

  test('that comes of a choice stays', async ({ page }) => {
    await openForm(page, '/make-your-w2', 'information');
    await page.getByRole('button', { name: 'Fill in a sample' }).click();
    await page.getByLabel('Work out wages and taxes').uncheck();
    await goTo(page, 'boxes');
    await page.getByLabel('Box 2, Federal income tax withheld').fill('99.00');
    await goTo(page, 'information');
    await page.getByLabel('Work out wages and taxes').check();
    await expect(page.getByText('The boxes you typed are worked out now.')).toBeVisible();
    await expect(page.getByRole('button', UNDO)).toBeVisible();
  });
});
