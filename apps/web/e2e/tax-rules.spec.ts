import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

test(
  'the page of the tax rules names all states while they are on their way, says that they did not come, and asks again',
  { tag: '@release' },
  async ({ page }) => {
    const rows = page.getByRole('table').getByRole('row');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/tax-rules', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/tax-rules');
    await expect(rows).toHaveCount(53);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await page.unroute('**/api/tax-rules');

    await page.route('**/api/tax-rules', (route) => route.abort());
    await page.goto('/tax-rules?state=CA');
    await expect(page.getByRole('alert')).toContainText('The rules didn’t load.');
    await expectAccessible(page);
    await page.unroute('**/api/tax-rules');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toContainText('Method B');
  },
);
