import { expect, test } from '@playwright/test';
import { fillInSample, goTo, openBuilder } from './pay-stub-page.ts';

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
  await page.locator('h1').focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Regular, rate')).toHaveValue('10.00');
  await expect(page.getByLabel('Overtime, rate')).toHaveValue('48.75');
  await expect(page.getByRole('button', { name: 'Use these lines on the other 2 stubs' })).toBeVisible();
});

test('more stubs than fit side by side are chosen from a list on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await fillInSample(page);
  await goTo(page, 'earnings');
  await expect(page.getByRole('tab')).toHaveCount(3);
  await page.getByRole('button', { name: 'Add a stub' }).click();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const shown = page.getByLabel('Stub shown (4 in all)');
  await shown.selectOption({ label: 'Stub 3 · Oct 23' });
  await expect(page.getByRole('textbox', { name: 'Pay date' })).toHaveValue('10/23/2026');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Stub 3 · Oct 23');
});

test('a bonus is taxed together with the wages or apart, as chosen in its line', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'earnings');
  await page.getByRole('button', { name: '+ Add earning' }).click();
  await page.getByRole('button', { name: 'Bonus', exact: true }).click();
  await page.getByLabel('Bonus, rate').fill('20000');
  await page.getByLabel('Bonus, hours').fill('1');
  const federal = page.getByRole('button', { name: /^Federal income tax this period/ });
  await page.getByRole('button', { name: /^Bonus, total/ }).click();
  await expect(federal).toContainText(/this period\D*\d/);
  const together = await federal.textContent();
  await page.getByRole('radio', { name: 'Apart, at the flat rate' }).check();
  await expect(federal).not.toHaveText(together!);
  await federal.click();
  await expect(page.getByText(/flat rate: 20,000\.00 × 22% = 4,400\.00/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Bonus, total/ }).click();
  await expect(page.getByRole('radio', { name: 'Apart, at the flat rate' })).toBeChecked();
});
