import { describe, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { openBuilder, openSample } from '../testing/builder.ts';
import { fill, fillAndLeave, keys, leaveField, press } from '../testing/user-input.ts';

const PAY_STUB = '/make-your-paystub';
const rate = page.getByLabelText('Regular, rate');

const input = (field: Locator) => field.element() as HTMLInputElement;

function selectedIn(field: Locator): string {
  const { value, selectionStart, selectionEnd } = input(field);
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
}

/** A press of the mouse itself within the text, which ends near the end of the field. */
async function pressWithin(field: Locator): Promise<void> {
  await expect.element(field).toBeVisible();
  const { width, height } = input(field).getBoundingClientRect();
  await userEvent.click(field, { position: { x: width - 30, y: height / 2 } });
}

describe('the figure in a field', () => {
  test('is selected by the first press and replaced by typing, the second puts the caret', async () => {
    await openBuilder(PAY_STUB, 'earnings');
    await expect.element(rate).toHaveValue('10.00');
    await pressWithin(rate);
    await expect.poll(() => selectedIn(rate)).toBe('10.00');
    await userEvent.keyboard('5');
    await expect.element(rate).toHaveValue('5');
    await userEvent.keyboard('25');
    await expect.element(rate).toHaveValue('525');
    await pressWithin(rate);
    await expect.poll(() => selectedIn(rate)).toBe('');
    await userEvent.keyboard('{End}.5');
    leaveField();
    await expect.element(rate).toHaveValue('525.50');
  });

  test('is selected in a part by dragging', async () => {
    await openBuilder(PAY_STUB, 'earnings');
    await fillAndLeave(rate, '123456.78');
    const { width, height } = input(rate).getBoundingClientRect();
    await userEvent.dragAndDrop(rate, rate, {
      sourcePosition: { x: width - 14, y: height / 2 },
      targetPosition: { x: width - 40, y: height / 2 },
    });
    await expect.poll(() => selectedIn(rate).length).toBeGreaterThan(0);
    expect(selectedIn(rate).length).toBeLessThan('123,456.78'.length);
  });

  test('is selected where the page puts the focus itself', async () => {
    await openBuilder(PAY_STUB, 'earnings');
    await press(page.getByRole('button', { name: 'Add deduction' }));
    await press(
      page.getByRole('menuitem', { name: 'Garnishment' }).or(page.getByRole('button', { name: 'Garnishment' })),
    );
    const amount = page.getByLabelText('Garnishment, this period');
    await expect.element(amount).toHaveFocus();
    await keys('25');
    leaveField();
    await expect.element(amount).toHaveValue('25.00');
  });

  test('stays as it is while another window has the focus', async () => {
    await openBuilder(PAY_STUB, 'earnings');
    await fill(rate, '1234');
    const field = input(rate);
    field.setSelectionRange(2, 2);
    // The events a field gets when the user leaves its window and returns.
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
  });
});

test('a count is selected too', async () => {
  await openBuilder(PAY_STUB, 'basics');
  const count = page.getByRole('textbox', { name: 'Number of stubs' });
  await userEvent.click(count);
  await expect.poll(() => selectedIn(count)).toBe('1');
});

for (const [path, step, label] of [
  ['/invoice-generator', 'items', 'Item 1, qty'],
  ['/make-your-w2', 'information', 'Pay for the year'],
] as const) {
  test(`a figure of ${path} is selected too`, { tags: ['release'] }, async () => {
    await openSample(path, step);
    const field = page.getByLabelText(label);
    await pressWithin(field);
    const { value } = input(field);
    expect(value).not.toBe('');
    await expect.poll(() => selectedIn(field)).toBe(value);
  });
}
