import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { barFigure, goTo, openBuilder, openSample, waitUntilSaved } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { exactly, textWithFigure } from '../../testing/read-page.ts';
import { choose, fill, fillAndLeave, keys, leaveField, paste, press } from '../../testing/user-input.ts';

const PAY_STUB = '/make-your-paystub';

/** Adds a line of one's own and gives its name field. */
async function addOwn(what: 'earning' | 'deduction') {
  await press(page.getByRole('button', { name: `Add ${what}` }));
  await press(page.getByRole('button', { name: 'Custom line' }));
  const name = page.css('input[placeholder="Name"]:focus');
  await expect.element(name).toHaveLength(1);
  return page.css(`[id="${name.element().id}"]`);
}

test('a previous year to date that is ticked and left empty changes no figure', async () => {
  await openSample(PAY_STUB, 'earnings');
  const yearToDate = page.css('[data-path="items.0.earnings.regular"] button[aria-expanded]');
  await expect.element(yearToDate).toHaveTextContent(/year to date\D*\d/);
  const before = await textWithFigure(yearToDate);
  await goTo('basics');
  await press(page.getByLabelText('I have the year-to-date totals'));
  await goTo('earnings');
  await expect.element(page.getByText(/We assume anything left blank was the same/)).toBeVisible();
  await expect.element(yearToDate).toHaveTextContent(exactly(before));
});

test('a bonus that is counted in earlier periods says so, with the way to what was paid', async () => {
  await openSample(PAY_STUB, 'earnings');
  await press(page.getByRole('tab', { name: /^Stub 3/ }));
  await press(page.getByRole('button', { name: 'Add earning' }));
  await press(page.getByRole('button', { name: 'Bonus', exact: true }));
  await fill(page.getByLabelText('Bonus, rate'), '1000');
  await fillAndLeave(page.getByLabelText('Bonus, hours'), '1');
  const told = page.getByText(
    /We also counted this in \d+ earlier periods this year\. If you didn’t pay it then, enter/,
  );
  await expect.element(told).toBeVisible();
  await goTo('finish');
  const second = page.getByRole('group', { name: 'Worth a second look' });
  await expect.element(second).toHaveTextContent('We also counted this in');
  await press(second.getByRole('button', { name: 'Enter the earlier year to date', exact: true }));
  const entry = page.css('[id="prevYtdItem.earnings.bonus.ytd"]');
  await expect.element(entry).toHaveFocus();
  await fill(entry, '0');
  await expect.element(told).not.toBeInTheDocument();
});

test('a line that cannot be read leaves no net pay standing, and a year not held is told where it was typed', async () => {
  await openSample(PAY_STUB, 'earnings');
  for (const hours of ['-5', 'abc']) {
    await fill(page.getByLabelText('Regular, hours'), hours);
    await expect.element(barFigure('Net pay')).toHaveTextContent(/^–$/);
    await expect.element(barFigure('Gross')).toHaveTextContent(/^–$/);
  }
  await fill(page.getByLabelText('Regular, hours'), '80');
  await expect.element(barFigure('Net pay')).not.toHaveTextContent(/^–$/);
  const payDate = page.getByRole('textbox', { name: 'Pay date' });
  await fillAndLeave(payDate, '11/20/2021');
  await expect.element(payDate).toHaveAttribute('aria-invalid', 'true');
  await expect.element(payDate).toHaveAccessibleDescription(/We don’t have the federal tax rules for 11\/20\/2021/);
});

test('with calculation off the lead promises sums alone', async () => {
  await openSample(PAY_STUB, 'basics');
  await press(page.getByLabelText('Calculate taxes and totals'));
  await goTo('earnings');
  await expect.element(page.getByText('Enter the amount for each line. We add them up.')).toBeVisible();
  await expect.element(page.getByText(/We add it up/)).not.toBeInTheDocument();
});

test('sums of more than paper takes are told where the amounts are typed', async () => {
  await openSample(PAY_STUB, 'earnings');
  await fill(page.getByLabelText('Regular, rate'), '9,999,999');
  await fill(page.getByLabelText('Regular, hours'), '100');
  await expect.element(page.getByText('This stub is more than $999,999,999.99.')).toBeVisible();
  await fill(page.getByLabelText('Regular, rate'), '32.50');
  await expect.element(page.getByText('is more than $999,999,999.99.')).not.toBeInTheDocument();
});

