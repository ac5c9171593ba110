import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { answerBilling, logInAs, openAs, useBilling, USER } from '../../testing/billing.ts';
import { openPage } from '../../testing/page.tsx';
import { press } from '../../testing/user-input.ts';

const heading = () => page.getByRole('heading', { level: 1 });

beforeEach(async () => {
  await useBilling('sandbox');
});

describe('pricing', () => {
  test('shows both plans with what they cost, and the price at the foot once the plans are gone', async () => {
    await openPage('/pricing');
    await expect.element(page.getByRole('img', { name: 'Pay stub, with the SAMPLE mark' }).first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Get Pro for $12.00 a month' }).first()).toBeVisible();
    await press(page.getByRole('radio', { name: /^Yearly \$96\.00, save \$48\.00/ }));
    const links = page.getByRole('link', { name: /^Get Pro/ });
    await expect.element(links.first()).toHaveAttribute('href', '/auth/sign-up?plan=yearly');
    expect(links.elements()).toHaveLength(1);
    page.getByText('Five things to ask before you pay').element().scrollIntoView();
    await expect.poll(() => links.elements()).toHaveLength(2);
    await expect.element(page.getByText('Test mode', { exact: true })).toBeVisible();
  });

  test('leads who is logged in straight to checkout, and a visitor there by way of an account', async () => {
    answerBilling();
    await openAs(USER, '/pricing');
    const link = page.getByRole('link', { name: 'Get Pro for $12.00 a month' }).first();
    await expect.element(link).toHaveAttribute('href', '/checkout?plan=monthly');
    await openPage('/auth/sign-up?plan=yearly');
    await expect
      .element(page.getByText(/^Paperwage Pro needs an account: .+ You pay on the next page\.$/))
      .toBeVisible();
    await press(page.getByRole('main').getByRole('link', { name: 'Log in' }));
    await expect.element(heading()).toHaveTextContent('Log in');
    await expect.element(page.getByText('Then you’ll continue to checkout.')).toBeVisible();
    logInAs(USER);
    await expect.poll(() => location.pathname + location.search).toBe('/checkout?plan=yearly');
  });

  test('shows a subscriber their plan, and sells them nothing', async () => {
    answerBilling();
    await openAs(USER, '/pricing', true);
    await expect.element(page.getByText('Your plan', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Manage your plan' }))
      .toHaveAttribute('href', '/user/account#subscription');
    await expect.element(page.getByRole('link', { name: /^Get Pro/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('has no price where there are no plans', async () => {
    await useBilling('off');
    onTestFinished(() => useBilling('sandbox'));
    await openPage('/pricing');
    await expect.element(heading()).toHaveTextContent('Everything is included');
    await expect.element(page.getByRole('main')).not.toHaveTextContent('$');
    await expectAccessible();
  });
});
