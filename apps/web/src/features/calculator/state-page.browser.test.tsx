import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/page.tsx';
import { fill, press } from '../../testing/user-input.ts';

const TEXAS = '/paycheck-calculator/texas';

test('a paycheck is calculated as it is typed, with every line explained one at a time', async () => {
  await openPage(TEXAS);
  const net = page.getByText('$2,036.13');
  await expect.element(net).toBeVisible();
  await expect.element(page.getByText('2,410.00 × 6.2% = 149.42')).toBeVisible();
  await press(page.getByRole('button', { name: 'Why? Texas income tax' }));
  await expect.element(page.getByText('Texas Constitution').first()).toBeVisible();
  await expect.element(page.getByText('2,410.00 × 6.2% = 149.42')).not.toBeInTheDocument();
  await fill(page.getByLabelText('Pay', { exact: true }), '3,000.00');
  await expect.element(page.getByRole('row', { name: /^Gross pay 3,000.00 78,000.00/ })).toBeVisible();
});

test('an amount that cannot be read is told at its field, and the numbers of before stay', async () => {
  await openPage(TEXAS);
  await fill(page.getByLabelText('Pay', { exact: true }), '-5');
  await expect.element(page.getByText('Enter an amount that is not below zero.')).toBeVisible();
  await expect.element(page.getByText('$2,036.13')).toBeVisible();
});

test('the same pay can be entered as an hourly rate', async () => {
  await openPage(TEXAS);
  await press(page.getByRole('button', { name: 'an hourly rate' }));
  await expect.element(page.getByLabelText('Hourly rate')).toHaveValue('31.25');
  await expect.element(page.getByText('$2,036.13')).toBeVisible();
});

test('a pay stub begins with the numbers of the calculator', async () => {
  await openPage(TEXAS);
  await press(page.getByRole('link', { name: 'Make a pay stub with these numbers' }));
  await expect.element(page.getByText('Your numbers from the calculator are filled in.')).toBeVisible();
  await expect.poll(() => location.pathname + location.search + location.hash).toBe('/make-your-paystub');
});
