import { expect, test } from 'vitest';
import type { TaxRulesAnswer } from '@paperwage/api-contract';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/page.tsx';

test('home shows the real sample pay stub, with the marked line and its explanation', async () => {
  await openPage('/');
  const sheet = page.getByRole('img', { name: /Sample pay stub for a made-up employee/ });
  await expect.element(sheet).toHaveLength(1);
  await expect.element(sheet).toHaveTextContent('Núria Nguyễn-Ortega');
  const amount = sheet.css('[data-region$=".deductions.fica"] text').nth(1).element().textContent;
  await expect.element(page.getByRole('complementary')).toHaveTextContent(`Why ${amount} for Social Security?`);
});

test('home claims the years and states that the rules hold, and no more', async () => {
  const { data } = (await (await fetch('/api/tax-rules')).json()) as TaxRulesAnswer;
  const ofStates = data.rows.filter(({ state }) => state !== 'US');
  expect(new Set(ofStates.map(({ state }) => state)).size).toBe(51);
  expect(ofStates).toHaveLength(51 * data.years.length);
  for (const { incomeTax } of ofStates) expect(incomeTax.length).toBeGreaterThan(0);
  await openPage('/');
  await expect
    .element(page.css('#proof div').filter({ hasText: 'Every state, year by year' }))
    .toHaveTextContent(`${data.years[0]} through ${data.years.at(-1)} in all 50 states and DC`);
});
