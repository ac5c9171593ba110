import { expect, test } from '@playwright/test';
import { open } from './open-page.ts';
import { openBuilder } from './pay-stub-page.ts';

test.describe('the pages that say what holds', () => {
  for (const { path, link, heading, sections, sentence } of [
    {
      path: '/privacy-policy',
      link: 'Privacy Policy',
      heading: 'Privacy Policy',
      sections: ['Who runs this site', 'What stays in your browser', 'What is sent', 'Social Security numbers'],
      sentence: 'Without an account, what you type stays in your browser.',
    },
    {
      path: '/terms',
      link: 'Terms and Conditions',
      heading: 'Terms and Conditions',
      sections: ['What it is for', 'Documents must be true', 'About the figures'],
      sentence: 'Use Paperwage to write down pay that was really earned and paid.',
    },
  ]) {
    test(`${path} is there, from the footer and from the agreement`, async ({ page, context }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(`${heading} · Paperwage`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const section of sections) {
        await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible();
      }
      await expect(page.getByRole('main')).toContainText(sentence);

      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

      await openBuilder(page, 'finish');
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('main').getByRole('link', { name: link }).click(),
      ]);
      await expect(opened).toHaveURL(path);
      await expect(opened.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }
});

test('the footer of every page has the accessibility button, which opens the display settings', async ({ page }) => {
  for (const path of [
    '/',
    '/contact',
    '/privacy-policy',
    '/terms',
    '/pricing',
    '/make-your-paystub',
    '/no-such-page',
  ]) {
    await open(page, path);
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Display settings' });
    await button.scrollIntoViewIfNeeded();
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Display settings' });
    await expect(dialog).toBeVisible();
    for (const setting of ['Text size', 'Contrast', 'Motion', 'Links']) {
      await expect(dialog.getByRole('group', { name: setting })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});
