import { expect, test, type Page } from '@playwright/test';
import { balanceDue, goTo, itemsInOrder, openInvoice, openSample, totalLines } from './invoice-page.ts';

const [PLAN, SHRUBS, CREW, GRAVEL] = [
  'Planting plan, revised',
  'Native shrubs, 5 gal',
  'Crew time',
  'Basalt gravel, delivered',
] as const;

/** The items of the paper, from top to bottom. */
const onPaper = (page: Page) =>
  page.locator('#preview [data-region^="items."]').evaluateAll((rows) => rows.map((row) => row.textContent ?? ''));

async function undo(page: Page) {
  await page.getByRole('button', { name: 'Undo' }).click();
}

test.describe('the items of an invoice', () => {
  test('are re-ordered by their buttons and by keys, on the paper too', async ({ page }) => {
    await openSample(page);
    await page.getByRole('button', { name: 'Move item 1 down' }).click();
    await expect.poll(() => itemsInOrder(page)).toEqual([SHRUBS, PLAN, CREW, GRAVEL]);
    await expect(page.getByText(`${PLAN} moved to place 2 of 4.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move item 2 down' })).toBeFocused();
    const first = async () =>
      (await onPaper(page)).slice(0, 2).map((row) => [SHRUBS, PLAN].find((name) => row.includes(name)));
    await expect.poll(first).toEqual([SHRUBS, PLAN]);
    await page.getByLabel('Item 4, qty').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByLabel('Item 2, qty')).toBeFocused();
    await expect.poll(() => itemsInOrder(page)).toEqual([SHRUBS, GRAVEL, PLAN, CREW]);
    await expect(page.getByRole('button', { name: 'Move item 1 up' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Move item 1 up' }).click({ force: true });
    await expect.poll(() => itemsInOrder(page)).toEqual([SHRUBS, GRAVEL, PLAN, CREW]);
    await undo(page);
    await expect.poll(() => itemsInOrder(page)).toEqual([SHRUBS, PLAN, GRAVEL, CREW]);
  });

  test('are re-ordered by dragging, and left alone with Escape', async ({ page }) => {
    await openSample(page);
    await goTo(page, 'items');
    const handle = (item: number) => page.getByRole('listitem', { name: `Item ${item}` }).locator('[data-handle]');
    async function drag(from: number, to: number) {
      // Far from the ends of the window, where the page would scroll on for as long as the pointer is held there.
      await page.getByRole('listitem', { name: 'Item 2' }).evaluate((item) => item.scrollIntoView({ block: 'center' }));
      const [start, end] = [await handle(from).boundingBox(), await handle(to).boundingBox()];
      await page.mouse.move(start!.x + 10, start!.y + 10);
      await page.mouse.down();
      await page.mouse.move(start!.x + 10, (start!.y + end!.y) / 2, { steps: 4 });
      await page.mouse.move(start!.x + 10, end!.y + 12, { steps: 4 });
    }
    await drag(4, 2);
    await page.mouse.up();
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, GRAVEL, SHRUBS, CREW]);
    await drag(1, 3);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, GRAVEL, SHRUBS, CREW]);
    await undo(page);
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, CREW, GRAVEL]);
    await drag(4, 2);
    await page.mouse.up();
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, GRAVEL, SHRUBS, CREW]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, CREW, GRAVEL]);
  });

  test('are duplicated, removed and brought back, the last one too', async ({ page }) => {
    await openSample(page);
    await page.getByRole('button', { name: 'Duplicate item 2' }).click();
    await expect(page.getByLabel('Item 3, description')).toBeFocused();
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, SHRUBS, CREW, GRAVEL]);
    await undo(page);
    await page.getByRole('button', { name: 'Remove item 3' }).click();
    await expect(page.getByText(`${CREW} removed.`)).toBeVisible();
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, GRAVEL]);
    await expect(page.getByRole('button', { name: 'Remove item 3' })).toBeFocused();
    // Ctrl and Z outside of a text field.
    await page.keyboard.press('Control+z');
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, CREW, GRAVEL]);
    for (let left = 4; left > 0; left -= 1) await page.getByRole('button', { name: 'Remove item 1' }).click();
    await expect.poll(() => itemsInOrder(page)).toEqual(['']);
    await undo(page);
    await expect.poll(() => itemsInOrder(page)).toEqual([GRAVEL]);
    await expect(page.getByLabel('Item 1, rate')).toHaveValue('96.00');
  });
});

test.describe('steps on the items', () => {
  test('are taken back one after the other by the message, which offers the one before', async ({ page }) => {
    await openSample(page);
    await page.getByRole('button', { name: 'Remove item 1' }).click();
    await page.getByRole('button', { name: 'Remove item 1' }).click();
    await expect.poll(() => itemsInOrder(page)).toEqual([CREW, GRAVEL]);
    await undo(page);
    await expect.poll(() => itemsInOrder(page)).toEqual([SHRUBS, CREW, GRAVEL]);
    await expect(page.getByText(`Put back. Before that: ${PLAN} removed.`)).toBeVisible();
    await undo(page);
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, CREW, GRAVEL]);
    await expect(page.getByText('Put back. Before that: Sample filled in.')).toBeVisible();
    await undo(page);
    await expect.poll(() => itemsInOrder(page)).toEqual(['']);
    await expect(page.getByText('Put back.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  test('are taken back and done again by keys, in a field too, as long as nothing was typed since', async ({
    page,
  }) => {
    await openSample(page);
    const rate = page.getByLabel('Item 2, rate');
    await rate.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, CREW, SHRUBS, GRAVEL]);
    await expect(page.getByText('Ctrl+Z')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(rate).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect.poll(() => itemsInOrder(page)).toEqual([SHRUBS, PLAN, CREW, GRAVEL]);
    await expect(page.getByLabel('Item 1, rate')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, CREW, GRAVEL]);
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+y');
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, CREW, GRAVEL]);
    await page.keyboard.press('Control+z');
    // What is typed is the field's own to take back.
    await page.keyboard.press('End');
    await page.keyboard.type('7');
    await page.keyboard.press('Control+z');
    await expect.poll(() => itemsInOrder(page)).toEqual([SHRUBS, PLAN, CREW, GRAVEL]);
    await expect(page.getByLabel('Item 1, rate')).toHaveValue('38.50');
  });

  test('are taken back with the copy that is typed in, but not with what was typed into it', async ({ page }) => {
    await openSample(page);
    await page.getByRole('button', { name: 'Duplicate item 2' }).click();
    await expect(page.getByLabel('Item 3, description')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, CREW, GRAVEL]);
    await expect(page.getByLabel('Item 2, description')).toBeFocused();
    await page.keyboard.press('Control+y');
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, SHRUBS, CREW, GRAVEL]);
    await page.getByLabel('Item 3, description').fill('Ferns');
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/without what you typed since/)).toBeVisible();
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, 'Ferns', CREW, GRAVEL]);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, CREW, GRAVEL]);
    await undo(page);
    await expect.poll(() => itemsInOrder(page)).toEqual([PLAN, SHRUBS, 'Ferns', CREW, GRAVEL]);
  });
});

test.describe('what an invoice comes to', () => {
  test('follows discount, tax and payment as they are typed, in the form and on the paper', async ({ page }) => {
    await openSample(page);
    await expect
      .poll(() => totalLines(page))
      .toEqual([
        'Subtotal 7,323.00',
        'Discount, 5% −366.15',
        'Sales tax, 6.5% 452.20',
        'Total 7,409.05',
        'Paid −1,000.00',
        'Balance due $6,409.05',
      ]);
    await page.getByRole('radio', { name: 'Amount' }).check();
    await expect(page.getByText('Discount cleared.')).toBeVisible();
    await page.getByLabel('Discount, amount').fill('323');
    await page.getByLabel('Paid already').fill('');
    await expect(balanceDue(page)).toHaveText('7,455.00');
    await page.getByLabel('Tax', { exact: true }).selectOption('deducted');
    await page.getByLabel('Name of the tax').fill('Withholding');
    await expect
      .poll(() => totalLines(page))
      .toEqual(['Subtotal 7,323.00', 'Discount −323.00', 'Withholding, 6.5% −455.00', 'Balance due $6,545.00']);
    await page.getByLabel('Tax', { exact: true }).selectOption('per_item');
    await page.getByRole('checkbox', { name: 'Item 3 is taxed' }).uncheck();
    await page.getByLabel('Rates include the tax').check();
    await expect(balanceDue(page)).toHaveText('7,000.00');
    await expect(page.locator('#preview [data-region="items.2"]').first()).toContainText('Not taxed');
    await expect(page.locator('#preview')).toContainText('Includes Withholding, 6.5%');
    await page.getByLabel('Tax', { exact: true }).selectOption('none');
    await expect(page.getByLabel('Rates include the tax')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /is taxed/ })).toHaveCount(0);
    await expect
      .poll(() => totalLines(page))
      .toEqual(['Subtotal 7,323.00', 'Discount −323.00', 'Balance due $7,000.00']);
  });

  test('says terms, due date, currency and how to pay', async ({ page }) => {
    await openInvoice(page);
    await expect(page.getByLabel('Terms', { exact: true }).getByRole('option')).toHaveCount(20);
    await page.getByLabel('Invoice date', { exact: true }).fill('11/20/2026');
    await page.getByLabel('Invoice date', { exact: true }).blur();
    await page.getByLabel('Terms', { exact: true }).selectOption({ label: 'Next Day' });
    await expect(page.getByText('Due 11/21/2026.')).toBeVisible();
    await page.getByLabel('Terms', { exact: true }).selectOption('custom');
    await page.getByLabel('Due date', { exact: true }).fill('1/15/27');
    await page.getByLabel('Due date', { exact: true }).blur();
    await page.getByLabel('Currency').selectOption('CHF');
    await page.getByLabel('Name of the document').fill('Estimate');
    await page.getByLabel('Item 1, rate').fill('25');
    await page.getByLabel('Pay link (optional)').fill('pay.example.com/1');
    const paper = page.locator('#preview');
    for (const words of ['Estimate', '01/15/2027', 'Swiss franc', 'CHF 25.00', 'pay.example.com/1']) {
      await expect(paper).toContainText(words);
    }
    await expect(paper.locator('[data-region="payLink"] path').first()).toBeVisible();
    await page.getByLabel('Pay link (optional)').fill('not a link');
    await page.getByLabel('Pay link (optional)').blur();
    await expect(page.getByText(/^This is not an address on the web/)).toBeVisible();
  });
});
