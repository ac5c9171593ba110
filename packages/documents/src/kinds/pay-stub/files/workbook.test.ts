import { allRules } from '@paperwage/payroll';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import type { WorkbookCell, WorkbookSheet } from '../../../workbook/index.ts';
import { calculatePayStub } from '../calculate.ts';
import { setEmploymentType, setPaymentType } from '../edit/edit-basics.ts';
import { setWorkState } from '../edit/edit-fields.ts';
import { setEarning, setEarningTyped } from '../edit/edit-lines.ts';
import { samplePayStubDraft } from '../draft/sample-draft.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { payStubSheet, payStubWorkbook } from './workbook.ts';

const sample = samplePayStubDraft(testContext());

function sheetOf(draft: PayStubDraft, index = 0): WorkbookSheet {
  const { document } = calculatePayStub(draft, allRules);
  return payStubSheet(document, document.stubs[index]!, index);
}

/** The row whose first cell reads so, with its number as a workbook counts. */
function rowNamed(
  sheet: WorkbookSheet,
  name: string,
): { number: number; cells: readonly (WorkbookCell | undefined)[] } {
  const index = sheet.rows.findIndex(([cell]) => cell?.kind === 'text' && cell.text === name);
  return { number: index + 1, cells: sheet.rows[index]! };
}

function formula(cell: WorkbookCell | undefined): string {
  return cell?.kind === 'formula' ? cell.formula : '';
}

describe('a pay stub as a sheet', () => {
  const sheet = sheetOf(sample);
  const { document } = calculatePayStub(sample, allRules);
  const [stub] = document.stubs;

  it('has live formulas for totals, with the figures of the paper as their results', () => {
    const [first, last] = [rowNamed(sheet, 'Regular').number, rowNamed(sheet, 'Tool allowance').number];
    const gross = rowNamed(sheet, 'Gross pay');
    expect(formula(gross.cells[3])).toBe(`SUM(D${first}:D${last})`);
    expect(formula(gross.cells[4])).toBe(`SUM(E${first}:E${last})`);
    expect(gross.cells[3]).toMatchObject({ amount: stub!.gross.period });
    const taken = rowNamed(sheet, 'Total deductions');
    expect(formula(taken.cells[3])).toBe(
      `SUM(D${rowNamed(sheet, 'Federal income tax').number}:D${rowNamed(sheet, 'Medicare').number})`,
    );
    const net = rowNamed(sheet, 'Net pay');
    expect(formula(net.cells[3])).toBe(`D${gross.number}-D${taken.number}`);
    expect(net.cells[4]).toMatchObject({ amount: stub!.net.yearToDate });
  });

  it('says what the net pay is before', () => {
    const open = sheetOf(setWorkState(employeeDraft(), 'IN'));
    expect(rowNamed(open, 'Net pay before local tax').cells[3]).toMatchObject({ kind: 'formula' });
  });

  it('works out computed lines from rate and hours', () => {
    const regular = rowNamed(sheet, 'Regular');
    expect(regular.cells[1]).toMatchObject({ kind: 'price', price: 325_000 });
    expect(regular.cells[2]).toMatchObject({ kind: 'quantity', quantity: 800_000 });
    expect(formula(regular.cells[3])).toBe(`ROUND(B${regular.number}*C${regular.number},2)`);
    expect(rowNamed(sheet, 'Tips').cells.slice(1, 4)).toMatchObject([
      undefined,
      undefined,
      { kind: 'money', amount: 8_500 },
    ]);
    const salary = sheetOf(setEarning(setPaymentType(employeeDraft(), 'salary'), 0, 'salary', { rate: '84,500' }));
    expect(formula(rowNamed(salary, 'Salary').cells[3])).toMatch(/^ROUND\(B\d+\/26,2\)$/);
  });

  it('leaves a typed total as it was typed', () => {
    const typed = sheetOf(setEarningTyped(employeeDraft(), 0, 'regular', { total: '7' }));
    expect(rowNamed(typed, 'Regular').cells[3]).toMatchObject({ kind: 'money', amount: 700 });
  });

  it('has dates that are dates and says what is known', () => {
    expect(rowNamed(sheet, 'Pay date').cells[1]).toEqual({ kind: 'date', date: '2026-11-20' });
    expect(rowNamed(sheet, 'Employee').cells[1]).toMatchObject({ text: 'Núria Nguyễn-Ortega' });
    expect(rowNamed(sheet, 'Social Security no.').cells[1]).toMatchObject({ text: 'XXX-XX-4821' });
    expect(rowNamed(sheet, 'Pay frequency').cells[1]).toMatchObject({ text: 'Every two weeks' });
    const labels = sheetOf(employeeDraft()).rows.map(([cell]) => (cell?.kind === 'text' ? cell.text : ''));
    expect(labels).not.toContain('Phone');
  });

  it('of a contractor has no deductions and a total of zero', () => {
    const contractor = sheetOf(setEmploymentType(employeeDraft(), 'contractor'));
    expect(rowNamed(contractor, 'Total deductions').cells[3]).toMatchObject({ kind: 'money', amount: 0 });
    expect(rowNamed(contractor, 'Amount paid').cells[3]).toMatchObject({ kind: 'formula', amount: 260_000 });
  });
});

describe('the workbook of a set', () => {
  it('has one sheet a stub, named by its pay date, with the logo on each', async () => {
    const bytes = await payStubWorkbook(calculatePayStub(sample, allRules).document);
    const archive = await JSZip.loadAsync(bytes);
    const names = [...(await archive.file('xl/workbook.xml')!.async('string')).matchAll(/<sheet [^>]*name="([^"]+)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['2026-11-20', '2026-11-06', '2026-10-23']);
    const pictures = Object.keys(archive.files).filter((path) => path.startsWith('xl/media/') && path.endsWith('.png'));
    expect(pictures).toHaveLength(3);
    expect(await archive.file('xl/drawings/drawing1.xml')!.async('string')).toContain(
      'Logo of Cascade Timber Works LLC',
    );
  });

  it('names the code of each stub in the PDF, and none where it is not issued', () => {
    const { document } = calculatePayStub(sample, allRules);
    const last = (code?: string) => payStubSheet(document, document.stubs[0]!, 0, code).rows.at(-1);
    expect(last('7KQ4-M2XD-9RVT')).toEqual([
      { kind: 'text', text: 'Verification code of the PDF', style: 'label' },
      { kind: 'text', text: '7KQ4-M2XD-9RVT' },
    ]);
    expect(last()?.[0]).not.toMatchObject({ text: 'Verification code of the PDF' });
  });

  it('names stubs without a pay date by their place', async () => {
    const undated = { ...employeeDraft({ stubs: 2 }), autoCalculator: 'false' as const };
    const draft = { ...undated, items: undated.items.map((item) => ({ ...item, payDate: '' })) };
    expect([sheetOf(draft, 0).name, sheetOf(draft, 1).name]).toEqual(['Stub 1', 'Stub 2']);
  });
});
