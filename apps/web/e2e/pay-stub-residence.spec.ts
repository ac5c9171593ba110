import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectToFit } from './open-page.ts';
import { fillInSample, goTo } from './pay-stub-page.ts';

const QUESTION = /The address is in Pennsylvania\. Does the employee live there\?/;
const YES = 'Yes, lives in Pennsylvania';
const NO = 'No, lives in New Jersey';

/** The sample, who works in New Jersey and has just given an address in Philadelphia. */
async function addressInPhiladelphia(page: Page): Promise<void> {
  await fillInSample(page);
  await goTo(page, 'basics');
  await page.getByLabel('State where the work is done').selectOption('NJ');
  await goTo(page, 'employee');
  await page.getByLabel('ZIP code').fill('19103');
  await page.getByLabel('ZIP code').blur();
  await page.getByLabel('State', { exact: true }).selectOption('PA');
}

for (const width of [360, 768, 1440]) {
  test(`${width} px wide: an address in another state asks where the employee lives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await addressInPhiladelphia(page);
    await expect(page.getByText(QUESTION)).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: YES }).click();
    await expect(page.getByText(QUESTION)).toHaveCount(0);
    await expect(page.getByText('The employee lives in Pennsylvania.')).toBeVisible();
    await expect(page.getByLabel('State', { exact: true })).toBeFocused();
    await goTo(page, 'basics');
    await expect(page.getByLabel('State where the employee lives')).toHaveValue('PA');
    await expect(page.getByText('By agreement, income tax is withheld for Pennsylvania.')).toBeVisible();
    await goTo(page, 'finish');
    await expect(page.getByRole('heading', { name: 'Read it once more' })).toBeVisible();
    await expect(page.getByText(QUESTION)).toHaveCount(0);
  });
}

test('the last step asks it too, and takes the answer in one press', async ({ page }) => {
  await addressInPhiladelphia(page);
  await goTo(page, 'finish');
  const odd = page.getByRole('group', { name: 'Worth a second look' });
  await expect(odd.getByText(QUESTION)).toBeVisible();
  await expectAccessible(page);
  await odd.getByRole('button', { name: YES }).click();
  await expect(page.getByText(QUESTION)).toHaveCount(0);
  await goTo(page, 'basics');
  await expect(page.getByLabel('State where the employee lives')).toHaveValue('PA');
});

test('the entry of the last step leads to the question, where it can be denied', async ({ page }) => {
  await addressInPhiladelphia(page);
  await goTo(page, 'finish');
  await page.getByRole('button', { name: QUESTION }).click();
  await expect(page).toHaveURL(/step=basics$/);
  await expect(page.getByRole('button', { name: YES })).toBeFocused();
  await page.getByRole('button', { name: NO }).click();
  await expect(page.getByLabel('State where the employee lives')).toBeFocused();
  await expect(page.getByLabel('State where the employee lives')).toHaveValue('NJ');
  await goTo(page, 'employee');
  await expect(page.getByText(QUESTION)).toHaveCount(0);
  await goTo(page, 'earnings');
  await expect(page.getByText('New Jersey income tax').first()).toBeVisible();
});

test('what the answer takes away comes back with Undo', async ({ page }) => {
  await addressInPhiladelphia(page);
  await page
    .getByLabel(/allowances/i)
    .first()
    .fill('2');
  await page.getByRole('button', { name: YES }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(QUESTION)).toBeVisible();
});
