import { expect, test } from '@playwright/test';
import { open } from './open-page.ts';
import { fillInSample, goTo, openBuilder } from './pay-stub-page.ts';
import { stateLink } from './tax-rules-page.ts';

test.describe('the tax rules, from elsewhere', () => {
  test('the page is reached without a new document, and the back button works within it', async ({ page }) => {
    await open(page, '/contact');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tax rules' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await stateLink(page, 'Texas').click();
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await page.goBack();
    await expect(stateLink(page, 'Texas')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('an explanation says when its rule is in force and how sure it is, and leads to all rules', async ({ page }) => {
    await fillInSample(page);
    await goTo(page, 'earnings');
    await page.getByRole('button', { name: /^Social Security/ }).click();
    const line = page.locator('[data-path="items.0.deductions.fica"]');
    await expect(line).toContainText(/In force on pay dates from 01\/01\/20\d\d to 12\/31\/20\d\d\./);
    await expect(line).toContainText(
      'These figures are those of the publication, and two independent records of it agree.',
    );
    const link = line.getByRole('link', { name: 'How sure are we?' });
    await expect(link).toHaveAttribute('href', /^\/tax-rules\?year=20\d\d&state=US$/);
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await expect(opened.getByRole('heading', { level: 2 })).toHaveText(/^Federal taxes in 20\d\d$/);
  });

  test('the note on what is not worked out leads to what is held for the state', async ({ page }) => {
    await fillInSample(page);
    await openBuilder(page, 'basics');
    await page.getByLabel('State where the work is done').selectOption('WA');
    await goTo(page, 'earnings');
    const link = page.getByRole('main').getByRole('link', { name: 'What the rules hold for Washington' }).first();
    await expect(link).toHaveAttribute('href', /^\/tax-rules\?year=20\d\d&state=WA$/);
  });

  test('an address with a state that is none says so, and shows all states', async ({ page }) => {
    await open(page, '/tax-rules?state=zz');
    await expect(page.getByText('The address asks for “ZZ”, which is no state. Choose one above.')).toBeVisible();
    await stateLink(page, 'Texas').click();
    await expect(page.getByText('which is no state')).toHaveCount(0);
  });
});
