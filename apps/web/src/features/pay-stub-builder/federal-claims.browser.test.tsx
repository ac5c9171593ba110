import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { barFigure, goTo, openSample, openWithholding } from '../../testing/builder.ts';
import { exactly, textWithFigure } from '../../testing/read-page.ts';
import { press } from '../../testing/user-input.ts';

const netPay = barFigure('Net pay');
const stepTwo = page.getByLabelText('Step 2(c): two jobs in total, or the spouse works');

describe('what Form W-4 claims', () => {
  test('is exemption, which leaves nothing else of the form to ask', async () => {
    await openSample('/make-your-paystub', 'employee');
    await openWithholding();
    const before = await textWithFigure(netPay);
    await expect.element(stepTwo).toBeVisible();
    const exempt = page.getByLabelText('Exempt from federal income tax');
    await expect
      .element(exempt)
      .toHaveAccessibleDescription(/^Checked or written below step 4\(c\)\. Expires February 15/);
    await press(exempt);
    await expect.element(stepTwo).not.toBeInTheDocument();
    await expect.element(netPay).not.toHaveTextContent(exactly(before));
    await expectAccessible();
    await goTo('earnings');
    await press(page.getByRole('button', { name: /^Federal income tax/ }));
    await expect
      .element(page.getByRole('region', { name: 'Taxes and deductions' }))
      .toHaveTextContent('Form W-4 claims exemption, so no federal income tax is withheld');
  });

  test('is being a nonresident alien, for whom more is withheld', async () => {
    await openSample('/make-your-paystub', 'employee');
    await openWithholding();
    const before = await textWithFigure(netPay);
    await press(page.getByLabelText('Nonresident alien'));
    await expect.element(netPay).not.toHaveTextContent(exactly(before));
    await expect.element(stepTwo).toBeVisible();
  });
});
