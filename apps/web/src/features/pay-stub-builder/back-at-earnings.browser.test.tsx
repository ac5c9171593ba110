import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { agree, expectStep, goTo, openBuilder, openSample, openWithholding } from '../../testing/builder.ts';
import { fill, fillAndLeave, focus, keys, paste, press, pressKey } from '../../testing/user-input.ts';
import { windowOf } from '../../testing/window.ts';

const PAY_STUB = '/make-your-paystub';
const rate = page.getByLabelText('Regular, rate');

/** Leaves the earnings of the sample with Continue, a rate that is none still in them. */
async function continueWithMistake(): Promise<void> {
  await openSample(PAY_STUB, 'earnings');
  await fill(rate, 'x');
  await press(page.getByRole('button', { name: 'Continue' }));
  await expectStep('finish');
  await agree();
}

async function expectEarnings(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Earnings and taxes$/);
  await expect.element(rate).toHaveValue('x');
  await expect.element(page.css('#items\\.0\\.earnings\\.regular\\.rate-message')).toHaveTextContent('Regular');
  await expect.element(page.getByRole('tab', { name: /^Stub 1 .*\(check\)$/ })).toBeVisible();
}

describe('back at the earnings after Continue', () => {
  for (const [by, goBack] of [
    ['the Back button', () => press(page.getByRole('button', { name: 'Back', exact: true }))],
    ['the rail', () => goTo('earnings')],
    ['the browser’s back', () => Promise.resolve(history.back())],
  ] as const) {
    test(`by ${by}, the step is there with its messages`, releaseOnlyUnless(by === 'the Back button'), async () => {
      await continueWithMistake();
      await goBack();
      await expectEarnings();
      await goTo('finish');
      await expect.element(page.getByRole('checkbox', { name: /I agree to the/, checked: true })).toHaveLength(2);
    });
  }

  test('by the link of a download that was held back, the field has the focus', { tags: ['release'] }, async () => {
    await continueWithMistake();
    await press(page.getByRole('button', { name: 'Download PDF' }).first());
    await press(page.css('#review-errors').getByRole('button'));
    await expect.element(rate).toHaveFocus();
    await expectEarnings();
  });
});

test('a pay date in another year brings step 3 of Form W-4 by the amounts of that year', async () => {
  await openBuilder(PAY_STUB, 'employee');
  await openWithholding();
  await fill(page.getByLabelText('Children under 17'), '2');
  for (const [year, amount] of [
    ['2026', '4,400.00'],
    ['2024', '4,000.00'],
  ] as const) {
    await goTo('earnings');
    await fillAndLeave(page.getByLabelText('Pay date', { exact: true }), `11/20/${year}`);
    await goTo('employee');
    await openWithholding();
    await expect.element(page.getByLabelText('Step 3: amount')).toHaveValue(amount);
  }
});

describe('what is missing or wrong', () => {
  test(
    'is counted by the steps as by the last step: a name that all stubs share is one thing',
    { tags: ['release'] },
    async () => {
      await windowOf(360, 780);
      await openSample(PAY_STUB, 'earnings');
      await fill(page.getByLabelText(/^Name of custom earning 1/), '');
      await press(page.getByRole('button', { name: 'Continue' }));
      await expect.element(page.getByRole('link', { name: 'Earnings: 1 to fix' })).toBeVisible();
      await agree();
      await press(page.getByRole('button', { name: 'Download PDF' }).first());
      await expect.element(page.getByText('Fix 1 field')).toBeVisible();
    },
  );

  test('in a step that was left is named on a phone', { tags: ['release'] }, async () => {
    await windowOf(360, 780);
    await openBuilder(PAY_STUB, 'company');
    await press(page.getByRole('button', { name: 'Continue' }));
    await press(page.getByRole('link', { name: 'Company: 1 to fix' }));
    await expectStep('company');
    await fill(page.getByLabelText('Company name'), 'Named');
    await goTo('employee');
    await expect.element(page.getByText('to fix')).not.toBeInTheDocument();
  });
});

test('a standard line that was added can be taken away and brought back', async () => {
  await openBuilder(PAY_STUB, 'earnings');
  const add = page.getByRole('button', { name: '+ Add earning' });
  const bonus = page.getByLabelText('Bonus, rate');
  const paper = page.css('#preview');
  await expect.element(page.getByRole('button', { name: 'Remove Regular' })).not.toBeInTheDocument();
  await press(add);
  await press(page.getByRole('button', { name: 'Bonus', exact: true }));
  await expect.element(bonus).toHaveFocus();
  await fill(bonus, '250');
  await fill(page.getByLabelText('Bonus, hours'), '1');
  await expect.element(paper).toHaveTextContent('Bonus');
  await press(page.getByRole('button', { name: 'Remove Bonus' }));
  await expect.element(bonus).not.toBeInTheDocument();
  await expect.element(paper).not.toHaveTextContent('Bonus');
  await expect.element(add).toHaveFocus();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect.element(bonus).toHaveValue('250.00');
  await expect.element(paper).toHaveTextContent('Bonus');

  await press(page.getByRole('button', { name: '+ Add deduction' }));
  await press(page.getByRole('button', { name: 'State family leave insurance' }));
  await press(page.getByRole('button', { name: 'Remove State family leave insurance' }));
  await expect.element(page.getByLabelText('State family leave insurance, this period')).not.toBeInTheDocument();
});

test('a count that is none is left in view with the reason', async () => {
  await openBuilder(PAY_STUB, 'basics');
  const count = page.getByLabelText('Number of stubs', { exact: true });
  for (const text of ['0', '2.5', 'abc']) {
    await fillAndLeave(count, text);
    await expect.element(count).toHaveValue(text);
    await expect.element(count).toHaveAccessibleDescription('Enter a whole number from 1 to 12.');
  }
  await press(page.getByRole('button', { name: 'Fill in a sample' }));
  await expect.element(count).toHaveValue('3');
  await expect.element(count).toHaveAccessibleDescription('Each extra stub covers the period before.');
  const less = page.getByRole('button', { name: 'Number of stubs: one less' });
  await pressKey(less, '{Enter}{Enter}{Enter}');
  await expect.element(count).toHaveValue('1');
  await expect.element(less).toHaveFocus();
});

test('a name that the paper has no room for is kept and says so, and one that is full too', async () => {
  await openBuilder(PAY_STUB, 'company');
  const name = page.getByLabelText('Company name');
  await paste(name, 'x'.repeat(104));
  await expect.element(name).toHaveValue('x'.repeat(104));
  await expect.element(name).toHaveAccessibleDescription(/has 104 characters, and 80 fit\. Shorten it\./);
  await paste(name, 'x'.repeat(80));
  await expect.element(name).not.toHaveAccessibleDescription(/Shorten it|at most/);
  await paste(name, 'x'.repeat(399));
  await focus(name);
  await keys('{End}yz');
  await expect.element(page.css('#companyInfo\\.employerName')).toHaveValue(`${'x'.repeat(399)}y`);
});

test('names of buttons and lines say which one, on a phone too', async () => {
  await windowOf(360, 780);
  await openSample(PAY_STUB, 'earnings');
  const button = (name: RegExp) => page.getByRole('button', { name });
  await expect.element(button(/^Regular, total 2,600\.00/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Earnings, done', exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Name of custom earning 1')).toHaveValue('Tool allowance');
  await press(page.getByRole('button', { name: 'Taxes and deductions' }));
  await expect.element(button(/^Social Security.* this period 187\.09 year to date 4,490\.16$/)).toBeVisible();
});
