import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.ts';
import { openPage } from '../testing/page.tsx';
import { press } from '../testing/user-input.ts';
import { expectToFit, windowOf } from '../testing/window.ts';

const PATHS = [
  '/',
  '/privacy-policy',
  '/terms',
  '/contact',
  '/tax-rules',
  '/verify',
  '/pricing',
  '/faq',
  '/blog',
  '/blog/how-federal-income-tax-is-calculated',
  '/blog/pay-stub-requirements-by-state',
  '/for-landlords',
  '/paycheck-calculator',
  '/paycheck-calculator/california',
  '/tools',
  '/tools/gross-from-net',
  '/tools/w4-helper',
  '/no-such-page',
] as const;
/** Pages that are laid out as another of them is: these wait for a release. */
const LIKE_ANOTHER: readonly string[] = [
  '/privacy-policy',
  '/blog/how-federal-income-tax-is-calculated',
  '/blog/pay-stub-requirements-by-state',
  '/for-landlords',
  '/paycheck-calculator',
  '/tools',
  '/tools/gross-from-net',
  '/blog',
  '/faq',
];
const tagsOf = (path: string) => ({ tags: LIKE_ANOTHER.includes(path) ? ['release'] : [] });
/** The narrowest phone and the widths at which the layout may change. */
const BREAKPOINTS = [320, 375, 576, 768, 1024, 1440, 1920];

/** Opens a page and waits until all of it is there. */
async function openWhole(path: (typeof PATHS)[number]): Promise<void> {
  await openPage(path);
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  if (path === '/tax-rules') await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
}

describe('every page', () => {
  for (const path of PATHS) {
    test(`${path} is accessible, light and dark, and fits every width`, tagsOf(path), async () => {
      await openWhole(path);
      await expectAccessible();
      for (const width of BREAKPOINTS) {
        await windowOf(width);
        await expectToFit(`at ${width} px`);
      }
    });

    test(`${path} fits a phone at the largest text size`, tagsOf(path), async () => {
      await windowOf(360, 800);
      document.documentElement.setAttribute('data-text-size', 'largest');
      onTestFinished(() => document.documentElement.removeAttribute('data-text-size'));
      await openWhole(path);
      await expectToFit();
    });
  }

  test.each(PATHS)('%s is accessible on a phone, and fits a pixel less too', { tags: ['release'] }, async (path) => {
    await openWhole(path);
    for (const breakpoint of BREAKPOINTS) {
      await windowOf(breakpoint - 1);
      await expectToFit(`at ${breakpoint - 1} px`);
    }
    await windowOf(360, 800);
    await expectAccessible();
  });
});

describe('a page that is not there', () => {
  test('says so and leads on', async () => {
    await openPage('/no/such/page');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await press(page.getByRole('main').getByRole('link', { name: 'Make a pay stub' }));
    await expect.poll(() => location.pathname).toBe('/make-your-paystub');
    await expect.element(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  });
});

describe('the pages that say what holds', () => {
  test.each([
    {
      path: '/privacy-policy',
      heading: 'Privacy Policy',
      sections: ['Who runs this site', 'What stays in your browser', 'What we send', 'Social Security numbers'],
      sentence: 'Without an account, what you enter in a document stays in your browser.',
    },
    {
      path: '/terms',
      heading: 'Terms and Conditions',
      sections: ['What you can use it for', 'Documents must be true', 'About the numbers'],
      sentence: 'Use Paperwage only for pay that was really earned and paid.',
    },
  ])('$path is there, from the footer', async ({ path, heading, sections, sentence }) => {
    await openPage('/');
    await press(page.getByRole('contentinfo').getByRole('link', { name: heading }));
    await expect.poll(() => location.pathname).toBe(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    await expect.poll(() => document.title).toBe(`${heading} · Paperwage`);
    for (const section of sections) {
      await expect.element(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible();
    }
    await expect.element(page.getByRole('main')).toHaveTextContent(sentence);
  });
});

describe('moving between pages', () => {
  test('draws the home page in full when it is reached from another page', async () => {
    await openPage('/terms');
    await press(page.getByRole('banner').getByRole('link', { name: 'Home' }));
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(/^Pay stubs that show their work\.$/);
    await expect.element(page.getByRole('img', { name: /Sample pay stub/ })).toBeVisible();
  });

  test('remembers the page that was left, but none of signing in', async () => {
    const previous = () => sessionStorage.getItem('paperwage.previous-route');
    await openPage('/terms');
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }));
    await expect.poll(previous).toBe('/terms');
    expect(location.pathname).toBe('/contact');
    await press(page.getByRole('banner').getByRole('link', { name: 'Log in' }));
    await expect.poll(previous).toBe('/contact');
    expect(location.pathname).toBe('/auth/login');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await press(page.getByRole('banner').getByRole('link', { name: 'Home' }));
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(/^Pay stubs that show their work\.$/);
    expect(location.pathname).toBe('/');
    expect(previous()).toBe('/contact');
  });
});
