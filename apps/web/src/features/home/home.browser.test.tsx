import { expect, test } from 'vitest';
import type { TaxRulesAnswer } from '@paperwage/api-contract';
import { page } from 'vitest/browser';
import { openSample } from '../../testing/builder.ts';
import { openPage } from '../../testing/page.tsx';
import { dragOver, press } from '../../testing/user-input.ts';
import { download } from '../../testing/served-files.ts';

test('home shows the real sample pay stub, with the marked line and its explanation', async () => {
  await openPage('/');
  const sheet = page.getByRole('img', { name: /Sample pay stub for a made-up employee/ });
  await expect.element(sheet).toHaveLength(1);
  await expect.element(sheet).toHaveTextContent('Núria Nguyễn-Ortega');
  const amount = sheet.css('[data-region$=".deductions.fica"] text').nth(1).element().textContent;
  await expect.element(page.getByRole('complementary')).toHaveTextContent(`Why is Social Security ${amount}?`);
});

test('home claims the years and states that the rules hold, and no more', async () => {
  const { data } = (await (await fetch('/api/tax-rules')).json()) as TaxRulesAnswer;
  const ofStates = data.rows.filter(({ state }) => state !== 'US');
  expect(new Set(ofStates.map(({ state }) => state)).size).toBe(51);
  expect(ofStates).toHaveLength(51 * data.years.length);
  for (const { incomeTax } of ofStates) expect(incomeTax.length).toBeGreaterThan(0);
  await openPage('/');
  await expect
    .element(page.css('dl > div').filter({ hasText: 'Pay dates from' }))
    .toHaveTextContent(`${data.years.length} yearsPay dates from ${data.years[0]} through ${data.years.at(-1)}`);
  const officialIn = (year: number) =>
    ofStates.filter((row) => row.year === year && row.standing.incomeTax === 'official').length;
  for (const year of data.years)
    await expect
      .element(page.getByRole('img', { name: /State income tax rules by state and year/ }))
      .toHaveAttribute('aria-label', expect.stringContaining(`${officialIn(year)} official in ${year}`));
});

test('home opens a PDF made here in its builder, to make the next one, and says of others what they are', async () => {
  await openSample('/make-your-paystub', 'finish');
  const file = await download('Download PDF');
  await openPage('/');
  await expect.element(page.getByRole('heading', { name: 'Made one with Paperwage before?' })).toBeVisible();
  (await dragOver([new File(['hello'], 'notes.txt')]))();
  await expect
    .element(page.getByText('notes.txt wasn’t made with Paperwage. Choose a PDF you downloaded from Paperwage.'))
    .toBeVisible();
  (await dragOver([file]))();
  await press(page.getByRole('button', { name: 'Make the next pay stub' }));
  await expect.element(page.getByText('This is the next pay stub.')).toBeVisible();
});
