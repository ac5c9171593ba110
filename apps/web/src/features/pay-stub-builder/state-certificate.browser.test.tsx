import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { barFigure, goTo, openSample, openWithholding, waitUntilSaved } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { exactly, storedText, textWithFigure } from '../../testing/read-page.ts';
import { choose, fill, fillAndLeave, press } from '../../testing/user-input.ts';

const netPay = barFigure('Net pay');
const workState = page.getByLabelText('State where they work');

async function sampleIn(state: string): Promise<void> {
  await openSample('/make-your-paystub', 'basics');
  await choose(workState, state);
}

describe('the certificate of the state', () => {
  test('is asked in its own words, of the chosen state alone, and changes its tax', async () => {
    await sampleIn('CA');
    await goTo('employee');
    await openWithholding();
    await expect.element(page.getByRole('heading', { name: 'California Form DE 4' })).toBeVisible();
    const before = await textWithFigure(netPay);
    const allowances = page.getByLabelText('Line 1a: regular withholding allowances');
    await expect.element(allowances).toHaveAccessibleDescription('If blank: we count none.');
    await expect
      .element(page.getByLabelText('Filing status').last())
      .toHaveAccessibleDescription('If blank: same as on Form W-4.');
    await fill(allowances, '3');
    await expect.element(netPay).not.toHaveTextContent(exactly(before));
    await expectAccessible();

    await goTo('earnings');
    await press(page.getByRole('button', { name: /^California income tax/ }));
    await expect
      .element(page.getByRole('region', { name: 'Taxes and deductions' }))
      .toHaveTextContent(/Allowance.* 3/i);

    await goTo('basics');
    await choose(workState, 'IL');
    await goTo('employee');
    await openWithholding();
    await expect.element(page.getByRole('heading', { name: 'Illinois Form IL-W-4' })).toBeVisible();
    await expect.element(page.getByLabelText('Line 2: additional allowances')).toBeVisible();
    await expect.element(page.getByText('DE 4')).not.toBeInTheDocument();
    await goTo('basics');
    await choose(workState, 'TX');
    await goTo('employee');
    await openWithholding();
    await expect.element(page.getByRole('heading', { name: 'Form W-4' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: / Form / })).not.toBeInTheDocument();
  });

  test('is kept in the browser, and told where it cannot be read', async () => {
    await sampleIn('AZ');
    await goTo('employee');
    await openWithholding();
    await choose(page.getByLabelText('Percentage of gross taxable wages'), '3.5%');
    const more = page.getByLabelText('Additional amount');
    await fillAndLeave(more, 'x');
    await expect.element(more).toHaveAccessibleDescription(/^Enter an amount in dollars and cents/);
    await fillAndLeave(more, '12.5');
    await expect.element(more).toHaveValue('12.50');
    await waitUntilSaved();
    expect(storedText()).toContain('azElectedRate');
    await reload();
    await openWithholding();
    await expect.element(page.getByLabelText('Percentage of gross taxable wages')).toHaveValue('3.5');
    await expect.element(more).toHaveValue('12.50');
    // 3.5% of 3,017.50 and 12.50 more.
    await expect.element(page.css('#preview')).toHaveTextContent('118.11');
  });
});

test('a deduction of one’s own is taken before taxes when that is said, and the working tells it', async () => {
  await sampleIn('CA');
  await goTo('earnings');
  await press(page.getByRole('button', { name: 'Add deduction' }));
  await press(page.getByRole('button', { name: 'Custom line' }));
  const name = page.css('input[placeholder="Name"]:focus');
  await expect.element(name).toHaveValue('');
  await fill(name, 'Health plan');
  await fill(page.getByLabelText('Health plan, this period'), '100');
  const socialSecurity = page.getByRole('button', { name: /^Social Security/ });
  await expect.element(socialSecurity).toHaveTextContent('187.09');
  const choice = page.getByLabelText('Health plan, before or after taxes');
  await expect.element(choice).toHaveValue('');
  await choose(choice, 'Health plan, before taxes');
  // 6.2% of 2,917.50.
  await expect.element(socialSecurity).toHaveTextContent('180.89');
  await press(socialSecurity);
  await expect
    .element(page.getByRole('region', { name: 'Taxes and deductions' }))
    .toHaveTextContent('3,017.50 − 100.00 = 2,917.50');
  await press(page.getByRole('tab', { name: /^Stub 2/ }));
  await expect.element(choice).toHaveValue('section125');
  await choose(choice, 'After taxes');
  await expect.element(page.getByRole('button', { name: /^Social Security/ })).toHaveTextContent('187.09');
  await expectAccessible();
});
