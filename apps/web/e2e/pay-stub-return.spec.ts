import { expect, test, type Page } from '@playwright/test';
import { agree, complaintsOf, fillInSample, goTo, openBuilder } from './pay-stub-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rate = (page: Page) => page.getByLabel('Regular, rate');

/** Leaves the earnings with Continue, a rate that is none still in them. */
async function continueWithMistake(page: Page) {
  await goTo(page, 'earnings');
  await rate(page).fill('x');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=finish$/);
}

async function expectEarnings(page: Page) {
  await expect(heading(page)).toHaveText('What was earned this period?');
  await expect(rate(page)).toHaveValue('x');
  await expect(page.locator('#items\\.0\\.earnings\\.regular\\.rate-message')).toContainText('Regular');
  await expect(page.getByRole('tab', { name: /^Stub 1 .*\(check\)$/ })).toBeVisible();
}

test.describe('back at the earnings after Continue', () => {
  const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'the Back button': (page) => page.getByRole('button', { name: 'Back', exact: true }).click(),
    'the rail': (page) => goTo(page, 'earnings'),
    'the browser’s back': (page) => page.goBack(),
  };
  for (const [name, goBack] of Object.entries(ways)) {
    test(`by ${name}, the step is there with its messages`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await fillInSample(page);
      await continueWithMistake(page);
      await agree(page);
      await goBack(page);
      await expectEarnings(page);
      await goTo(page, 'finish');
      for (const box of await page.getByRole('checkbox', { name: /I agree to the/ }).all())
        await expect(box).toBeChecked();
      expect(complaints).toEqual([]);
    });
  }

  test('by the link of a download that was held back, the field has the focus', async ({ page }) => {
    const complaints = complaintsOf(page);
    await fillInSample(page);
    await continueWithMistake(page);
    await agree(page);
    await page.getByRole('button', { name: 'Download PDF' }).first().click();
    await page.locator('#review-errors').getByRole('button').click();
    await expect(rate(page)).toBeFocused();
    await expectEarnings(page);
    expect(complaints).toEqual([]);
  });
});

test('a pay date in another year brings step 3 of Form W-4 by the amounts of that year', async ({ page }) => {
  await openBuilder(page, 'employee');
  await page.getByLabel('Children under 17').fill('2');
  await goTo(page, 'earnings');
  for (const [year, amount] of [
    ['2026', '4,400.00'],
    ['2024', '4,000.00'],
  ] as const) {
    await goTo(page, 'earnings');
    await page.getByLabel('Pay date', { exact: true }).fill(`11/20/${year}`);
    await page.getByLabel('Pay date', { exact: true }).blur();
    await goTo(page, 'employee');
    await expect(page.getByLabel('Step 3: amount')).toHaveValue(amount);
  }
});
