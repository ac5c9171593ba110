import { cents } from '@paperwage/values';
import fc from 'fast-check';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import type { Typed } from '../../fixtures/evaluate-sheet.ts';
import { evaluateSheet } from '../../fixtures/evaluate-sheet.ts';
import type { WorkbookCell, WorkbookSheet } from '../../workbook/index.ts';
import { cellAddress } from '../../workbook/index.ts';
import { calculateInvoice } from './calculate.ts';
import type { InvoiceDocument } from './document.ts';
import { DISCOUNT_TYPES, TAX_TYPES } from './choices.ts';
import { emptyItem } from './empty-draft.ts';
import { invoiceDrafts } from './fixtures/drafts.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceSheet, invoiceWorkbook } from './workbook.ts';

const { ordinary } = invoiceDrafts;
const sheetOf = (draft: InvoiceDraft) => invoiceSheet(calculateInvoice(draft).document);

/** The row whose first cell reads so, with its number as a workbook counts. */
function rowNamed(sheet: WorkbookSheet, name: string) {
  const index = sheet.rows.findIndex(([cell]) => cell?.kind === 'text' && cell.text === name);
  return { number: index + 1, cells: sheet.rows[index] ?? [] };
}

const formula = (cell: WorkbookCell | undefined) => (cell?.kind === 'formula' ? cell.formula : undefined);

