import { describe, expect, it } from 'vitest';
import { evaluateSheet } from '../../../fixtures/evaluate-sheet.ts';
import type { Look } from '../../../kind-descriptor.ts';
import type { WorkbookCell, WorkbookSheet } from '../../../workbook/index.ts';
import { calculateInvoice } from '../calculate.ts';
import { invoiceDrafts } from '../fixtures/drafts.ts';
import { balanceOf, rowNamed } from '../fixtures/sheet-rows.ts';
import type { InvoiceDraft } from '../schema.ts';
import { invoiceSheet, invoiceSheets } from './workbook.ts';

const { ordinary } = invoiceDrafts;
const sheetOf = (draft: InvoiceDraft, look?: Look) => invoiceSheet(calculateInvoice(draft).document, look);

const formula = (cell: WorkbookCell | undefined) => (cell && 'formula' in cell ? cell.formula : undefined);

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
    const refunded = sheetOf({ ...ordinary, paidAmount: '7409.05', isRefunded: true });
    expect(words(refunded)).toMatchObject([{ result: 'Refunded in full' }, 'Refunded in full']);
    expect(rowNamed(refunded, 'Refunded').amount).toMatchObject({ amount: -740_905 });
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

  it('has its notes last, on a sheet of their own where they would stand below the headings of the items', () => {
    const notes = Array.from({ length: 59 }, (_, at) => `Line ${at + 1}`).join('\n');
    const items = Array.from({ length: 60 }, (_, at) => ({ ...ordinary.items[0]!, id: `${at}` }));
    const sheets = (draft: InvoiceDraft) =>
      invoiceSheets(calculateInvoice(draft).document, { template: 'ledger', theme: 'harbor' });
    const last = ({ rows }: WorkbookSheet) => rows.at(-1)![0];
    const [own, ...others] = sheets({ ...ordinary, notes });
    expect(others).toEqual([]);
    expect(last(own!)).toMatchObject({ text: 'Line 59' });
    expect(sheets({ ...ordinary, items, notes: 'Thanks.' })).toHaveLength(1);
    const [main, apart] = sheets({ ...ordinary, items, notes });
    expect(main!.rows.flat().some((cell) => cell?.kind === 'text' && cell.text === 'Line 1')).toBe(false);
    expect(apart).toMatchObject({ name: 'Notes', tables: [] });
    expect(apart!.rows[0]![0]).toMatchObject({ text: 'Invoice INV-20418 \u00b7 Fernhill Garden Design, continued' });
    expect(last(apart!)).toMatchObject({ text: 'Line 59' });
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
