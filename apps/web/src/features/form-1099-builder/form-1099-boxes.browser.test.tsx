import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  agree,
  barFigure,
  confirmTruth,
  fillInSample,
  goTo,
  onPaper,
  openBuilder,
  openSample,
  waitUntilSaved,
} from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { storedText } from '../../testing/read-page.ts';
import { choose, fill, fillAndLeave, press } from '../../testing/user-input.ts';

const FORM = '/make-your-1099';
const MISC = page.getByRole('radio', { name: 'Other (MISC)' });
const preview = page.css('#preview');

describe('the boxes of a 1099', () => {
  test('are those of the form that is asked for first, with a control total on MISC', async () => {
    await openSample(FORM, 'parties');
    // The number of the sample is nobody's, which is worth a second look by itself.
    await fill(page.getByLabelText('Recipient’s taxpayer number'), '527-41-7730');
    await goTo('payment');
    await expect.element(page.getByRole('radio', { name: 'For services (NEC)' })).toBeChecked();
    await expect.element(page.getByText('$2,000.00')).toBeVisible();
    await press(MISC);
    await expect.element(preview).toHaveTextContent('1099-MISC');
    await expect.element(page.css('#preview svg').first()).not.toHaveTextContent('24,600.00 24,600.00');
    await choose(page.getByLabelText('Year paid'), '2025');
    await expect.element(page.getByText('02/17/2026')).toBeVisible();
    await goTo('boxes');
    const rents = page.getByLabelText('Box 1, Rents');
    await expect.element(page.getByText('Total in the boxes: $0.00')).toBeVisible();
    await fill(rents, '20000');
    await fill(page.getByLabelText('Box 10, Gross proceeds paid to an attorney'), '4600');
    await expect.element(page.getByText('Total in the boxes: $24,600.00')).toBeVisible();
    await expect.element(barFigure('Paid')).toHaveTextContent(/^24,600.00$/);
    await goTo('finish');
    await expect.element(page.getByText(/^Worth a second look/)).not.toBeInTheDocument();
    // Box 10 moves the day.
    const filing = page.getByRole('region', { name: 'How to file' });
    await expect.element(filing).toHaveTextContent('By 02/17/2026: give the recipient Copies B and 2.');
    await expect.element(filing).toHaveTextContent('By 03/31/2026: file Copy A with the IRS through IRIS');
    await goTo('boxes');
    await fill(rents, '19000');
    await goTo('finish');
    await expect.element(page.getByText(/The boxes add up to \$23,600.00, but income is \$24,600.00/)).toBeVisible();
  });

  test('follow the year, and keep in sight what has no box in it', async () => {
    await openSample(FORM, 'boxes');
    await expect.element(preview).toHaveTextContent('Draft of the 2026 form');
    await fill(page.getByLabelText('Box 1b, Cash tips'), '900');
    await fillAndLeave(page.getByRole('combobox', { name: 'Occupation', exact: true }), '101');
    const parachutes = page.getByLabelText('Box 3, Excess golden parachute payments');
    await fill(parachutes, '700');
    await goTo('payment');
    await choose(page.getByLabelText('Year paid'), '2023');
    await goTo('boxes');
    const without = page.getByRole('region', { name: 'Amounts without a box' });
    await expect.element(without.getByRole('button')).toHaveLength(2);
    await expect.element(parachutes).not.toBeInTheDocument();
    await goTo('finish');
    await press(page.getByRole('button', { name: /the 2023 Form 1099-NEC has no box for this amount/ }).first());
    await expect.element(without.getByRole('button').first()).toHaveFocus();
    await press(page.getByRole('button', { name: 'Remove Excess golden parachute payments' }));
    await press(page.getByRole('button', { name: 'Remove Cash tips' }));
    await expect.element(without).not.toBeInTheDocument();
  });

  test('hold back a download that the form does not allow, with the reason and the way to it', async () => {
    await openSample(FORM, 'boxes');
    const tips = page.getByLabelText('Box 1b, Cash tips');
    await fillAndLeave(tips, '30000');
    await expect.element(page.getByText('Box 1b is part of box 1a and can’t be more than it.').first()).toBeVisible();
    await goTo('finish');
    await agree();
    await press(page.getByRole('button', { name: 'Download PDF' }).first());
    await expect.element(page.getByText('Fix 3 fields')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Finish: Confirm that the amounts are true.' }))
      .toBeVisible();
    await press(page.getByRole('button', { name: /^Box 1b is part of/ }));
    await expect.element(tips).toHaveFocus();
    await fill(tips, '');
    await goTo('finish');
    await confirmTruth();
    await expect.element(page.css('#review-errors')).not.toBeInTheDocument();
  });

  test('have marks and two states', async () => {
    await openSample(FORM, 'boxes');
    await press(page.getByText('A second state'));
    await fill(page.getByLabelText('Box 6, State/Payer’s state no., second state'), 'NV 77-1');
    await fill(page.getByLabelText('Box 7, State income, second state'), '1200');
    await press(page.getByLabelText('Corrected'));
    await press(page.getByLabelText('Void'));
    await press(page.getByLabelText('2nd TIN not.'));
    await expect.element(page.getByText(/^A corrected form shows every correct amount/)).toBeVisible();
    await expect.element(onPaper('payersStateNoB')).toHaveTextContent(/^NV 77-1$/);
    await expect.element(onPaper('stateIncomeB')).toHaveTextContent(/^1,200.00$/);
    await expect.element(onPaper('corrected')).toHaveTextContent(/^X$/);
    await expect.element(onPaper('secondTinNotice')).not.toBeInTheDocument();
    await choose(preview.getByLabelText('Copies:'), 'Payer copies');
    await expect.element(onPaper('secondTinNotice')).toHaveTextContent(/^X$/);
  });
});

describe('a 1099', () => {
  const names = page.getByLabelText('Name', { exact: true });

  test('is kept over a reload but for the number of a person', async () => {
    const tin = page.getByLabelText('Recipient’s taxpayer number');
    await openBuilder(FORM, 'parties');
    await fill(names.nth(1), 'Lu Zed');
    await fillAndLeave(tin, '412-68-4821');
    await waitUntilSaved();
    const kept = storedText();
    expect(kept).toContain('XXX-XX-4821');
    expect(kept).not.toMatch(/412-?68-?4821/);
    await reload();
    await expect.element(page.getByText(/^We saved your work from/)).toBeVisible();
    await expect.element(names.nth(1)).toHaveValue('Lu Zed');
    await expect.element(tin).toHaveValue('XXX-XX-4821');
  });

  test('stands three to a page on NEC and two on MISC, which offers no thirds', { tags: ['release'] }, async () => {
    await openSample(FORM, 'finish');
    const thirds = page.getByRole('radio', { name: /3 per page/ });
    await expect.element(thirds).toHaveLength(2);
    await press(page.getByRole('radio', { name: /^Payer, 3 per page/ }));
    const first = page.css('#preview svg').first();
    await expect.element(first.css('[data-region="income"]')).toHaveLength(3);
    await goTo('payment');
    await press(MISC);
    await goTo('finish');
    await expect.element(thirds).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'Payer copies' })).toBeChecked();
    await expect.element(first).toHaveTextContent('Copy C');
    await expect.element(first.css('[data-region="rents"]')).toHaveLength(2);
  });

  test('fills in a sample of the form that was chosen', async () => {
    await openBuilder(FORM, 'payment');
    await press(MISC);
    await press(page.getByRole('button', { name: 'Fill in a sample' }));
    await expect.element(page.getByText('Sample filled in.')).toBeVisible();
    await expect.element(MISC).toBeChecked();
    await expect.element(page.getByLabelText('Income paid in the year')).not.toHaveAttribute('required');
    await goTo('boxes');
    await expect.element(page.getByLabelText('Box 1, Rents')).not.toHaveValue('');
  });

  test('shows full numbers in copies that have them, and leads to the next recipient', async () => {
    await fillInSample(FORM);
    await press(page.getByRole('radio', { name: /^Payer copies/ }));
    await expect.element(page.css('#preview svg').first()).toHaveTextContent('123-45-6789');
    await press(page.getByRole('button', { name: 'Another recipient' }));
    // The payment comes first: it is empty again.
    await expect.element(page.getByLabelText('Income paid in the year')).toHaveValue('');
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect.element(page.getByLabelText('Income paid in the year')).toHaveValue('24,600.00');
    await goTo('finish');
    await press(page.getByRole('button', { name: 'Another recipient' }));
    await goTo('parties');
    await expect.element(names.nth(0)).toHaveValue('Cascade Timber Works LLC');
    await expect.element(names.nth(1)).toHaveValue('');
  });
});
