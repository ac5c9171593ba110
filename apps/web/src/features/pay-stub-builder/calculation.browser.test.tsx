import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { barFigure, goTo, openSample, openWithholding, waitUntilSaved } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { exactly, textWithFigure } from '../../testing/read-page.ts';
import { choose, fill, fillAndLeave, press } from '../../testing/user-input.ts';

const PAY_STUB = '/make-your-paystub';

test('opens an explanation in place and marks the line on the paper', async () => {
  await openSample(PAY_STUB, 'earnings');
  await press(page.getByRole('button', { name: /^Social Security/ }));
  const line = page.css('[data-path="items.0.deductions.fica"]');
  await expect.element(line.css('ol > li').first()).toBeVisible();
  await expect.element(line.getByRole('link').first()).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
  const marker = page.css('#preview [data-region="items.0.deductions.fica"] > rect[fill="#f6e27a"]');
  await expect.element(marker).toHaveLength(1);
  await press(page.getByRole('button', { name: /^Social Security/ }));
  await expect.element(line.css('ol')).not.toBeInTheDocument();
});

test('lets a computed line be typed over and worked out again', async () => {
  await openSample(PAY_STUB, 'earnings');
  const federal = page.getByRole('button', { name: /^Federal income tax.*this period/ });
  const before = await textWithFigure(federal);
  await press(federal);
  const line = page.css('[data-path="items.0.deductions.federal"]');
  await fillAndLeave(line.getByLabelText('This period'), '1');
  await expect.element(federal).toHaveTextContent('entered by you');
  await expect.element(line.getByLabelText('This period')).toHaveValue('1.00');
  await press(page.getByRole('button', { name: /calculate again/i }));
  await expect.element(federal).toHaveTextContent(exactly(before));
});

test('pays a contractor in full', async () => {
  await openSample(PAY_STUB, 'basics');
  await press(page.getByRole('radio', { name: 'Contractor', exact: true }).first());
  await goTo('earnings');
  await expect.element(page.getByText('We withhold no taxes or deductions.')).toBeVisible();
  await expect.element(barFigure('Deductions')).not.toBeInTheDocument();
  const gross = await textWithFigure(barFigure('Gross'));
  await expect.element(barFigure('Amount paid')).toHaveTextContent(exactly(gross));
});

test('turns calculation off: every total is typed', async () => {
  await openSample(PAY_STUB, 'basics');
  await press(page.getByLabelText('Calculate taxes and totals'));
  await goTo('earnings');
  await expect.element(page.getByLabelText('Federal income tax, this period')).toBeVisible();
  await expect.element(page.getByLabelText('Texas income tax, this period')).not.toBeInTheDocument();
  await fill(page.getByLabelText('Regular, total'), '1000');
  await fill(page.getByLabelText('Federal income tax, this period'), '100');
  await fillAndLeave(page.getByLabelText('Federal income tax, year to date'), '2,300');
  await expect.element(page.getByLabelText('Regular, total')).toHaveValue('1,000.00');
  await expect.element(page.css('#preview [data-region="items.0.deductions.federal"]')).toHaveTextContent('2,300.00');
});

test('pauses the calculation and resumes it', async () => {
  await openSample(PAY_STUB, 'earnings');
  const net = await textWithFigure(barFigure('Net pay'));
  await press(page.getByRole('button', { name: 'Pause calculation' }));
  await fill(page.getByLabelText('Regular, hours'), '10');
  await expect.element(page.getByText('These amounts don’t include your last changes.')).toBeVisible();
  await expect.element(barFigure('Net pay')).toHaveTextContent(exactly(net));
  await press(page.getByRole('button', { name: 'Resume' }).first());
  await expect.element(barFigure('Net pay')).not.toHaveTextContent(exactly(net));
});

