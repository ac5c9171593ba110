import { describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { barFigure, goTo, onPaper, openBuilder, openSample } from '../../testing/builder.ts';
import { choose, fill, fillAndLeave, press } from '../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';

const INVOICE = '/invoice-generator';
const due = barFigure('Balance due');
const bar = page.css('[data-part="action-bar"]');
const preview = page.css('#preview');

/** The totals below the fields, line by line: `Subtotal $7,323.00`. */
const totalLines = () =>
  page
    .css('dl[aria-label="Totals"] > div')
    .elements()
    .map((line) => [...line.children].map((part) => part.textContent).join(' '));

describe('what an invoice comes to', () => {
  test('follows discount, tax and payment as they are typed, in the form and on the paper', async () => {
    await openSample(INVOICE, 'totals');
    await expect
      .poll(totalLines)
      .toEqual([
        'Subtotal $7,323.00',
        'Discount, 5% −$366.15',
        'Sales tax, 6.5% $452.20',
        'Total $7,409.05',
        'Paid −$1,000.00',
        'Balance due $6,409.05',
      ]);
    await press(page.getByRole('radio', { name: 'Amount' }));
    await expect.element(page.getByText('Discount cleared.')).toBeVisible();
    await fill(page.getByLabelText('Discount, amount'), '323');
    await fill(page.getByLabelText('Already paid'), '');
    await expect.element(due).toHaveTextContent(/^7,455\.00$/);
    const tax = page.getByLabelText('Tax', { exact: true });
    await choose(tax, 'deducted');
    await fill(page.getByLabelText('Tax name'), 'Withholding');
    await expect
      .poll(totalLines)
      .toEqual(['Subtotal $7,323.00', 'Discount −$323.00', 'Withholding, 6.5% −$455.00', 'Balance due $6,545.00']);
    await choose(tax, 'per_item');
    await press(page.getByRole('checkbox', { name: 'Item 3 is taxable' }));
    const includes = page.getByLabelText('Prices include tax');
    await press(includes);
    await expect.element(due).toHaveTextContent(/^7,000\.00$/);
    await expect.element(onPaper('items.2')).toHaveTextContent('Not taxed');
    await expect.element(preview).toHaveTextContent('Includes Withholding, 6.5%');
    await choose(tax, 'none');
    await expect.element(includes).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox', { name: /is taxable/ })).not.toBeInTheDocument();
    await expect.poll(totalLines).toEqual(['Subtotal $7,323.00', 'Discount −$323.00', 'Balance due $7,000.00']);
  });

  test('says terms, due date, currency and how to pay', async () => {
    await openBuilder(INVOICE, 'details');
    const terms = page.getByLabelText('Terms', { exact: true });
    await expect.element(terms.getByRole('option')).toHaveLength(20);
    await fillAndLeave(page.getByLabelText('Invoice date', { exact: true }), '11/20/2026');
    await choose(terms, 'Next Day');
    await expect.element(page.getByText('Due 11/21/2026.')).toBeVisible();
    await choose(terms, 'custom');
    await fillAndLeave(page.getByLabelText('Due date', { exact: true }), '1/15/27');
    await choose(page.getByLabelText('Currency'), 'CHF');
    await fill(page.getByLabelText('Document title'), 'Estimate');
    await fill(page.getByLabelText('Item 1, rate'), '25');
    const link = page.getByLabelText('Pay link (optional)');
    await fill(link, 'pay.example.com/1');
    for (const words of ['Estimate', '01/15/2027', 'Swiss franc', 'CHF 25.00', 'pay.example.com/1']) {
      await expect.element(preview).toHaveTextContent(words);
    }
    await expect.element(preview.css('[data-region="payLink"] path').first()).toBeVisible();
    await fillAndLeave(link, 'not a link');
    await expect.element(page.getByText(/^Enter a web address/)).toBeVisible();
  });

  test('is no total that stands, is read out or is on the paper while a number does not count', async () => {
    await openSample(INVOICE, 'items');
    for (const [name, wrong, right] of [
      ['Item 1, rate', '1,85', '1,850'],
      ['Tax rate, percent', '101', '8.25'],
    ] as const) {
      await fill(page.getByLabelText(name), wrong);
      await expect.element(due).toHaveTextContent(/^–$/);
      await expect.poll(() => new Set(totalLines().map((line) => line.at(-1)))).toEqual(new Set(['–']));
      await expect.element(onPaper('balanceDue')).toHaveTextContent('–');
      await expect.element(bar.css('[aria-live]')).toHaveTextContent(/^Balance due not available yet$/);
      if (name === 'Item 1, rate') {
        await expect.element(page.getByRole('listitem', { name: 'Item 1' })).toHaveTextContent('Amount–');
      }
      await fill(page.getByLabelText(name), right);
      await expect.element(due).toHaveTextContent(/^\d/);
    }
  });
});

describe('the bar of an invoice', () => {
  const figure = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'));

  for (const width of [360, 768, 1440]) {
    test(`adds up to the eye at ${width}`, releaseOnlyUnless(width !== 768), async () => {
      await windowOf(width);
      await openSample(INVOICE, 'totals');
      await fillAndLeave(page.css('[id="paidAmount"]'), '200');
      const rows = bar.css('dl div');
      await expect.element(rows.filter({ hasText: /^Paid/ })).toHaveTextContent(/^Paid−200\.00$/);
      const shown = rows
        .elements()
        .filter((row) => row.checkVisibility())
        .map(({ children: [label, amount] }) => [label!.textContent, figure(amount!.textContent)] as const);
      const amounts = Object.fromEntries(shown);
      expect(amounts.Total! + amounts.Paid!).toBeCloseTo(figure(due.element().textContent), 2);
      if (width !== 360) {
        const before = shown.slice(
          0,
          shown.findIndex(([label]) => label === 'Total'),
        );
        expect(before.length).toBe(3);
        expect(before.reduce((sum, [, amount]) => sum + amount, 0)).toBeCloseTo(amounts.Total!, 2);
      }
      await expectToFit();
    });
  }

  for (const width of [360, 768, 1280, 1440]) {
    test(
      `has its buttons beside each other at ${width}, however large the figures`,
      releaseOnlyUnless(width === 360),
      async () => {
        await windowOf(width);
        await openSample(INVOICE, 'items');
        await fill(page.getByLabelText('Item 1, rate'), '12,345,678.90');
        await goTo('finish');
        const middleOf = (button: Locator) => {
          const { y, height } = button.element().getBoundingClientRect();
          return y + height / 2;
        };
        const [back, download] = [
          bar.getByRole('button', { name: 'Back' }),
          bar.getByRole('button', { name: /^Download/ }),
        ];
        await expect.element(download).toBeVisible();
        await expect.poll(() => Math.abs(middleOf(back) - middleOf(download))).toBeLessThan(2);
      },
    );
  }
});
