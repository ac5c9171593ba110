import { expect, test, type Locator, type Page } from '@playwright/test';
import { openInvoice } from './invoice-page.ts';
import { openBuilder } from './pay-stub-page.ts';
import { goTo as goToStep, openSampleForm } from './tax-form-page.ts';

const selected = (field: Locator) =>
  field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
    value.slice(selectionStart ?? 0, selectionEnd ?? 0),
  );

/** A press within the text, which ends near the end of the field. */
async function press(page: Page, field: Locator): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  const box = (await field.boundingBox())!;
  await page.mouse.click(box.x + box.width - 30, box.y + box.height / 2);
}

test.describe('the figure in a field', () => {
  test('is selected by the first press and replaced by typing, the second puts the caret', async ({ page }) => {
    await openBuilder(page, 'earnings');
    const rate = page.getByLabel('Regular, rate');
    await expect(rate).toHaveValue('10.00');
    await press(page, rate);
    await expect.poll(() => selected(rate)).toBe('10.00');
    await page.keyboard.type('5');
    await expect(rate).toHaveValue('5');
    await page.keyboard.type('25');
    await expect(rate).toHaveValue('525');
    await press(page, rate);
    await expect.poll(() => selected(rate)).toBe('');
    await page.keyboard.press('End');
    await page.keyboard.type('.5');
    await rate.blur();
    await expect(rate).toHaveValue('525.50');
  });

  test('is selected in a part by dragging', async ({ page }) => {
    await openBuilder(page, 'earnings');
    const rate = page.getByLabel('Regular, rate');
    await rate.fill('123456.78');
    await rate.blur();
    const box = (await rate.boundingBox())!;
    await page.mouse.move(box.x + box.width - 14, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(async () => {
      const part = await selected(rate);
      expect(part.length).toBeGreaterThan(0);
      expect(part.length).toBeLessThan('123,456.78'.length);
    }).toPass({ timeout: 8_000 });
  });

  test('is selected where the page puts the focus itself', async ({ page }) => {
    await openBuilder(page, 'earnings');
    await page.getByRole('button', { name: 'Add deduction' }).click();
    await page
      .getByRole('menuitem', { name: 'Garnishment' })
      .or(page.getByRole('button', { name: 'Garnishment' }))
      .click();
    await expect(page.getByLabel('Garnishment, this period')).toBeFocused();
    await page.keyboard.type('25');
    await page.getByLabel('Garnishment, this period').blur();
    await expect(page.getByLabel('Garnishment, this period')).toHaveValue('25.00');
  });

  test('stays as it is while another window has the focus', async ({ page }) => {
    await openBuilder(page, 'earnings');
    const rate = page.getByLabel('Regular, rate');
    await rate.fill('1234');
    const caretAfter = await rate.evaluate((input: HTMLInputElement) => {
      input.setSelectionRange(2, 2);
      // What the browser tells the field when its window is left and come back to.
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      return [input.selectionStart, input.selectionEnd];
    });
    expect(caretAfter).toEqual([2, 2]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the figure in a field is selected by the first tap, the second puts the caret', async ({ page }) => {
    await openBuilder(page, 'earnings');
    const rate = page.getByLabel('Regular, rate');
    const { width } = (await rate.boundingBox())!;
    await rate.tap({ position: { x: width - 20, y: 20 } });
    await expect.poll(() => selected(rate)).toBe('10.00');
    await page.keyboard.type('5');
    await expect(rate).toHaveValue('5');
    // So far from the first that the two are no double tap, which selects a word.
    await rate.tap({ position: { x: 10, y: 20 } });
    await expect.poll(() => selected(rate)).toBe('');
  });
});

test('counts and the figures of the other builders are selected too', async ({ page }) => {
  await openBuilder(page, 'basics');
  const count = page.getByRole('textbox', { name: 'Number of stubs' });
  await count.click();
  await expect.poll(() => selected(count)).toBe('1');
  await openInvoice(page);
  const quantity = page.getByLabel('Item 1, qty');
  await quantity.fill('1');
  await quantity.blur();
  await quantity.click();
  await expect.poll(() => selected(quantity)).toMatch(/^1/);
  await openSampleForm(page, '/make-your-w2');
  await goToStep(page, 'information');
  const paid = page.getByLabel('Paid in the year');
  await press(page, paid);
  await expect.poll(() => selected(paid)).toBe(await paid.inputValue());
});
