import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, onPaper, openBuilder, openSample } from '../../testing/builder.ts';
import { choose, fill, fillAndLeave, leaveField, press } from '../../testing/user-input.ts';

const W2 = '/make-your-w2';

async function openWithPlans(plans: Readonly<Record<string, string>>) {
  await openSample(W2, 'boxes');
  await fill(page.getByRole('combobox', { name: 'Code 12a' }), '');
  await fillAndLeave(page.getByLabelText('Amount 12a'), '');
  await goTo('information');
  await press(page.getByText('Pre-tax deductions and Roth'));
  for (const [label, amount] of Object.entries(plans)) {
    await fillAndLeave(page.getByLabelText(label, { exact: true }), amount);
  }
  await goTo('boxes');
}

describe('calculated boxes of a W-2', () => {
  test('10 and 12 show what they print, and can be typed over', { tags: ['release'] }, async () => {
    await openWithPlans({ 'Dependent care FSA': '1500', 'HSA through payroll': '1000' });
    await expect.element(page.getByLabelText('Box 10, Dependent care benefits')).toHaveValue('1,500.00');
    const code = page.getByRole('combobox', { name: 'Code 12a' });
    const amount = page.getByLabelText('Amount 12a');
    await expect.element(code).toHaveValue('W');
    await expect.element(amount).toHaveValue('1,000.00');
    await expect.element(page.getByText('From the HSA through payroll amount in step 1.')).toBeVisible();
    await fill(amount, '1200');
    leaveField();
    await expect.element(amount).toHaveValue('1,200.00');
    await expect.element(code).toHaveValue('W');
    await expect.element(onPaper('field12a')).toHaveTextContent(/^1,200.00$/);
    await expect.element(page.getByRole('combobox', { name: 'Code 12c' })).toHaveValue('');
    const care = page.getByLabelText('Box 10, Dependent care benefits');
    await fill(care, '');
    await expect.element(care).toHaveValue('');
    leaveField();
    await expect.element(care).toHaveValue('1,500.00');
  });

  test('1, 3, 5 and 16 say how they come from the pay of the year', async () => {
    await openWithPlans({ '401(k)': '5000' });
    for (const number of ['1', '3', '5', '16']) {
      await press(page.getByRole('button', { name: `Box ${number}: why?` }));
      await expect.element(page.getByText('Pay for the year: $68,400.00')).toBeVisible();
      const said =
        number === '1' || number === '16'
          ? '401(k) contributions: $68,400.00 − $5,000.00 = $63,400.00'
          : '401(k) contributions of $5,000.00 don’t lower this box';
      await expect.element(page.getByText(said)).toBeVisible();
    }
  });

  test(
    '17 says at once what it rests on, and names an agreement with the state of the employee',
    { tags: ['release'] },
    async () => {
      await openSample(W2, 'information');
      await choose(page.getByLabelText('State where they work'), 'IL');
      await goTo('parties');
      await choose(page.getByRole('group', { name: 'Employee', exact: true }).getByLabelText('State'), 'WI');
      await goTo('boxes');
      const row = page.css('li[data-path="stateIncomeTax"]');
      await expect.element(row).toHaveTextContent('Illinois and Wisconsin have an agreement');
      await expect.element(row).toHaveTextContent('Box 17 assumes that the employee filed no Form IL-W-4');
    },
  );

  test('13 follows from the deferrals in box 12 until somebody clears it', { tags: ['release'] }, async () => {
    await openBuilder(W2, 'information');
    await fillAndLeave(page.getByLabelText('Pay for the year'), '52000');
    await choose(page.getByLabelText('State where they work'), 'CA');
    await choose(page.getByLabelText('Filing status'), 'SINGLE');
    await press(page.getByText('Pre-tax deductions and Roth'));
    await fillAndLeave(page.getByLabelText('401(k)', { exact: true }), '5000');
    await goTo('boxes');
    const plan = page.getByLabelText('Retirement plan');
    await expect.element(plan).toBeChecked();
    await expect.element(page.getByText('Calculated from the deferrals in box 12.')).toBeVisible();
    await expect.element(onPaper('retirementPlan')).toHaveTextContent('X');
    await press(plan);
    await expect.element(plan).not.toBeChecked();
    await expect.element(page.getByText(/^Box 12 shows retirement plan deferrals\./)).toBeVisible();
  });

  test('a takes Applied For where the number has not come, in one press', async () => {
    await openSample(W2, 'parties');
    const number = page.getByLabelText('Social Security number');
    const applied = page.getByRole('button', { name: 'Print “Applied For”' });
    await expect.element(applied).not.toBeInTheDocument();
    await fillAndLeave(number, '');
    await press(applied);
    await expect.element(number).toHaveFocus();
    await expect.element(number).toHaveValue('APPLIED FOR');
    await expect.element(onPaper('employeeSocialSecurityNumber')).toHaveTextContent('APPLIED FOR');
  });
});
