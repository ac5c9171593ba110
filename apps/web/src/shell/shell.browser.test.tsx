import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.ts';
import { useBilling } from '../testing/billing.ts';
import { openPage } from '../testing/page.tsx';
import { focus, keys, press, tab } from '../testing/user-input.ts';
import { windowOf } from '../testing/window.ts';
import { loadSiteConfig } from './site-config.ts';

const banner = page.getByRole('banner');
const footer = page.getByRole('contentinfo');
const settings = page.getByRole('dialog', { name: 'Display settings' });

beforeEach(() => useBilling('sandbox'));

describe('header', () => {
  const documents = page.getByRole('button', { name: 'Documents' });

  test('opens the documents with the keyboard and closes them with Escape, focus going back', async () => {
    await openPage('/');
    const invoice = banner.getByRole('link', { name: 'Invoice' });
    await expect.element(documents).toBeVisible();
    await expect.element(invoice).not.toBeInTheDocument();
    await focus(documents);
    await keys('{Enter}');
    await expect.element(documents).toHaveAttribute('aria-expanded', 'true');
    await tab();
    await tab();
    await expect.element(invoice).toHaveFocus();
    await expectAccessible();
    await keys('{Escape}');
    await expect.element(invoice).not.toBeInTheDocument();
    await expect.element(documents).toHaveFocus();
  });

  test('closes the documents on a click elsewhere and when the focus moves on', async () => {
    await openPage('/');
    await press(documents);
    await expect.element(documents).toHaveAttribute('aria-expanded', 'true');
    await press(page.getByRole('heading', { level: 1 }));
    await expect.element(documents).toHaveAttribute('aria-expanded', 'false');
    await press(documents);
    await expect.element(documents).toHaveAttribute('aria-expanded', 'true');
    await focus(banner.getByRole('link', { name: 'Pricing' }));
    await expect.element(documents).toHaveAttribute('aria-expanded', 'false');
  });

  test('lies behind the dots at 768 px and less', async () => {
    await windowOf(769);
    await openPage('/');
    const dots = page.getByRole('button', { name: 'Menu' });
    const links = banner.getByRole('link');
    const names = () => links.elements().map((link) => link.textContent);
    await expect.element(banner.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect.element(dots).not.toBeInTheDocument();
    await windowOf(768);
    await expect.poll(names).toEqual(['Paperwage']);
    await press(dots);
    const all = ['Paperwage', 'Home', 'Pay stub', 'Invoice', 'W-2 form', '1099', 'Pricing', 'FAQ', 'Blog', 'Log in'];
    await expect.poll(names).toEqual(all);
    await expectAccessible();
    for (const link of links.elements()) {
      await expect.poll(() => link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await keys('{Escape}');
    await expect.element(dots).toHaveAttribute('aria-expanded', 'false');
    await expect.element(dots).toHaveFocus();
  });

  test('is compact above a builder, with the documents as tabs', async () => {
    await openPage('/make-your-paystub');
    const tabs = page.getByRole('navigation', { name: 'Documents' }).first().getByRole('link');
    const names = () => tabs.elements().map((link) => link.textContent);
    await expect.poll(names).toEqual(['Pay stub', 'Invoice', 'W-2', '1099']);
    await expect.element(tabs.first()).toHaveAttribute('aria-current', 'page');
    await expect.element(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test('without plans nothing leads to prices', async () => {
  await useBilling('off');
  await openPage('/');
  await expect.element(banner.getByRole('link', { name: 'FAQ' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Pricing' }).elements()).toEqual([]);
});

describe('footer', () => {
  test('lists what the site has, who runs it and the year', async () => {
    await openPage('/');
    const links = {
      ...{ 'Pay stub': '/make-your-paystub', Invoice: '/invoice-generator' },
      ...{ 'W-2 form': '/make-your-w2', '1099': '/make-your-1099' },
      ...{ Home: '/', Pricing: '/pricing', FAQ: '/faq', Blog: '/blog', 'Tax rules': '/tax-rules' },
      ...{ 'Contact us': '/contact', 'Privacy Policy': '/privacy-policy', 'Terms and Conditions': '/terms' },
    };
    for (const [name, href] of Object.entries(links)) {
      const link = footer.getByRole('link', { name, exact: true });
      await expect.element(link).toBeVisible();
      await expect.element(link).toHaveAttribute('href', href);
    }
    await expect.element(footer).toHaveTextContent(`© ${new Date().getFullYear()}`);
  });

  test('shows what the server is configured with', async () => {
    const told = {
      companyName: 'Firm & Co',
      phone: '(555) 555-0199',
      address: '1 Way, Reno, NV',
      email: 'a@b.example',
    };
    const answer = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(told));
    onTestFinished(async () => {
      answer.mockImplementation(async () => Response.json({}));
      await loadSiteConfig();
      answer.mockRestore();
    });
    await openPage('/contact');
    await loadSiteConfig();
    expect(answer).toHaveBeenCalledWith('/site-config.json');
    await expect.element(footer).toHaveTextContent('Firm & Co');
    await expect.element(footer).toHaveTextContent('1 Way, Reno, NV');
    await expect
      .element(footer.getByRole('link', { name: '(555) 555-0199' }))
      .toHaveAttribute('href', 'tel:5555550199');
    await expect.element(page.getByRole('main').getByRole('link', { name: 'a@b.example' })).toBeVisible();
  });

  test.each(['/', '/contact', '/privacy-policy', '/terms', '/pricing', '/make-your-paystub', '/no-such-page'])(
    'has at %s the accessibility button, which opens the display settings',
    async (address) => {
      await openPage(address);
      const button = footer.getByRole('button', { name: 'Display settings' });
      await press(button);
      await expect.element(settings).toBeVisible();
      await keys('{Escape}');
      await expect.element(settings).not.toBeInTheDocument();
      await expect.element(button).toHaveFocus();
    },
  );
});