describe('an invoice as a sheet', () => {
  const sheet = sheetOf(ordinary);
  const [first, last] = [
    rowNamed(sheet, 'Planting plan, revised').number,
    rowNamed(sheet, 'Basalt gravel, delivered').number,
  ];

  it('works out every amount from quantity and rate', () => {
    const { number, cells } = rowNamed(sheet, 'Native shrubs, 5 gal');
    expect(cells[1]).toEqual({ kind: 'pieces', quantity: 420_000 });
    expect(cells[2]).toMatchObject({ kind: 'price', price: 385_000 });
    expect(cells[3]).toEqual({ kind: 'formula', formula: `ROUND(B${number}*C${number},2)`, amount: 161_700 });
  });

  it('has live formulas for totals, with the figures of the paper as their results', () => {
    const [subtotal, discount] = [rowNamed(sheet, 'Subtotal'), rowNamed(sheet, 'Discount, 5%')];
    const [tax, total] = [rowNamed(sheet, 'Sales tax, 6.5%'), rowNamed(sheet, 'Total')];
    const [paid, balance] = [rowNamed(sheet, 'Paid'), rowNamed(sheet, 'Balance due')];
    expect(subtotal.cells[3]).toMatchObject({ formula: `SUM($D$${first}:$D$${last})`, amount: 732_300 });
    expect(discount.cells[3]).toMatchObject({ formula: `-ROUND(D${subtotal.number}*0.05,2)`, amount: -36_615 });
    const taxed = `SUMIF($F$${first}:$F$${last},"Yes",$E$${first}:$E$${last})`;
    expect(tax.cells[3]).toMatchObject({ formula: `ROUND(${taxed}*0.065,2)`, amount: 45_220 });
    const sum = `D${subtotal.number}+D${discount.number}+D${tax.number}`;
    expect(total.cells[3]).toMatchObject({ formula: sum, amount: 740_905 });
    expect(paid.cells[3]).toMatchObject({ kind: 'money', amount: -100_000 });
    expect(balance.cells[3]).toMatchObject({ formula: `D${total.number}+D${paid.number}`, amount: 640_905 });
  });

  it('adds up the taxes of items where they are reckoned one by one, and takes off a deducted tax', () => {
    const perItem = sheetOf(invoiceDrafts.perItem);
    expect(formula(rowNamed(perItem, 'Sales tax, 6.5%').cells[3])).toMatch(/^SUM\(\$G\$\d+:\$G\$\d+\)$/);
    expect(rowNamed(perItem, 'Crew time').cells[5]).toMatchObject({ text: 'No' });
    expect(rowNamed(perItem, 'Taxable amount').cells[3]).toMatchObject({ kind: 'formula', amount: 361_285 });
    const deducted = rowNamed(sheetOf(invoiceDrafts.deducted), 'Withholding, 6.5%').cells[3];
    expect(formula(deducted)).toMatch(/^-ROUND\(/);
    expect(deducted).toMatchObject({ amount: -45_220 });
  });

  it('tells of the tax that prices include and adds nothing for it', () => {
    const included = sheetOf(invoiceDrafts.included);
    expect(rowNamed(included, 'VAT, 20%').number).toBe(0);
    expect(rowNamed(included, 'Total').cells[3]).toMatchObject({ amount: 695_685 });
    const tax = rowNamed(included, 'Includes VAT, 20%').cells[3];
    expect(formula(tax)).toMatch(/^ROUND\(SUMIF\(.+\)\*0\.2\/1\.2,2\)$/);
    expect(tax).toMatchObject({ amount: 115_948 });
  });

  it('has no columns for a tax or a discount that there is not', () => {
    const plain = sheetOf(invoiceDrafts.oneItem);
    const { cells } = rowNamed(plain, 'Site visit and survey 1');
    expect(cells).toHaveLength(8);
    expect(cells.slice(5, 7)).toEqual([undefined, undefined]);
  });

  it('has dates that are dates and says what is known', () => {
    expect(rowNamed(sheet, 'Due').cells[1]).toEqual({ kind: 'date', date: '2026-12-20' });
    expect(rowNamed(sheet, 'Bill to').cells[1]).toMatchObject({ text: 'Łukasz Hernández' });
    expect(rowNamed(sheetOf(invoiceDrafts.empty), 'Due').number).toBe(0);
  });

  it('without items has totals of zero', () => {
    expect(rowNamed(sheetOf(invoiceDrafts.empty), 'Subtotal').cells[3]).toMatchObject({ kind: 'money', amount: 0 });
  });
});

/** The figures of the totals and of every item as the sheet works them out, in cents. */
function workedOut(sheet: WorkbookSheet, typed: Typed = {}) {
  const value = evaluateSheet(sheet, typed);
  const centsIn = (address: string) => Math.round(Number(value(address)) * 100) + 0;
  const rows = sheet.rows.map((cells, at) => ({ cells, number: at + 1 }));
  const total = (name: RegExp) => {
    const row = rows.find(({ cells: [first, , , last] }) => first?.kind === 'text' && name.test(first.text) && last);
    return row ? centsIn(`D${row.number}`) : 0;
  };
  const items = rows.filter(({ cells }) => cells[1]?.kind === 'pieces');
  return {
    items: items.map(({ number, cells }) => ({
      amount: centsIn(`D${number}`),
      discountedAmount: centsIn(`E${number}`),
      tax: cells[6] ? centsIn(`G${number}`) : undefined,
    })),
    totals: {
      subtotal: total(/^Subtotal$/),
      discount: 0 - total(/^Discount/),
      tax: Math.abs(total(/(^|^Includes )Due of the sale, /)),
      total: total(/^Total$/),
      balance: total(/^Balance due$/),
    },
  };
}

/** The same figures as they stand on the paper. */
function printed(draft: InvoiceDraft) {
  const { items, totals } = calculateInvoice(draft).document;
  const { subtotal, discount, tax, total, balance } = totals;
  const isByItem = tax.type === 'per_item' && tax.rate !== 0;
  return {
    items: items.map(({ amount, discountedAmount, tax: own }) => ({
      amount,
      discountedAmount,
      tax: isByItem ? own : undefined,
    })),
    totals: { subtotal, discount: discount.amount, tax: tax.amount, total, balance },
  };
}

const quantities = fc.integer({ min: 0, max: 2_000_000 }).map((parts) => `${parts / 10_000}`);
const percents = fc.integer({ min: 0, max: 1_000_000 }).map((parts) => `${parts / 10_000}`);
const someItem = fc.record({
  rate: fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 9 })).map((cents) => `${cents / 100}`),
  qty: fc.oneof(fc.integer({ min: 0, max: 99 }).map(String), quantities),
  withTax: fc.boolean(),
});
const someInvoice: fc.Arbitrary<InvoiceDraft> = fc
  .record({
    taxType: fc.constantFrom(...TAX_TYPES),
    taxRate: fc.oneof(percents, fc.constantFrom('6.5', '19', '7.25')),
    taxIncluded: fc.boolean(),
    discountType: fc.constantFrom(...DISCOUNT_TYPES),
    discountRate: fc.oneof(percents, fc.constantFrom('5', '33.3333')),
    paidAmount: fc.constantFrom('0', '12.34'),
    items: fc.array(someItem, { minLength: 1, maxLength: 12 }),
  })
  .map(({ items, ...rest }) => ({
    ...ordinary,
    ...rest,
    logo: '',
    taxLabel: 'Due of the sale',
    items: items.map((item, at) => ({ ...emptyItem(`${at}`), description: `Item ${at}`, ...item })),
  }));

