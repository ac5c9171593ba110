import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { agree, fillInSample, goTo, onPaper, openBuilder, openSample, waitUntilSaved } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { storedText } from '../../testing/read-page.ts';
import { choose, fill, fillAndLeave, paste, press } from '../../testing/user-input.ts';

const W2 = '/make-your-w2';

describe('a W-2', () => {
  test('is kept over a reload but for the number of a person, and its company over a new start', async () => {
    await openBuilder(W2, 'parties');
    await fill(page.getByLabelText('Social Security number'), '412684821');
    await fill(page.getByLabelText('First name and initial'), 'Lu');
    await fill(page.getByLabelText('Last name'), 'Zed');
    await fill(page.getByLabelText('Company name'), 'Palm Cafe');
    await fillAndLeave(page.getByLabelText('EIN, box b'), '843192756');
    await waitUntilSaved();
    const kept = storedText();
    expect(kept).toContain('XXX-XX-4821');
    expect(kept).not.toMatch(/412-?68-?4821/);
    await reload();
    await expect.element(page.getByText(/^We saved your work from/)).toBeVisible();
    await expect.element(page.getByLabelText('Last name')).toHaveValue('Zed');
    await expect.element(page.getByLabelText('Social Security number')).toHaveValue('XXX-XX-4821');
    await press(page.getByRole('button', { name: 'Start over' }));
    await goTo('parties');
    await expect.element(page.getByLabelText('First name and initial')).toHaveValue('');
    await expect.element(page.getByLabelText('Company name')).toHaveValue('Palm Cafe');
    await expect.element(page.getByLabelText('EIN, box b')).toHaveValue('84-3192756');
  });

  test('shows the name in the parts that are printed, to be corrected, and keeps one too long', async () => {
    await openSample(W2, 'parties');
    const [first, last] = [page.getByLabelText('First name and initial'), page.getByLabelText('Last name')];
    await expect.element(first).toHaveValue('Núria');
    await expect.element(last).toHaveValue('Nguyễn-Ortega');
    await fill(first, 'Ana María');
    await fill(last, 'Cruz Ortega');
    await fill(page.getByLabelText('Suffix'), 'Jr.');
    await expect.element(onPaper('employeeName')).toHaveTextContent(/^Ana María$/);
    await expect.element(onPaper('employeeLastName')).toHaveTextContent(/^Cruz Ortega$/);
    await expect.element(onPaper('employeeSuffix')).toHaveTextContent(/^Jr.$/);
    const long = 'Wolfeschlegelsteinhausenbergerdorff-Konstantinopoulou';
    await paste(last, long);
    await expect.element(last).toHaveValue(long);
    await expect
      .element(page.getByText('The last name has 53 characters, and 45 fit. Shorten it.').first())
      .toBeVisible();
    await waitUntilSaved();
    await reload();
    await expect.element(last).toHaveValue(long);
    await expect.element(first).toHaveValue('Ana María');
  });

  test('asserts no filing status that nobody chose', async () => {
    await openBuilder(W2, 'information');
    await expect.element(page.getByLabelText('Filing status')).toHaveValue('');
  });

  test('shows one copy or all, and leads to the next employee', { tags: ['release'] }, async () => {
    await fillInSample(W2);
    const sheet = page.css('#preview svg').first();
    await choose(page.css('#preview').getByLabelText('Show:'), 'Copy 2');
    await expect.element(sheet).toHaveTextContent('Copy 2');
    await expect.element(sheet).not.toHaveTextContent('Copy B');
    await press(page.getByRole('radio', { name: /^Employer copies/ }));
    await expect.element(sheet).toHaveTextContent('123-45-6789');
    await press(page.getByRole('button', { name: 'Another employee' }));
    // The pay comes first: it is empty again.
    await expect.element(page.getByLabelText('Pay for the year')).toHaveValue('');
    await goTo('parties');
    await expect.element(page.getByLabelText('Company name')).toHaveValue('Cascade Timber Works LLC');
    await expect.element(page.getByLabelText('First name and initial')).toHaveValue('');
  });

  test('keeps the agreements for the next employee of the set', { tags: ['release'] }, async () => {
    await fillInSample(W2);
    await agree();
    await press(page.getByRole('button', { name: 'Another employee' }));
    await goTo('finish');
    for (const agreement of page.getByRole('checkbox', { name: /I agree to the/ }).elements())
      await expect.element(agreement).toBeChecked();
  });
});
