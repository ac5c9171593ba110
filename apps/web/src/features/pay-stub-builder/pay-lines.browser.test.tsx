import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { goTo, openBuilder, openSample } from '../../testing/builder.ts';
import { choose, fill, focus, keys, press, tab } from '../../testing/user-input.ts';
import { windowOf } from '../../testing/window.ts';

const PAY_STUB = '/make-your-paystub';

for (const width of [1440, 360]) {
  test(
    `${width} px wide: the Tab key goes from the sign and the name of a line of one’s own to its amounts`,
    releaseOnlyUnless(width === 360),
    async () => {
      await openSample(PAY_STUB, 'earnings');
      await windowOf(width, 800);
      const line = page.css('[data-path^="items.0.customEarnings."]').first();
      const name = line.getByRole('textbox', { name: /^Name of custom/ });
      const remove = line.getByRole('button', { name: /^Remove/ });
      // In the margin, or on a phone where the other lines have it.
      const left = (one: Locator) => one.element().getBoundingClientRect().x;
      const isBefore = () => left(remove) < left(name);
      await expect.poll(isBefore).toBe(width === 1440);
      await focus(remove);
      await tab();
      await expect.element(name).toHaveFocus();
      await tab();
      await expect.element(line.getByRole('textbox', { name: /, rate$/ })).toHaveFocus();
    },
  );
}

test(
  'lines that were removed come back one after the other, by the keys and by the message',
  { tags: ['release'] },
  async () => {
    await openBuilder(PAY_STUB, 'finish');
    await press(page.getByRole('button', { name: 'Fill in a sample' }));
    await expect.element(page.getByText('Sample filled in.')).toBeVisible();
    await goTo('earnings');
    const remove = (line: string) => page.getByRole('button', { name: `Remove ${line}` });
    await press(remove('Overtime'));
    await press(remove('Tool allowance'));
    await keys('{Control>}z{/Control}');
    await expect.element(remove('Tool allowance')).toBeVisible();
    await expect.element(remove('Overtime')).not.toBeInTheDocument();
    await expect.element(page.getByText('Restored. Before that: Overtime removed.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect.element(remove('Overtime')).toBeVisible();
    await press(remove('Tool allowance'));
    await fill(page.getByLabelText('Regular, hours'), '61');
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await focus(page.css('h1'));
    await keys('{Control>}z{/Control}');
    await expect.element(remove('Tool allowance')).toBeVisible();
    await expect.element(page.getByLabelText('Regular, hours')).toHaveValue('61.00');
    // The sample came before both: typing in it is not discarded without asking.
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect.element(page.getByText(/without what you entered since/)).toBeVisible();
    await expect.element(page.getByLabelText('Regular, hours')).toHaveValue('61.00');
  },
);

test('brings back a removed stub and a removed line', async () => {
  await openSample(PAY_STUB, 'earnings');
  await press(page.getByRole('tab', { name: /^Stub 2/ }));
  await fill(page.getByLabelText('Regular, hours'), '61');
  await press(page.getByRole('button', { name: /^Remove \w+ \d+ stub$/ }));
  await expect.element(page.getByRole('tab')).toHaveLength(2);
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByRole('tab')).toHaveLength(3);
  await press(page.getByRole('tab', { name: /^Stub 2/ }));
  await expect.element(page.getByLabelText('Regular, hours')).toHaveValue('61.00');

  await press(page.getByRole('button', { name: 'Remove Tool allowance' }));
  await expect.element(page.css('#preview')).not.toHaveTextContent('Tool allowance');
  await focus(page.css('h1'));
  await keys('{Control>}z{/Control}');
  await expect.element(page.css('#preview')).toHaveTextContent('Tool allowance');
});

test('stubs added before the pay is entered take it with one press, and back', async () => {
  await openBuilder(PAY_STUB, 'basics');
  await choose(page.getByLabelText('State where they work'), 'TX');
  await fill(page.getByLabelText('Number of stubs', { exact: true }), '3');
  await goTo('earnings');
  const use = page.getByRole('button', { name: 'Copy these lines to the other 2 stubs' });
  await expect.element(use).not.toBeInTheDocument();
  await fill(page.getByLabelText('Regular, rate'), '32.50');
  await fill(page.getByLabelText('Regular, hours'), '80');

  await goTo('finish');
  await expect.element(page.getByText('$10.00 is only an example.').first()).toBeVisible();
  await goTo('earnings');
  await press(use);
  await expect.element(use).not.toBeInTheDocument();
  await press(page.getByRole('tab', { name: /^Stub 3/ }));
  await expect.element(page.getByLabelText('Regular, rate')).toHaveValue('32.50');
  await expect.element(page.getByLabelText('Regular, hours')).toHaveValue('80.00');

  await fill(page.getByLabelText('Overtime, rate'), '48.75');
  await focus(page.css('h1'));
  await keys('{Control>}z{/Control}');
  await expect.element(page.getByLabelText('Regular, rate')).toHaveValue('10.00');
  await expect.element(page.getByLabelText('Overtime, rate')).toHaveValue('48.75');
  await expect.element(page.getByRole('button', { name: 'Copy these lines to the other 2 stubs' })).toBeVisible();
});

for (const width of [360, 1440]) {
  test(
    `${width} px wide: a deduction known by name is taken before taxes at once, and no program of another state is offered`,
    releaseOnlyUnless(width === 360),
    async () => {
      await windowOf(width, 900);
      await openSample(PAY_STUB, 'earnings');
      const fold = page.getByRole('button', { name: /^Taxes and deductions/ });
      if (fold.query()) await press(fold);
      const add = page.getByRole('button', { name: '+ Add deduction' });
      await press(add);
      const list = page.css(`[id="${add.element().getAttribute('aria-controls')}"]`);
      expect(
        list
          .getByRole('button')
          .elements()
          .map((one) => one.textContent),
      ).toEqual([
        '401(k)',
        'Roth 401(k)',
        '403(b)',
        'Roth 403(b)',
        '457(b)',
        'Roth 457(b)',
        'SIMPLE IRA',
        'Health insurance',
        'HSA',
        'Health FSA',
        'Dependent care FSA',
        'Garnishment',
        'Union dues',
        'Custom line',
      ]);
      await press(list.getByRole('button', { name: '401(k)', exact: true }));
      const amount = page.getByLabelText('401(k), this period');
      await expect.element(amount).toHaveFocus();
      await expect.element(page.getByLabelText('401(k), before or after taxes')).toHaveValue('retirement401k');
      await fill(amount, '100');
      await press(add);
      await expect.element(list.getByRole('button', { name: '401(k)', exact: true })).not.toBeInTheDocument();
      await press(list.getByRole('button', { name: 'Roth 401(k)' }));
      await expect.element(page.getByLabelText('Roth 401(k), this period')).toHaveFocus();
      await expect.element(page.getByLabelText('Roth 401(k), before or after taxes')).toHaveValue('');
    },
  );
}
