import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { agree, expectStep, goTo, openBuilder, openSample, waitUntilSaved } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { storedText } from '../../testing/read-page.ts';
import { fill, fillAndLeave, paste, press } from '../../testing/user-input.ts';
import { emulateTouch, windowOf } from '../../testing/window.ts';

const INVOICE = '/invoice-generator';
const field = (name: string) => page.getByLabelText(name).first();
const byId = (id: string) => page.css(`[id="${id}"]`);
const totals = page.css('dl[aria-label="Totals"]');

describe('what is odd in an invoice', () => {
  test('is told at its field and once more before the download, and stops nothing', async () => {
    await openSample(INVOICE, 'items');
    await fillAndLeave(field('Item 2, rate'), '');
    await expect.element(page.getByText('Item 2 has no rate, so it comes to $0.00.')).toBeVisible();
    await fillAndLeave(field('Item 3, qty'), '6,5');
    await expect.element(field('Item 3, qty')).toHaveValue('6,5');
    await expect.element(page.getByText(/^Use commas only between thousands/)).toBeVisible();
    await fillAndLeave(field('Tax rate, percent'), '8,5');
    await expect.element(page.getByText('The tax has a comma. Enter 8.5 with a period.')).toBeVisible();
    await expect.element(field('Tax rate, percent')).toHaveValue('8,5');
    await expect.element(totals).not.toHaveTextContent('Sales tax');
    await fill(field('Tax rate, percent'), '8.5');
    await goTo('finish');
    await expect.element(page.getByText('Worth a second look')).toBeVisible();
    await press(page.getByRole('button', { name: /Item 2, rate/ }));
    await expect.element(field('Item 2, rate')).toHaveFocus();
  });

  test('is an invoice of nothing, which leads to its first item', { tags: ['release'] }, async () => {
    await openSample(INVOICE, 'totals');
    await press(page.getByRole('radio', { name: 'Percent' }));
    await fill(field('Discount, percent'), '100');
    await goTo('finish');
    await expect.element(page.getByText('This invoice comes to $0.00. Check quantities and rates.')).toBeVisible();
    await expect.element(page.getByText('Nothing is due, so the invoice has no pay link.')).toBeVisible();
    await expect.element(page.css('#preview')).not.toHaveTextContent('Pay online');
    await press(page.getByRole('button', { name: /^Items/ }));
    await expect.element(field('Item 1, description')).toHaveFocus();
  });

  test('is a state that is none; a state in full or in small letters is tidied', async () => {
    await openBuilder(INVOICE, 'from');
    const [state, zip, telephone] = [field('State'), field('ZIP code'), field('Phone (optional)')];
    await fillAndLeave(state, 'oregon');
    await expect.element(state).toHaveValue('OR');
    await fill(zip, '97205');
    await fillAndLeave(state, 'Orgon');
    await expect.element(page.getByText('Orgon is not a US state. Enter two letters, such as OR.')).toBeVisible();
    await fill(zip, 'K1A 0B1');
    await fillAndLeave(state, 'in');
    await expect.element(state).toHaveValue('in');
    await fillAndLeave(telephone, '5035550186x12');
    await expect.element(telephone).toHaveValue('(503) 555-0186 ext. 12');
  });

  test('says what is missing or odd where it is, and leads there from the last step', async () => {
    await openBuilder(INVOICE, 'from');
    await fill(field('Email (optional)'), 'nobody');
    await fill(field('Phone (optional)'), '5035550186');
    await fillAndLeave(field('ZIP code'), '972052201');
    await expect.element(field('Phone (optional)')).toHaveValue('(503) 555-0186');
    await expect.element(field('ZIP code')).toHaveValue('97205-2201');
    await expect.element(page.getByText('Enter an email address such as name@example.com.')).toBeVisible();
    await goTo('finish');
    await agree();
    await press(page.getByRole('button', { name: 'Download PDF' }).first());
    await expect.element(page.getByText('Fix 3 fields')).toBeVisible();
    await expect.element(page.getByText('Worth a second look')).toBeVisible();
    await press(page.getByRole('button', { name: /Item 1, description/ }));
    await expect.element(field('Item 1, description')).toHaveFocus();
    await expect.element(page.getByText('Describe this item, or remove it.')).toBeVisible();
    await expectStep('items');
    expect(location.search).toBe('?step=items');
  });
});

describe('the fields of an invoice', () => {
  test('make a number up where none is left', async () => {
    await openBuilder(INVOICE, 'details');
    const number = field('Invoice number');
    await fillAndLeave(number, '');
    await expect.element(page.getByText('Enter the invoice number.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Generate' }));
    await expect.element(number).toHaveValue(expect.stringMatching(/^INV-\d{5}$/));
    await expect.element(page.getByText('Enter the invoice number.')).not.toBeInTheDocument();
  });

  test('show every digit of a rate on a phone', async () => {
    await windowOf(360, 740);
    await openSample(INVOICE, 'items');
    for (const name of ['Item 1, rate', 'Item 1, qty']) {
      await fillAndLeave(field(name), name.endsWith('rate') ? '123,456,789.1234' : '999,999.1234');
      const input = field(name).element();
      await expect.poll(() => input.scrollWidth - input.clientWidth).toBeLessThanOrEqual(0);
    }
  });

  test('offer no more items than fit', { tags: ['release'] }, async () => {
    await openSample(INVOICE, 'items');
    const isWork = (key: string) => localStorage.getItem(key)?.includes('"items":[') === true;
    const key = Object.keys(localStorage).find(isWork)!;
    const work = JSON.parse(localStorage.getItem(key)!) as { draft: { items: object[] } };
    const [item] = work.draft.items;
    work.draft.items = Array.from({ length: 200 }, (_, at) => ({ ...item, id: 'sa.me', description: `Part ${at}` }));
    localStorage.setItem(key, JSON.stringify(work));
    await openBuilder(INVOICE, 'items');
    await expect.element(field('Item 200, description')).toHaveValue('Part 199');
    const descriptions = page.getByRole('textbox', { name: /^Item \d+, description$/ });
    expect(new Set(descriptions.elements().map((one) => (one as HTMLInputElement).value)).size).toBe(200);
    await expect
      .element(page.getByRole('button', { name: 'Duplicate item 1: 200 is the limit' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('200 items is the limit for one invoice.')).toBeVisible();
  });

  test('keep a text that is too long whole, tell of it, and still have it after a reload', async () => {
    const name = 'Long name of a company '.repeat(5).trim();
    await openBuilder(INVOICE, 'from');
    await paste(byId('from.name'), name);
    await expect
      .element(byId('from.name'))
      .toHaveAccessibleDescription(`The name has ${name.length} characters, and 80 fit. Shorten it.`);
    await waitUntilSaved();
    await reload();
    await expect.element(byId('from.name')).toHaveValue(name);
  });

  test('do not keep a social security number whole as the business number, and say so', async () => {
    await openBuilder(INVOICE, 'from');
    await fillAndLeave(byId('from.businessNumber'), '529-14-8127');
    await expect
      .element(byId('from.businessNumber'))
      .toHaveAccessibleDescription(expect.stringContaining('We keep only its last four digits'));
    await waitUntilSaved();
    expect(storedText()).not.toContain('529-14');
  });

  // `e2e/invoice.spec.ts`, which drags items with a mouse, proves that the hint shows for one.
  test('do not tell of dragging and keys where a finger points', async () => {
    await openSample(INVOICE, 'items');
    const told = page.getByText(/^Drag an item by its handle/);
    await expect.element(told).toBeInTheDocument();
    await emulateTouch();
    await expect.element(told).not.toBeVisible();
  });
});
