import { expect, test, type Locator, type Page } from '@playwright/test';
import { fillInSample, goTo } from './pay-stub-page.ts';

/** The earnings of the sample. */
async function openEarnings(page: Page): Promise<void> {
  await fillInSample(page);
  await goTo(page, 'earnings');
}

/** A press as long as a hand makes it: what happens between down and up may move the button away. */
async function pressLong(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  // At its upper edge, which is the first to leave the pointer.
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
}

test.describe('a press that leaves a field with a message', () => {
  for (const what of ['deduction', 'earning']) {
    test(`reaches “Add ${what}”`, async ({ page }) => {
      await openEarnings(page);
      const add = page.getByRole('button', { name: `Add ${what}` });
      for (let time = 0; time < 2; time += 1) {
        await add.click();
        await page.getByRole('button', { name: 'One of your own' }).click();
        await expect(page.locator('input[placeholder="Name"]:focus')).toHaveValue('');
      }
      const below = page.getByRole('region', { name: what === 'earning' ? 'Earnings' : 'Taxes and deductions' });
      const messages = below.locator('p[id$=".name-message"]');
      await expect(messages).toHaveCount(1);
      await pressLong(page, add);
      await expect(add).toHaveAttribute('aria-expanded', 'true');
      await expect(messages).toHaveCount(2);
    });
  }
});
