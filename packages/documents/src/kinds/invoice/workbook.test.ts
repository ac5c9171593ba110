import { cents } from '@paperwage/values';
import fc from 'fast-check';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import type { Typed } from '../../fixtures/evaluate-sheet.ts';
import { evaluateSheet } from '../../fixtures/evaluate-sheet.ts';
import type { WorkbookCell, WorkbookSheet } from '../../workbook/index.ts';
import { cellAddress, columnName } from '../../workbook/index.ts';
import type { Look } from '../../kind-descriptor.ts';
import { createIssuance } from '../../create-issuance.ts';
import { calculateInvoice } from './calculate.ts';
import type { InvoiceDocument } from './document.ts';
import { DISCOUNT_TYPES, TAX_TYPES } from './choices.ts';
import { emptyItem } from './empty-draft.ts';
import { invoiceDrafts } from './fixtures/drafts.ts';
import type { InvoiceDraft } from './schema.ts';
import { invoiceSheet, invoiceWorkbook } from './workbook.ts';

const { ordinary } = invoiceDrafts;
const sheetOf = (draft: InvoiceDraft, look?: Look) => invoiceSheet(calculateInvoice(draft).document, look);

/** The row whose first cell reads so, with its number as a workbook counts, and the last of its cells that are shown. */
function rowNamed(sheet: WorkbookSheet, name: string) {
  const index = sheet.rows.findIndex(([cell]) => cell?.kind === 'text' && cell.text === name);
  const cells = sheet.rows[index] ?? [];
  const amount = cells[sheet.columnWidths.length - 1];
  return { number: index + 1, cells, amount, rate: cells[sheet.columnWidths.length - 2] };
}

/** The letter of the column below a heading. */
function column(sheet: WorkbookSheet, heading: string): string {
  return columnName(sheet.tables[0]!.headings.indexOf(heading));
}

const formula = (cell: WorkbookCell | undefined) => (cell && 'formula' in cell ? cell.formula : undefined);

/** The cell of what is due, at the foot. */
function balanceOf(sheet: WorkbookSheet): {
  readonly number: number;
  readonly label: WorkbookCell | undefined;
  readonly amount: WorkbookCell | undefined;
} {
  const index = sheet.rows.findIndex((cells) => cells.some((cell) => cell?.style === 'balance'));
  return { number: index + 1, label: sheet.rows[index]![0], amount: sheet.rows[index]!.at(-1) };
}

