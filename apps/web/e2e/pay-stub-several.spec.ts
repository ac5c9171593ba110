import { expect, test } from '@playwright/test';
import { goTo, openBuilder } from './pay-stub-page.ts';

test('stubs added before the pay is entered take it with one press, and back', async ({ page }) => {
  await openBuilder(page);
  await page.getByLabel('State where the work is done').selectOption('TX');
  await page.getByLabel('Number of stubs', { exact: true }).fill('3');
  await goTo(page, 'earnings');
  const use = page.getByRole('button', { name: 'Use these lines on the other 2 stubs' });
  await expect(use).toBeHidden();
  await page.getByLabel('Regular, rate').fill('32.50');
  await page.getByLabel('Regular, hours').fill('80');

  await goTo(page, 'finish');
  await expect(page.getByText('This stub still has the figures it began with.').first()).toBeVisible();
  await goTo(page, 'earnings');
  await use.click();
  await expect(use).toBeHidden();
  await page.getByRole('tab', { name: /^Stub 3/ }).click();
  await expect(page.getByLabel('Regular, rate')).toHaveValue('32.50');
  await expect(page.getByLabel('Regular, hours')).toHaveValue('80.00');

  await page.getByLabel('Overtime, rate').fill('48.75');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Regular, rate')).toHaveValue('10.00');
  await expect(page.getByLabel('Overtime, rate')).toHaveValue('48.75');
  await expect(page.getByRole('button', { name: 'Use these lines on the other 2 stubs' })).toBeVisible();
});
