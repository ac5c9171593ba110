import { expect, test } from '@playwright/test';
import { fillInSample, goTo } from './pay-stub-page.ts';

test('answers stay with the state that asked them, and come back with it', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'basics');
  const work = page.getByLabel('State where the work is done');
  await work.selectOption('CA');
  await goTo(page, 'employee');
  const allowances = page.getByLabel('Line 1a: regular withholding allowances');
  await allowances.fill('3');
  await goTo(page, 'basics');
  await work.selectOption('MD');
  await expect(page.getByText('Answers to the other state’s form cleared.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(work).toHaveValue('CA');
  await goTo(page, 'employee');
  await expect(allowances).toHaveValue('3');
});

test('with a residence in another state the place of work alone is asked', async ({ page }) => {
  await fillInSample(page);
  await goTo(page, 'basics');
  await page.getByLabel('State where the work is done').selectOption('PA');
  await page.getByRole('button', { name: 'The employee lives in another state' }).click();
  await page.getByLabel('State where the employee lives').selectOption('NJ');
  await goTo(page, 'employee');
  await expect(page.getByRole('combobox', { name: 'City or place of work' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'City or place where the employee lives' })).toHaveCount(0);
});
