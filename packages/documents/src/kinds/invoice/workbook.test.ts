import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import type { WorkbookCell, WorkbookSheet } from '../../workbook/index.ts';
import { calculateInvoice } from './calculate.ts';
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
    expect(cells[1]).toMatchObject({ kind: 'quantity', quantity: 420_000 });
    expect(cells[2]).toMatchObject({ kind: 'price', price: 385_000 });
    expect(cells[3]).toEqual({ kind: 'formula', formula: `ROUND(B${number}*C${number},2)`, amount: 161_700 });
  });

  it('has live formulas for totals, with the figures of the paper as their results', () => {
    const [subtotal, discount] = [rowNamed(sheet, 'Subtotal'), rowNamed(sheet, 'Discount, 5%')];
    const [tax, total] = [rowNamed(sheet, 'Sales tax, 6.5%'), rowNamed(sheet, 'Total')];
    const [paid, balance] = [rowNamed(sheet, 'Paid'), rowNamed(sheet, 'Balance due')];
    expect(subtotal.cells[3]).toMatchObject({ formula: `SUM(D${first}:D${last})`, amount: 732_300 });
    expect(discount.cells[3]).toMatchObject({ formula: `-ROUND(D${subtotal.number}*0.05,2)`, amount: -36_615 });
    const discounted = `(D${subtotal.number}+D${discount.number})`;
    expect(tax.cells[3]).toMatchObject({ formula: `ROUND(${discounted}*0.065,2)`, amount: 45_220 });
    const sum = `D${subtotal.number}+D${discount.number}+D${tax.number}`;
    expect(total.cells[3]).toMatchObject({ formula: sum, amount: 740_905 });
    expect(paid.cells[3]).toMatchObject({ kind: 'money', amount: -100_000 });
    expect(balance.cells[3]).toMatchObject({ formula: `D${total.number}+D${paid.number}`, amount: 640_905 });
  });

  it('adds up the taxes of items where they are reckoned one by one, and takes off a deducted tax', () => {
    const perItem = sheetOf(invoiceDrafts.perItem);
    expect(formula(rowNamed(perItem, 'Sales tax, 6.5%').cells[3])).toMatch(/^SUM\(F\d+:F\d+\)$/);
    const deducted = rowNamed(sheetOf(invoiceDrafts.deducted), 'Withholding, 6.5%').cells[3];
    expect(formula(deducted)).toMatch(/^-ROUND\(/);
    expect(deducted).toMatchObject({ amount: -45_220 });
  });

  it('adds nothing for a tax that prices include', () => {
    const included = sheetOf(invoiceDrafts.included);
    expect(rowNamed(included, 'VAT, 20%').number).toBe(0);
    expect(rowNamed(included, 'Total').cells[3]).toMatchObject({ amount: 695_685 });
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

describe('the workbook of an invoice', () => {
  it('is named by its number and has the logo', async () => {
    const archive = await JSZip.loadAsync(await invoiceWorkbook(calculateInvoice(ordinary).document));
    expect(await archive.file('xl/workbook.xml')!.async('string')).toContain('name="Invoice INV-20418"');
    expect(await archive.file('xl/drawings/drawing1.xml')!.async('string')).toContain('Logo of Fernhill Garden Design');
  });
});