test('a net pay below zero is told beside the deductions, with a true minus and not in green', async () => {
  await openSample(PAY_STUB, 'earnings');
  const color = () => getComputedStyle(barFigure('Net pay').element()).color;
  await textWithFigure(barFigure('Net pay'));
  const green = color();
  const told = page
    .getByRole('tabpanel')
    .getByText(/Deductions are more than gross pay, so net pay is \S+\. Check them/);
  await expect.element(told).not.toBeInTheDocument();
  await press(page.getByRole('button', { name: 'Add deduction' }));
  await press(page.getByRole('button', { name: 'Custom line' }));
  const amount = page.getByLabelText('New line, this period');
  await fill(amount, '90000');
  await expect.element(told).toBeVisible();
  await expect.element(barFigure('Net pay')).toHaveTextContent(/^−\d[\d,]*\.\d\d$/);
  await expect.poll(color).not.toBe(green);
  await fill(amount, '1');
  await expect.element(told).not.toBeInTheDocument();
  await expect.poll(color).toBe(green);
});

test('the link of a net pay below zero leads to the largest deduction', { tags: ['release'] }, async () => {
  await openSample(PAY_STUB, 'earnings');
  for (const [text, amount] of [
    ['Uniform', '20'],
    ['Advance', '90000'],
  ] as const) {
    await fill(await addOwn('deduction'), text);
    await fill(page.getByLabelText(`${text}, this period`), amount);
  }
  await goTo('finish');
  await press(page.getByRole('button', { name: /Advance: Deductions are more than gross pay/ }));
  const field = page.getByLabelText('Advance, this period');
  await expect.element(field).toHaveFocus();
  leaveField();
  await expect.element(field).toHaveAccessibleDescription(/^Deductions are more than gross pay/);
});

test(
  'a name too long for the paper is kept whole, through a reload, until it is shortened',
  { tags: ['release'] },
  async () => {
    await openSample(PAY_STUB, 'earnings');
    const name = await addOwn('earning');
    const long = 'Allowance for tools, boots and travel to sites outside the county '.repeat(2).trim();
    await paste(name, long);
    const message = `This name has ${long.length} characters, and 80 fit. Shorten it.`;
    await expect.element(name).toHaveValue(long);
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await expect.element(name).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await waitUntilSaved();
    await reload();
    await expect.element(name).toHaveValue(long);
    await goTo('finish');
    const entries = page.css('#review-errors').getByRole('button', { name: message });
    await expect.element(entries).toHaveLength(1);
    await press(entries);
    await expect.element(name).toHaveFocus();
    await paste(name, long.slice(0, 80).trim());
    await expect.element(name).not.toHaveAttribute('aria-invalid');
  },
);

test('two lines of one name are told of, once for all stubs', { tags: ['release'] }, async () => {
  await openSample(PAY_STUB, 'basics');
  const count = page.getByLabelText('Number of stubs', { exact: true });
  await fill(count, '3');
  await keys('{Enter}');
  await goTo('earnings');
  for (const text of ['Meals', 'meals ']) {
    const name = await addOwn('deduction');
    await fillAndLeave(name, text);
  }
  const second = page.css('input[placeholder="Name"]').last();
  await expect.element(second).toHaveAccessibleDescription('meals: Two lines have this name. Rename one.');
  await expect.element(second).not.toHaveAttribute('aria-invalid');
  await goTo('finish');
  await expect.element(page.getByRole('button', { name: /Two lines have this name/ })).toHaveLength(1);
});

test('the words suit who is paid and how', { tags: ['release'] }, async () => {
  await openBuilder(PAY_STUB, 'basics');
  await press(page.getByRole('radio', { name: 'Salary' }));
  await choose(page.getByLabelText('State where they work'), 'TX');
  await goTo('earnings');
  const head = page
    .getByRole('region', { name: 'Earnings' })
    .css('[aria-hidden]')
    .filter({ hasText: /^(Yearly|Rate)/ });
  await press(page.getByRole('button', { name: 'Remove Overtime' }));
  await expect.element(head.first()).toHaveTextContent(/^Yearly$/);
  await press(page.getByRole('button', { name: 'Add earning' }));
  await press(page.getByRole('button', { name: 'Overtime' }));
  await expect.element(head.first()).toHaveTextContent(/^Rate or yearly$/);
  await goTo('employee');
  await expect.element(page.getByText('Name and address for the stub, and what to withhold.')).toBeVisible();
  await goTo('basics');
  await press(page.getByRole('radio', { name: 'Contractor' }));
  await goTo('employee');
  await expect.element(page.getByText('Name and address for the stub.')).toBeVisible();
  await expect.element(page.getByText('Name and address for the stub, and what to withhold.')).not.toBeInTheDocument();
});