describe('the formulas of an invoice', () => {
  const named = Object.entries(invoiceDrafts).map(([name, draft]) => ({
    name,
    draft: { ...draft, taxLabel: 'Due of the sale' },
  }));

  it.each(named)('give the cents of the paper: $name', ({ draft }) => {
    expect(workedOut(sheetOf(draft))).toEqual(printed(draft));
  });

  it('give the cents of the paper, and stand beside them, for any invoice', () => {
    fc.assert(
      fc.property(someInvoice, (draft) => {
        const sheet = sheetOf(draft);
        expect(workedOut(sheet)).toEqual(printed(draft));
        const value = evaluateSheet(sheet);
        sheet.rows.forEach((row, rowIndex) =>
          row.forEach((cell, column) => {
            const result = () => Number(value(cellAddress(rowIndex, column)));
            if (cell?.kind === 'formula') expect(Math.round(result() * 100) + 0).toBe(cell.amount);
            if (cell?.kind === 'wholeFormula') expect(result()).toBe(cell.result);
          }),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('follow every change of a quantity, a rate and what is taxed', () => {
    fc.assert(
      fc.property(someInvoice, fc.array(someItem, { minLength: 12, maxLength: 12 }), (before, changes) => {
        const after = { ...before, items: before.items.map((item, at) => ({ ...item, ...changes[at]! })) };
        // More off than there is to take it from is refused before there is a file.
        const { document, issues } = calculateInvoice(before);
        fc.pre(issues.every(({ severity }) => severity === 'warning') && document.totals.subtotal > 0);
        const sheet = sheetOf(before);
        const rows = sheet.rows.flatMap((cells, at) => (cells[1]?.kind === 'pieces' ? [at + 1] : []));
        const hasTax = document.totals.tax.rate !== 0;
        const typed = rows.flatMap((number, at): [string, number | string][] => [
          [`B${number}`, Number(after.items[at]!.qty)],
          [`C${number}`, Number(after.items[at]!.rate)],
          ...(hasTax ? ([[`F${number}`, after.items[at]!.withTax ? 'Yes' : 'No']] as [string, string][]) : []),
        ]);
        expect(workedOut(sheet, Object.fromEntries(typed))).toEqual(printed(after));
      }),
      { numRuns: 150 },
    );
  });

  const kindsIn = (document: InvoiceDocument) =>
    invoiceSheet(document).rows.flatMap((row) =>
      row[1]?.kind === 'pieces' ? row.slice(3, 7).map((cell) => cell?.kind) : [],
    );

  it('are formulas down to the shares of the items', () => {
    const flat = { ...invoiceDrafts.perItem, discountType: 'flat_amount', discountRate: '1,000.01' } as const;
    for (const draft of [invoiceDrafts.perItem, flat])
      expect(new Set(kindsIn(calculateInvoice(draft).document))).toEqual(new Set(['formula', 'text']));
  });

  it('leave the shares as numbers where no formula gives those of the paper', () => {
    const { document } = calculateInvoice(invoiceDrafts.perItem);
    const off = (by: number, at: number) => cents(document.items[at]!.discountedAmount + by);
    const items = document.items.map((item, at) =>
      at < 2 ? { ...item, discountedAmount: off(at * 2 - 1, at) } : item,
    );
    expect(new Set(kindsIn({ ...document, items }))).toEqual(new Set(['formula', 'money', 'text']));
  });
});

describe('the workbook of an invoice', () => {
  it('names the code of its PDF, and none where it is not issued', () => {
    const { document } = calculateInvoice(ordinary);
    const name = 'Verification code of the PDF';
    expect(rowNamed(invoiceSheet(document, '7KQ4-M2XD-9RVT'), name).cells[1]).toMatchObject({ text: '7KQ4-M2XD-9RVT' });
    expect(rowNamed(invoiceSheet(document), name).cells).toEqual([]);
  });

  it('is named by its number and has the logo', async () => {
    const archive = await JSZip.loadAsync(await invoiceWorkbook(calculateInvoice(ordinary).document));
    expect(await archive.file('xl/workbook.xml')!.async('string')).toContain('name="Invoice INV-20418"');
    expect(await archive.file('xl/drawings/drawing1.xml')!.async('string')).toContain('Logo of Fernhill Garden Design');
  });
});
