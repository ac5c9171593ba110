import { cents } from '@paperwage/values';
import fc from 'fast-check';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import type { Typed } from '../../../fixtures/evaluate-sheet.ts';
import { evaluateSheet } from '../../../fixtures/evaluate-sheet.ts';
import type { WorkbookSheet } from '../../../workbook/index.ts';
import { cellAddress, columnName } from '../../../workbook/index.ts';
import { createIssuance } from '../../../create-issuance.ts';
import { calculateInvoice } from '../calculate.ts';
import type { InvoiceDocument } from '../document.ts';
import { DISCOUNT_TYPES, TAX_TYPES } from '../choices.ts';
import { emptyItem } from '../edit/empty-draft.ts';
import { invoiceDrafts } from '../fixtures/drafts.ts';
import { balanceOf, column, rowNamed } from '../fixtures/sheet-rows.ts';
import type { InvoiceDraft } from '../schema.ts';
import { invoiceTemplates } from '../templates/index.ts';
import { invoiceLook } from './workbook-looks.ts';
import { invoiceSheet, invoiceWorkbook } from './workbook.ts';

const { ordinary } = invoiceDrafts;
const sheetOf = (draft: InvoiceDraft) => invoiceSheet(calculateInvoice(draft).document);

/** The figures of the totals and of every item as the sheet calculates them, in cents. */
function workedOut(sheet: WorkbookSheet, typed: Typed = {}) {
  const value = evaluateSheet(sheet, typed);
  const centsIn = (address: string) => Math.round(Number(value(address)) * 100) + 0;
  const amount = column(sheet, 'Amount');
  const discounted = columnName(sheet.columnWidths.length);
  const rows = sheet.rows.map((cells, at) => ({ cells, number: at + 1 }));
  const total = (name: RegExp) => {
    const row = rows.find(
      ({ cells: [first, ...rest] }) => first?.kind === 'text' && name.test(first.text) && rest.at(-1),
    );
    return row ? centsIn(`${amount}${row.number}`) : 0;
  };
  const items = rows.filter(({ cells }) => cells[1]?.kind === 'pieces');
  const balance = centsIn(`${amount}${balanceOf(sheet).number}`);
  const hasTotal = rowNamed(sheet, 'Total').number > 0;
  return {
    items: items.map(({ number, cells }) => ({
      amount: centsIn(`${amount}${number}`),
      discountedAmount: cells.length > sheet.columnWidths.length ? centsIn(`${discounted}${number}`) : undefined,
      tax:
        cells.length > 0 && sheet.tables[0]!.headings.includes('Due of the sale')
          ? centsIn(`${column(sheet, 'Due of the sale')}${number}`)
          : undefined,
    })),
    totals: {
      subtotal: total(/^Subtotal$/),
      discount: 0 - total(/^Discount/),
      tax: Math.abs(total(/(^|^Includes )Due of the sale$/)),
      total: hasTotal ? total(/^Total$/) : balance,
      balance,
    },
  };
}

