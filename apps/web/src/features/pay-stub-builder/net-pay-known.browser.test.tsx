import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { barFigure, goTo, openBuilder, openSample } from '../../testing/builder.ts';
import { exactly, textWithFigure } from '../../testing/read-page.ts';
import { choose, fill, fillAndLeave, keys, press, pressKey } from '../../testing/user-input.ts';

const PAY_STUB = '/make-your-paystub';
const netPay = barFigure('Net pay');
const workState = page.getByLabelText('State where they work');
const open = page.getByRole('button', { name: 'I know the net pay' });
const net = page.getByLabelText('Net pay for this stub');

describe('I know the net pay', () => {
  test('gives the gross that leaves it, which can be taken back', async () => {
    await openSample(PAY_STUB, 'basics');
    await choose(workState, 'CA');
    await goTo('earnings');
    const before = await textWithFigure(netPay);
    await pressKey(open);
    await expect.element(net).toHaveFocus();
    await keys('2000{Enter}');
    await expect.element(netPay).toHaveTextContent(/^2,000\.00$/);
    await expect.element(page.getByText(/^Gross pay of [\d,.]+ gives net pay of 2,000\.00\.$/)).toBeVisible();
    await expectAccessible();
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect.element(netPay).toHaveTextContent(exactly(before));
    await expect.element(net).toHaveValue('');
    await expect.element(page.getByText(/^Gross pay of/)).not.toBeInTheDocument();
  });

  test('refuses in words what no pay leaves, and takes away what it said before', async () => {
    await openSample(PAY_STUB, 'basics');
    await choose(workState, 'CA');
    await goTo('earnings');
    await press(open);
    const set = page.getByText('Gross pay set for net pay of 2,000.00.');
    for (const [typed, message] of [
      ['much', /^Enter the net pay in dollars and cents/],
      ['99999999999', 'This amount is too large. Enter at most $999,999,999.99.'],
      [
        '999999999',
        /^No gross pay gives this net pay\. Enter a net pay from [$\d,.]+ to [$\d,.]+, or change the deductions\.$/,
      ],
      ['0', 'Enter a net pay above $0.00.'],
    ] as const) {
      await fill(net, '2000');
      await keys('{Enter}');
      await expect.element(set).toHaveLength(typed === 'much' ? 1 : 0);
      await fill(net, typed);
      await keys('{Enter}');
      await expect.element(net).toHaveAccessibleDescription(message);
      await expect.element(net).toHaveAttribute('aria-invalid', 'true');
      await expect.element(set).not.toBeInTheDocument();
    }
  });

  test('offers the two neighbours where no gross leaves it to the cent', async () => {
    await openBuilder(PAY_STUB, 'basics');
    await choose(workState, 'TX');
    await choose(page.getByLabelText('Pay frequency'), 'Every two weeks');
    await goTo('earnings');
    for (const [label, day] of [
      ['Period start', '11/07/2026'],
      ['Period end', '11/20/2026'],
      ['Pay date', '11/20/2026'],
    ] as const) {
      await fillAndLeave(page.getByLabelText(label, { exact: true }), day);
    }
    await fill(page.getByLabelText('Regular, hours'), '80');
    await press(open);
    // Social security of the year is reached here: a cent more in each of 23 earlier periods leaves less for this one.
    await fill(net, '6018.80');
    await keys('{Enter}');
    await expect.element(page.getByText('No gross pay gives exactly 6,018.80.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^6,018\.57 from 7,839\.91$/ })).toBeVisible();
    await press(page.getByRole('button', { name: /^6,018\.81 from/ }));
    await expect.element(netPay).toHaveTextContent(/^6,018\.81$/);
  });
});
