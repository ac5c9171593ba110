import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { barFigure, goTo, openBuilder, openSample, openWithholding, waitUntilSaved } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { spokenFromNow } from '../../testing/read-page.ts';
import { choose, fill, fillAndLeave, focus, keys, leaveField, press } from '../../testing/user-input.ts';

const PAY_STUB = '/make-your-paystub';

test('come on leaving a field, not while it is typed in', async () => {
  await openBuilder(PAY_STUB, 'company');
  const name = page.getByLabelText('Company name');
  const message = page.css('[id="companyInfo.employerName-message"]');
  await focus(name);
  await keys('A{Backspace}');
  await expect.element(name).toHaveValue('');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await expect.element(message).not.toBeInTheDocument();
  leaveField();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(message).toHaveTextContent(/^\S+ .+\.$/);
});

test('come on Continue for fields that were never entered', async () => {
  await openBuilder(PAY_STUB, 'company');
  const name = page.getByLabelText('Company name');
  await focus(page.getByLabelText('City'));
  leaveField();
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await press(page.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => location.href).toMatch(/step=employee/);
  await expect.element(page.getByLabelText('Name', { exact: true })).not.toHaveAttribute('aria-invalid');
  await goTo('company');
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
});

test('what is missing in a step is said once when it is left, and its state outlives a reload', async () => {
  await openBuilder(PAY_STUB, 'basics');
  const spoken = spokenFromNow();
  await press(page.getByRole('button', { name: 'Continue' }));
  const message = page.getByText(/^Pay basics: Choose the state where they work\./);
  await expect.element(message).toBeVisible();
  expect(spoken.filter((text) => text.includes('Pay basics:'))).toHaveLength(1);
  await press(page.getByRole('button', { name: 'Show it' }));
  await expect.element(page.getByLabelText('State where they work')).toHaveFocus();
  await press(page.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => location.href).toMatch(/step=company/);
  await expect.element(message).not.toBeInTheDocument();
  await waitUntilSaved();
  await reload();
  await expect.element(page.getByRole('link', { name: 'Pay basics, has errors' })).toBeVisible();
});

test('lists what is missing and leads to each field', async () => {
  await openBuilder(PAY_STUB, 'finish');
  await press(page.getByRole('button', { name: 'Download PDF' }).first());
  const summary = page.css('#review-errors');
  await expect.element(summary).toHaveFocus();
  await press(summary.getByRole('button', { name: /^Company/ }));
  await expect.element(page.getByLabelText('Company name')).toHaveFocus();
  await expect.poll(() => location.href).toMatch(/step=company/);
  await expect.element(page.getByLabelText('Company name')).toHaveAttribute('aria-invalid', 'true');
  await fill(page.getByLabelText('Company name'), 'A');
  await expect.element(page.getByLabelText('Company name')).not.toHaveAttribute('aria-invalid');
  history.back();
  await expect.poll(() => location.href).toMatch(/step=finish/);
});

test(
  'a telephone number that cannot be dialled is told of, and is not called wrong',
  { tags: ['release'] },
  async () => {
    await openBuilder(PAY_STUB, 'company');
    const telephone = page.getByLabelText('Phone (optional)');
    await fillAndLeave(telephone, '12');
    await expect
      .element(telephone)
      .toHaveAccessibleDescription(/^Enter a 10-digit phone number, such as \(916\) 555-0142/);
    await expect.element(telephone).not.toHaveAttribute('aria-invalid');
    for (const good of ['9165550142', '+1 916 555 0142', '916-555-0142 ext. 20']) {
      await fillAndLeave(telephone, good);
      await expect.element(telephone).not.toHaveAccessibleDescription();
    }
  },
);

test('a day that does not exist is told as such', async () => {
  await openBuilder(PAY_STUB, 'earnings');
  const date = page.getByLabelText('Pay date', { exact: true });
  for (const [text, message] of [
    ['02/30/2026', 'February 2026 has only 28 days. Check the day.'],
    ['13/01/2026', 'There’s no month 13. Put the month first, such as 11/20/2026.'],
    ['tomorrow', 'Enter the date as 11/20/2026.'],
  ] as const) {
    await fillAndLeave(date, text);
    await expect.element(date).toHaveValue(text);
    await expect.element(date).toHaveAccessibleDescription(message);
  }
});