test('a bonus is taxed together with the wages or apart, as chosen in its line', async () => {
  await openSample(PAY_STUB, 'earnings');
  await press(page.getByRole('button', { name: '+ Add earning' }));
  await press(page.getByRole('button', { name: 'Bonus', exact: true }));
  await fill(page.getByLabelText('Bonus, rate'), '20000');
  await fill(page.getByLabelText('Bonus, hours'), '1');
  const federal = page.getByRole('button', { name: /^Federal income tax.* this period/ });
  await press(page.getByRole('button', { name: /^Bonus, total/ }));
  const together = await textWithFigure(federal);
  await press(page.getByRole('radio', { name: 'Separately, at the flat rate' }));
  await expect.element(federal).not.toHaveTextContent(exactly(together));
  await press(federal);
  await expect.element(page.getByText(/flat rate: 20,000\.00 × 22% = 4,400\.00/)).toBeVisible();
  await waitUntilSaved();
  await reload();
  await press(page.getByRole('button', { name: /^Bonus, total/ }));
  await expect.element(page.getByRole('radio', { name: 'Separately, at the flat rate' })).toBeChecked();
});

describe('what employees pay into programs of the state', () => {
  /** The sample, worked in this state, at its earnings with its pay of 3,017.50. */
  async function workIn(state: string): Promise<void> {
    await openSample(PAY_STUB, 'basics');
    await choose(page.getByLabelText('State where they work'), state);
    await goTo('earnings');
  }

  function deductions() {
    return page.getByRole('region', { name: 'Taxes and deductions' });
  }

  test('stands among the deductions with its working, to be typed over and worked out again', async () => {
    await workIn('WA');
    const row = deductions().getByRole('button', { name: /^WA Cares.*this period/ });
    await expect.element(row).toHaveTextContent(/WA Cares.*17\.50/);
    const net = await textWithFigure(barFigure('Net pay'));
    await press(row);
    await expect.element(deductions().getByText(/× 0\.58% =/)).toBeVisible();
    await expect.element(deductions().getByRole('link', { name: 'WA Cares Fund premiums' })).toBeVisible();

    await fill(page.css('[id="items.0.deductions.named-wa-cares.total"]'), '0');
    await expect.element(row).toHaveTextContent('entered by you');
    await expect.element(barFigure('Net pay')).not.toHaveTextContent(exactly(net));
    await press(page.getByRole('button', { name: 'WA Cares: calculate again' }));
    await expect.element(barFigure('Net pay')).toHaveTextContent(exactly(net));
  });

  test('asks for what only the employer knows', async () => {
    await workIn('WA');
    await expect.element(deductions().getByText(/We can’t calculate Washington workers’ comp \(L&I\)/)).toBeVisible();
    const before = await textWithFigure(barFigure('Net pay'));
    await fill(deductions().getByLabelText('Washington workers’ comp (L&I), this period'), '12.18');
    await expect.element(barFigure('Net pay')).not.toHaveTextContent(exactly(before));
    await expect.element(deductions().getByText(/We can’t calculate/)).not.toBeInTheDocument();
  });
});

test('answers stay with the state that asked them, and come back with it', { tags: ['release'] }, async () => {
  await openSample(PAY_STUB, 'basics');
  const work = page.getByLabelText('State where they work');
  await choose(work, 'CA');
  await goTo('employee');
  await openWithholding();
  const allowances = page.getByLabelText('Line 1a: regular withholding allowances');
  await fill(allowances, '3');
  await goTo('basics');
  await choose(work, 'MD');
  await expect.element(page.getByText('We cleared the other state’s answers.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect.element(work).toHaveValue('CA');
  await goTo('employee');
  await openWithholding();
  await expect.element(allowances).toHaveValue('3');
});

test('with a residence in another state the place of work alone is asked', async () => {
  await openSample(PAY_STUB, 'basics');
  await choose(page.getByLabelText('State where they work'), 'PA');
  await press(page.getByRole('button', { name: 'The employee lives in another state' }));
  await choose(page.getByLabelText('State where the employee lives'), 'NJ');
  await goTo('employee');
  await expect.element(page.getByRole('combobox', { name: 'City or place of work' })).toBeVisible();
  await expect
    .element(page.getByRole('combobox', { name: 'City or place where the employee lives' }))
    .not.toBeInTheDocument();
});