/** The same figures as they stand on the paper. */
function printed(draft: InvoiceDraft) {
  const { items, totals } = calculateInvoice(draft).document;
  const { subtotal, discount, tax, total, balance } = totals;
  const isByItem = tax.type === 'per_item' && tax.rate !== 0;
  const isSplit = tax.rate !== 0 && discount.type !== 'none';
  return {
    items: items.map(({ amount, discountedAmount, tax: own }) => ({
      amount,
      discountedAmount: isSplit ? discountedAmount : undefined,
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
        fc.pre(calculateInvoice(draft).document.isSettled);
        const sheet = sheetOf(draft);
        expect(workedOut(sheet)).toEqual(printed(draft));
        const value = evaluateSheet(sheet);
        sheet.rows.forEach((row, rowIndex) =>
          row.forEach((cell, column) => {
            const result = () => Number(value(cellAddress(rowIndex, column)));
            if (cell?.kind === 'formula') expect(Math.round(result() * 100) + 0).toBe(cell.amount);
            if (cell?.kind === 'wholeFormula') expect(result() + 0).toBe(cell.result);
            if (cell?.kind === 'textFormula') expect(value(cellAddress(rowIndex, column))).toBe(cell.result);
          }),
        );
      }),
      { numRuns: process.env.TEST_ALL ? 150 : 30 },
    );
  });

  it('follow every change of a quantity, a rate and what is taxed', () => {
    fc.assert(
      fc.property(someInvoice, fc.array(someItem, { minLength: 12, maxLength: 12 }), (before, changes) => {
        const after = { ...before, items: before.items.map((item, at) => ({ ...item, ...changes[at]! })) };
        // More off than there is to take it from is refused before there is a file.
        const { document, issues } = calculateInvoice(before);
        fc.pre(issues.every(({ severity }) => severity === 'warning') && document.totals.subtotal > 0);
        // A flat discount is a number in its cell, which the paper would not take once it is more than the rest.
        fc.pre(before.discountType !== 'flat_amount');
        const sheet = sheetOf(before);
        const rows = sheet.rows.flatMap((cells, at) => (cells[1]?.kind === 'pieces' ? [at + 1] : []));
        const hasTax = document.totals.tax.rate !== 0;
        const typed = rows.flatMap((number, at): [string, number | string][] => [
          [`B${number}`, Number(after.items[at]!.qty)],
          [`C${number}`, Number(after.items[at]!.rate)],
          ...(hasTax ? ([[`D${number}`, after.items[at]!.withTax ? 'Yes' : 'No']] as [string, string][]) : []),
        ]);
        expect(workedOut(sheet, Object.fromEntries(typed))).toEqual(printed(after));
      }),
      { numRuns: process.env.TEST_ALL ? 150 : 30 },
    );
  });

  const kindsIn = (document: InvoiceDocument) =>
    invoiceSheet(document).rows.flatMap((row) =>
      row[1]?.kind === 'pieces' ? row.slice(3).map((cell) => cell?.kind) : [],
    );

  it('are formulas down to the shares of the items', () => {
    const flat = { ...invoiceDrafts.perItem, discountType: 'flat_amount', discountRate: '1,000.01' } as const;
    for (const draft of [invoiceDrafts.perItem, flat])
      expect(new Set(kindsIn(calculateInvoice(draft).document))).toEqual(new Set(['formula', 'wholeFormula', 'text']));
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
  const look = { template: 'ledger', theme: 'forest' };

  it('has a shape of its own for each of four templates, and that of the first for any other', () => {
    const shapeOf = (template: string) => invoiceLook(template, 'forest').shape;
    expect(new Set(['ledger', 'banner', 'column', 'compact'].map(shapeOf)).size).toBe(4);
    expect(shapeOf('another')).toBe(shapeOf(invoiceTemplates[0]!.id));
  });

  it('names the code of its PDF, and none where it is not issued', () => {
    const { document } = calculateInvoice(ordinary);
    const name = 'Verification code of the PDF';
    const issuance = createIssuance('https://paperwage.example/verify', ['7KQ4-M2XD-9RVT']);
    const issued = invoiceSheet(document, { ...look, issuance });
    expect(issued.rows[rowNamed(issued, name).number]![0]).toMatchObject({ text: '7KQ4-M2XD-9RVT' });
    expect(rowNamed(invoiceSheet(document), name).cells).toEqual([]);
  });

  it('is named by its number and has the logo, a table of its items, and its properties', async () => {
    const archive = await JSZip.loadAsync(invoiceWorkbook(calculateInvoice(ordinary).document, look));
    const part = async (path: string) => archive.file(path)!.async('string');
    expect(await part('xl/workbook.xml')).toContain('name="Invoice INV-20418"');
    expect(await part('xl/drawings/drawing1.xml')).toContain('Logo of Fernhill Garden Design');
    expect(await part('xl/tables/table1.xml')).toContain('displayName="Items"');
    expect(await part('docProps/core.xml')).toContain('<dc:title>Invoice INV-20418, Łukasz Hernández</dc:title>');
  });

  it('is one page wide and hides its helper columns', async () => {
    const archive = await JSZip.loadAsync(invoiceWorkbook(calculateInvoice(ordinary).document, look));
    const xml = await archive.file('xl/worksheets/sheet1.xml')!.async('string');
    expect(xml).toContain('<col min="6" max="8" width="12" hidden="1" customWidth="1"/>');
    expect(xml).toContain('fitToWidth="1" fitToHeight="0"');
    expect(await archive.file('xl/workbook.xml')!.async('string')).toMatch(
      /name="_xlnm\.Print_Area" localSheetId="0">'Invoice INV-20418'!\$A\$1:\$E\$\d+</,
    );
  });
});
