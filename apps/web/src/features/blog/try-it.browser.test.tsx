import { formatFigure } from '@paperwage/documents';
import type { FilingStatus, PayFrequency } from '@paperwage/payroll';
import { PAY_FREQUENCY_NAMES } from '@paperwage/payroll';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/page.tsx';
import { choose, fill } from '../../testing/user-input.ts';

test('an article’s own fields show the tax of the engine, and say what is no amount', async () => {
  await openPage('/blog/how-federal-income-tax-is-calculated');
  const result = page.css('[data-live] [role=status]');
  await expect.element(result).toHaveTextContent('Federal income tax: 197.17 of each 2,400.00');
  await fill(page.getByLabelText('Pay each time'), '1,920');
  await choose(page.getByLabelText('How often'), 'BI_WEEKLY');
  await expect.element(result).toHaveTextContent('Federal income tax: 146.55 of each 1,920.00');
  await choose(page.getByLabelText('Filing status'), 'marriedJointly');
  await expect.element(result).toHaveTextContent('Federal income tax: 68.15 of each 1,920.00');
  await fill(page.getByLabelText('Pay each time'), 'plenty');
  await expect.element(page.getByText('“plenty” is not an amount.')).toBeVisible();
  await expect.element(result).toHaveTextContent(/^$/);
});

test('an article’s own fields call frequencies and filing statuses as all others do', async () => {
  await openPage('/blog/how-federal-income-tax-is-calculated');
  await expect.element(page.getByLabelText('How often')).toBeVisible();
  const often = ['WEEKLY', 'BI_WEEKLY', 'SEMI_MONTHLY', 'MONTHLY'] satisfies PayFrequency[];
  expect(choicesOf('How often')).toEqual(often.map((value) => [value, PAY_FREQUENCY_NAMES[value].toLowerCase()]));
  const statuses = ['single', 'marriedJointly', 'headOfHousehold'] satisfies FilingStatus[];
  expect(choicesOf('Filing status')).toEqual(
    statuses.map((value) => [value, formatFigure({ unit: 'filingStatus', value })]),
  );
});

function choicesOf(label: string): readonly (readonly string[])[] {
  const options = page.getByLabelText(label).element().querySelectorAll('option');
  return [...options].map(({ value, text }) => [value, text.toLowerCase()]);
}