describe('an invoice as a sheet', () => {
  const sheet = sheetOf(ordinary);
  const [first, last] = [
    rowNamed(sheet, 'Planting plan, revised').number,
    rowNamed(sheet, 'Basalt gravel, delivered').number,
  ];

  it('calculates every amount from quantity and rate', () => {
    const { number, cells, amount } = rowNamed(sheet, 'Native shrubs, 5 gal');
    expect(cells[1]).toMatchObject({ kind: 'pieces', quantity: 420_000 });
    expect(cells[2]).toMatchObject({ kind: 'price', price: 385_000 });
    expect(amount).toMatchObject({ kind: 'formula', formula: `ROUND(B${number}*C${number},2)`, amount: 161_700 });
  });

  it('has live formulas for totals that use the rates in their cells, with the figures of the paper as their results', () => {
    const [subtotal, discount] = [rowNamed(sheet, 'Subtotal'), rowNamed(sheet, 'Discount')];
    const [tax, total, paid] = [rowNamed(sheet, 'Sales tax'), rowNamed(sheet, 'Total'), rowNamed(sheet, 'Paid')];
    expect(subtotal.amount).toMatchObject({ formula: `SUM($E$${first}:$E$${last})`, amount: 732_300 });
    expect(discount.rate).toMatchObject({ kind: 'percent', rate: 50_000 });
    expect(discount.amount).toMatchObject({
      formula: `-ROUND(E${subtotal.number}*D${discount.number},2)`,
      amount: -36_615,
    });
    expect(tax.rate).toMatchObject({ kind: 'percent', rate: 65_000 });
    const taxed = `SUMIF($D$${first}:$D$${last},"Yes",$F$${first}:$F$${last})`;
    expect(tax.amount).toMatchObject({ formula: `ROUND(${taxed}*D${tax.number},2)`, amount: 45_220 });
    const sum = `E${subtotal.number}+E${discount.number}+E${tax.number}`;
    expect(total.amount).toMatchObject({ formula: sum, amount: 740_905 });
    expect(paid.amount).toMatchObject({ kind: 'money', amount: -100_000 });
    expect(balanceOf(sheet).amount).toMatchObject({ formula: `E${total.number}+E${paid.number}`, amount: 640_905 });
  });

  it('adds up the taxes of items where they are rounded one by one, and takes off a deducted tax', () => {
    const perItem = sheetOf(invoiceDrafts.perItem);
    expect(formula(rowNamed(perItem, 'Sales tax').amount)).toMatch(/^SUM\(\$E\$\d+:\$E\$\d+\)$/);
    expect(rowNamed(perItem, 'Crew time').cells[3]).toMatchObject({ text: 'No' });
    expect(rowNamed(perItem, 'Taxable amount').amount).toMatchObject({ kind: 'formula', amount: 361_285 });
    const deducted = rowNamed(sheetOf(invoiceDrafts.deducted), 'Withholding').amount;
    expect(formula(deducted)).toMatch(/^-ROUND\(/);
    expect(deducted).toMatchObject({ amount: -45_220 });
  });

  it('tells of the tax that prices include and adds nothing for it', () => {
    const included = sheetOf(invoiceDrafts.included);
    expect(rowNamed(included, 'VAT').number).toBe(0);
    expect(rowNamed(included, 'Total').amount).toMatchObject({ amount: 695_685 });
    const tax = rowNamed(included, 'Includes VAT');
    expect(formula(tax.amount)).toMatch(/^ROUND\(SUMIF\(.+\)\*D\d+\/\(1\+D\d+\),2\)$/);
    expect(tax.amount).toMatchObject({ amount: 115_948 });
  });

  it('has no columns for a tax or a discount that there is not, and hides what only formulas look at', () => {
    const plain = sheetOf(invoiceDrafts.oneItem);
    expect(plain.tables[0]!.headings).toEqual(['Description', 'Qty', 'Rate', 'Amount']);
    expect(rowNamed(plain, 'Site visit and survey 1').cells).toHaveLength(4);
    expect(sheet.tables[0]!.headings).toEqual(['Description', 'Qty', 'Rate', 'Taxable', 'Amount']);
    expect(sheet.columnWidths).toHaveLength(5);
    expect(sheet.rows[first - 1]).toHaveLength(8);
  });

  it('gives two columns of one name two names', () => {
    const taxed = sheetOf({ ...invoiceDrafts.perItem, taxLabel: 'rate' });
    expect(taxed.tables[0]!.headings).toEqual(['Description', 'Qty', 'Rate', 'Taxable', 'rate (2)', 'Amount']);
  });

  it('has dates that are dates and says what is known', () => {
    const below = (label: string, of = sheet) => {
      const row = of.rows.findIndex((cells) => cells.some((cell) => cell?.kind === 'text' && cell.text === label));
      const place = of.rows[row]?.findIndex((cell) => cell?.kind === 'text' && cell.text === label) ?? 0;
      return of.rows[row + 1]?.[place];
    };
    expect(below('Due')).toMatchObject({ kind: 'date', date: '2026-12-20' });
    expect(below('Bill to')).toMatchObject({ text: 'Łukasz Hernández' });
    expect(sheetOf(invoiceDrafts.empty).rows.flat()).not.toContainEqual(expect.objectContaining({ text: 'Due' }));
  });

  it('without items has totals of zero', () => {
    expect(rowNamed(sheetOf(invoiceDrafts.empty), 'Subtotal').amount).toMatchObject({ kind: 'money', amount: 0 });
  });

  it('calls what is due as the paper does, and as the figure becomes', () => {
    const paid = (paidAmount: string) => sheetOf({ ...ordinary, paidAmount });
    const words = (of: WorkbookSheet) => {
      const { label, number } = balanceOf(of);
      return [label, evaluateSheet(of)(`A${number}`)];
    };
    expect(words(paid('7409.05'))).toMatchObject([{ result: 'Paid in full' }, 'Paid in full']);
    expect(words(paid('8000'))).toMatchObject([{ result: 'Credit' }, 'Credit']);
    expect(words(sheet)).toMatchObject([{ result: 'Balance due' }, 'Balance due']);
    const open = paid('0');
    expect(rowNamed(open, 'Total').number).toBe(0);
    expect(words(open)).toMatchObject([{ result: 'Balance due' }, 'Balance due']);
  });

  it('tells no figure while a typed number does not count', () => {
    const { document } = calculateInvoice({ ...ordinary, items: [{ ...ordinary.items[0]!, rate: 'ten' }] });
    const open = invoiceSheet(document);
    expect(balanceOf(open)).toMatchObject({ label: { text: 'Balance due' }, amount: { text: '\u2013' } });
    expect(rowNamed(open, 'Planting plan, revised').amount).toMatchObject({ text: '\u2013' });
    const kinds = new Set(open.rows.flat().flatMap((cell) => (cell && 'formula' in cell ? [cell.kind] : [])));
    expect(kinds).toEqual(new Set());
  });

  it.each(['banner', 'column'])('of the template %s shows what is due at the top as well', (template) => {
    const worn = sheetOf(ordinary, { template, theme: 'harbor' });
    const hero = worn.rows.flat().find((cell) => cell?.style === 'hero');
    expect(hero).toMatchObject({ formula: `E${balanceOf(worn).number}`, amount: 640_905 });
  });

  it('keeps the headings in sight, repeats them on every page, and offers Yes and No', () => {
    expect(sheet.repeatedRow).toBe(first - 2);
    expect(sheet.frozenRows).toBe(first - 1);
    expect(sheet.choices).toEqual({ range: `D${first}:D${last}`, words: ['Yes', 'No'] });
    expect(sheet.rows[sheet.tables[0]!.row]!.map((cell) => cell?.kind === 'text' && cell.text)).toEqual(
      sheet.tables[0]!.headings,
    );
  });
});

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
      { numRuns: 150 },
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