/** A color of the page by its name, as the browser says it. */
function colorOf(name: string): string {
  const probe = document.createElement('i');
  probe.style.setProperty('color', `var(${name})`);
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test('says once it was left what is odd in it, and is not called wrong', async () => {
  const warned = async (field: Locator, text: string) => {
    await expect.element(field).toHaveAccessibleDescription(text);
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    const message = page.getByText(text, { exact: true }).first();
    await expect.element(message).toBeVisible();
    await expect.poll(() => getComputedStyle(message.element()).color).toBe(colorOf('--warn'));
    expect(colorOf('--warn')).not.toBe(colorOf('--bad'));
  };
  await openSample(PAY_STUB, 'employee');
  const zip = page.getByLabelText('ZIP code');
  await fill(zip, '123');
  await expect.element(page.getByText(/^A ZIP code has 5 digits/)).not.toBeInTheDocument();
  leaveField();
  await warned(zip, 'Enter a 5- or 9-digit ZIP code, such as 78701 or 78701-1234.');
  await fill(zip, '78704');
  await expect.element(page.getByText(/^A ZIP code has 5 digits/)).not.toBeInTheDocument();
  const account = page.getByLabelText('Account number, last 4 digits');
  await fillAndLeave(account, '');
  await warned(account, 'Enter the last 4 digits of the account, or choose check.');

  await goTo('earnings');
  const payDate = page.getByLabelText('Pay date', { exact: true });
  await fillAndLeave(payDate, '11/01/2026');
  await expect.element(payDate).toHaveAccessibleDescription(/period/);
  await expect.element(payDate).not.toHaveAttribute('aria-invalid');
  const hours = page.getByLabelText('Regular, hours');
  await fillAndLeave(hours, '100');
  await warned(hours, 'Regular: 100.00 hours is 20 more than 40 a week. Most employees get overtime for those.');
  await fill(hours, 'x');
  await expect.element(hours).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(/more than 40 a week/)).not.toBeInTheDocument();
  await fillAndLeave(hours, '100');
  await press(page.getByRole('button', { name: 'Pay 20 hours as overtime' }));
  await expect.element(hours).toHaveValue('80.00');
  await expect.element(page.getByLabelText('Overtime, hours')).toHaveValue('26.00');
  await expect.element(page.getByText(/more than 40 a week/)).not.toBeInTheDocument();
});

test('messages call a tax what its row is called', { tags: ['release'] }, async () => {
  await openBuilder(PAY_STUB, 'basics');
  await choose(page.getByLabelText('State where they work'), 'CA');
  await goTo('earnings');
  await fill(page.getByLabelText('Regular, rate'), '100');
  await press(page.getByRole('button', { name: /^California income tax/ }));
  const field = page.css('[id="items.0.deductions.state.total"]');
  await fill(field, '');
  await keys('1x');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'California income tax: calculate again' })).toBeVisible();
  leaveField();
  await expect.element(field).toHaveAccessibleDescription(/^Enter an amount in dollars and cents/);
  const told = page.getByText('California income tax: Enter an amount in dollars and cents, such as 1,200.50.');
  await expect.element(told).not.toBeInTheDocument();
  await press(page.getByRole('button', { name: /^California income tax/, expanded: true }));
  await expect.element(told).toBeVisible();
  await goTo('finish');
  await expect
    .element(page.getByRole('button', { name: /Stub 1, California income tax: Enter an amount in dollars and cents/ }))
    .toBeVisible();
  await expect.element(page.getByText('State income tax')).not.toBeInTheDocument();
});

test('what is still to do names the field that it is about', async () => {
  await openSample(PAY_STUB, 'employee');
  await openWithholding();
  await fill(page.getByLabelText('Step 3: amount'), 'abc');
  await expect.element(barFigure('Net pay')).toHaveTextContent(/^–$/);
  await goTo('finish');
  await expect
    .element(
      page.getByRole('button', {
        name: 'Employee: W-4 step 3: Enter an amount in dollars and cents, such as 1,200.50.',
      }),
    )
    .toBeVisible();
});

test('of letters that cannot be printed offer a Latin spelling, which is taken at a press alone', async () => {
  await openBuilder(PAY_STUB, 'company');
  const name = page.getByLabelText('Company name');
  await fillAndLeave(name, '李伟 Noodles');
  const message = page.css('[id="companyInfo.employerName-message"]');
  await expect.element(message).toHaveTextContent('We can’t print 李 伟. Use Latin letters.');
  const offer = page.getByRole('button', { name: 'Use “Li Wei Noodles”' });
  await expect.element(offer).toBeVisible();
  await expect.element(name).toHaveValue('李伟 Noodles');
  await press(offer);
  await expect.element(name).toHaveValue('Li Wei Noodles');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect.element(name).toHaveValue('李伟 Noodles');
  await fillAndLeave(name, '김민수');
  await expect.element(message).toHaveTextContent('We can’t print 김 민 수. Use Latin letters.');
  await expect.element(message.getByRole('button')).not.toBeInTheDocument();
});
