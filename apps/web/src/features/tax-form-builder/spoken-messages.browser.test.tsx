import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBuilder, openSample } from '../../testing/builder.ts';
import { fill, fillAndLeave, leaveField } from '../../testing/user-input.ts';

const W2 = '/make-your-w2';
const FORM_1099 = '/make-your-1099';

/** All that the live regions of the page say. */
const spoken = () =>
  [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')].map((region) => region.textContent);
const timesSpoken = (words: RegExp) => spoken().filter((text) => words.test(text)).length;

describe('what is wrong in a field is said to screen readers once it is left', () => {
  test('of the pay of a W-2', async () => {
    await openBuilder(W2, 'information');
    const pay = page.getByLabelText('Pay for the year');
    await fill(pay, 'abc');
    expect(timesSpoken(/^Pay for the year: /)).toBe(0);
    leaveField();
    await expect.poll(() => timesSpoken(/^Pay for the year: .*amount/)).toBe(1);
    await fillAndLeave(pay, '52000');
    await expect.poll(() => timesSpoken(/^Pay for the year: /)).toBe(0);
  });

  test('and of a box that is more than another, with its name', { tags: ['release'] }, async () => {
    await openSample(W2, 'boxes');
    await fillAndLeave(page.getByLabelText('Box 2, Federal income tax withheld'), '900000');
    await expect.poll(() => timesSpoken(/^Box 2, Federal income tax withheld: Box 2 is more than box 1/)).toBe(1);
  });

  test('and of the payer of a 1099', { tags: ['release'] }, async () => {
    await openSample(FORM_1099, 'parties');
    await fillAndLeave(page.getByLabelText('Payer’s taxpayer number'), '123-45-6789');
    await expect.poll(() => timesSpoken(/^Payer’s taxpayer number: .*an EIN/)).toBe(1);
  });
});

test.each([
  [W2, 'Employee', 'Company'],
  [FORM_1099, 'Payer', 'Recipient'],
] as const)('the parties on %s are groups with a name', async (form, first, second) => {
  await openBuilder(form, 'parties');
  for (const name of [first, second]) {
    const group = page.getByRole('group', { name, exact: true });
    await expect.element(group.getByLabelText('Street address')).toBeVisible();
  }
});
