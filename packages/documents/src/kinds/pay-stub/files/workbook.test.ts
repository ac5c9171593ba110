import { allRules } from '@paperwage/payroll';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { createIssuance } from '../../../create-issuance.ts';
import { evaluateSheet } from '../../../fixtures/evaluate-sheet.ts';
import type { Look } from '../../../kind-descriptor.ts';
import type { WorkbookCell, WorkbookSheet } from '../../../workbook/index.ts';
import { cellAddress } from '../../../workbook/index.ts';
import { calculatePayStub } from '../calculate.ts';
import type { PayStubDocument } from '../document.ts';
import { setEmploymentType, setPaymentType } from '../edit/edit-basics.ts';
import { setWorkState } from '../edit/edit-fields.ts';
import { setEarning, setEarningTyped } from '../edit/edit-lines.ts';
import { samplePayStubDraft } from '../edit/sample-draft.ts';
import { emptyPayStubDraft } from '../draft/empty-draft.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { payStubTemplates } from '../templates/index.ts';
import { stubLook } from './workbook-looks.ts';
import { payStubSheet, payStubWorkbook } from './workbook.ts';

const sample = samplePayStubDraft(testContext());
const ledger: Look = { template: 'ledger', theme: 'harbor' };

function sheetOf(draft: PayStubDraft, index = 0, look = ledger): WorkbookSheet {
  const { document } = calculatePayStub(draft, allRules);
  return payStubSheet(document, document.stubs[index]!, index, look);
}

/** The row with a cell that reads so, from that cell on, with its number as a workbook counts. */
function rowNamed(sheet: WorkbookSheet, name: string) {
  const isNamed = (cell: WorkbookCell | undefined) => cell?.kind === 'text' && cell.text === name;
  const index = sheet.rows.findIndex((row) => row.some(isNamed));
  const row = sheet.rows[index] ?? [];
  const column = row.findIndex(isNamed);
  return { number: index + 1, column, cells: row.slice(Math.max(0, column)) };
}

/** The cell below the one that reads so. */
function below(sheet: WorkbookSheet, label: string): WorkbookCell | undefined {
  const { number, column } = rowNamed(sheet, label);
  return sheet.rows[number]?.[column];
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
    const gross = sheet.rows[last]!;
    expect(gross[0]).toMatchObject({ text: 'Gross pay' });
    expect(formula(gross[3])).toBe(`SUM(D${first}:D${last})`);
    expect(formula(gross[4])).toBe(`SUM(E${first}:E${last})`);
    expect(gross[3]).toMatchObject({ amount: stub!.gross.period });
    const [tax, medicare] = [rowNamed(sheet, 'Federal income tax'), rowNamed(sheet, 'Medicare')];
    expect(formula(rowNamed(sheet, 'Total deductions').cells[1])).toBe(`SUM(H${tax.number}:H${medicare.number})`);
    const net = below(sheet, 'Net pay');
    expect(formula(net)).toBe(`D${last + 1}-H${last + 1}`);
    expect(net).toMatchObject({ amount: stub!.net.period, currency: '$', style: 'bandStrong' });
    const netYearToDate = { kind: 'formula', amount: stub!.net.yearToDate, style: 'band' };
    expect(below(sheet, 'Net year to date')).toMatchObject(netYearToDate);
  });

  it('has the sign of dollars where the paper has it, and the address in as many lines', () => {
    const signed = (of: WorkbookSheet) =>
      of.rows.flat().flatMap((cell) => (cell?.kind === 'formula' && cell.currency === '$' ? [cell.amount] : []));
    expect(signed(sheet)).toEqual([stub!.net.period]);
    const statement = sheetOf(sample, 0, { template: 'statement', theme: 'harbor' });
    expect(signed(statement)).toEqual([stub!.net.period, stub!.net.yearToDate]);
    const { number, column } = rowNamed(sheet, document.employee.name);
    const lines = [0, 1].map((at) => sheet.rows[number + at]![column]);
    expect(lines).toMatchObject([{ text: '2207 Larkspur Ave, Apt\u00a05' }, { text: 'Austin, TX\u00a078704' }]);
  });

  it('has a shape of its own for each of four templates, and that of the first for any other', () => {
    const shapeOf = (template: string) => stubLook(template, 'harbor').shape;
    expect(new Set(['statement', 'ledger', 'compact', 'contractor'].map(shapeOf)).size).toBe(4);
    expect(shapeOf('another')).toBe(shapeOf(payStubTemplates[0]!.id));
  });

  it.each(payStubTemplates.map(({ id }) => id))(
    'gives the figures of the paper when it is calculated: %s',
    (template) => {
      const contractor = setEmploymentType(employeeDraft(), 'contractor');
      for (const draft of [sample, contractor, setWorkState(employeeDraft(), 'IN')]) {
        const worn = sheetOf(draft, 0, { template, theme: 'lagoon' });
        const value = evaluateSheet(worn);
        const formulas = worn.rows.flatMap((row, at) =>
          row.flatMap((cell, column) =>
            cell?.kind === 'formula' ? [[cell.amount, Number(value(cellAddress(at, column)))] as const] : [],
          ),
        );
        expect(formulas.length).toBeGreaterThan(4);
        for (const [amount, result] of formulas) expect(Math.round(result * 100)).toBe(amount);
      }
    },
  );

  it('has its earnings and deductions in tables, whose headings are those of the cells', () => {
    expect(sheet.tables.map(({ name }) => name)).toEqual(['Earnings', 'Deductions']);
    for (const { row, column, headings } of sheet.tables) {
      const cells = sheet.rows[row]!.slice(column, column + headings.length);
      expect(cells.map((cell) => cell?.kind === 'text' && cell.text)).toEqual(headings);
      expect(sheet.repeatedRow).toBe(row);
    }
  });

  it('says what the net pay is before', () => {
    const open = sheetOf(setWorkState(employeeDraft(), 'IN'));
    expect(below(open, 'Net pay before local tax')).toMatchObject({ kind: 'formula' });
  });

  it('of the template that says the net pay first has it at the top', () => {
    const statement = sheetOf(sample, 0, { template: 'statement', theme: 'harbor' });
    const { number } = rowNamed(statement, 'Net pay');
    expect(number).toBeLessThan(rowNamed(statement, 'Employee').number);
    expect(statement.rows[number]![0]).toMatchObject({ kind: 'formula', amount: stub!.net.period, style: 'hero' });
    expect(below(statement, 'Net, year to date')).toMatchObject({ kind: 'formula', amount: stub!.net.yearToDate });
  });

  it('calculates lines from rate and hours', () => {
    const regular = rowNamed(sheet, 'Regular');
    expect(regular.cells[1]).toMatchObject({ kind: 'price', price: 325_000 });
    expect(regular.cells[2]).toMatchObject({ kind: 'quantity', quantity: 800_000 });
    expect(formula(regular.cells[3])).toBe(`ROUND(B${regular.number}*C${regular.number},2)`);
    expect(rowNamed(sheet, 'Tips').cells.slice(1, 4)).toMatchObject([
      { kind: 'blank' },
      { kind: 'blank' },
      { kind: 'money', amount: 8_500 },
    ]);
    const salary = sheetOf(setEarning(setPaymentType(employeeDraft(), 'salary'), 0, 'salary', { rate: '84,500' }));
    expect(formula(rowNamed(salary, 'Salary').cells[2])).toMatch(/^ROUND\(B\d+\/26,2\)$/);
  });

  it('leaves a typed total as it was typed', () => {
    const typed = sheetOf(setEarningTyped(employeeDraft(), 0, 'regular', { total: '7' }));
    expect(rowNamed(typed, 'Regular').cells[3]).toMatchObject({ kind: 'money', amount: 700 });
  });

  it('has a dash for every figure that the paper has none for', () => {
    const unread = sheetOf(setEarning(employeeDraft(), 0, 'regular', { rate: 'ten', hours: '80' }));
    const dash = { kind: 'text', text: '\u2013' };
    expect(rowNamed(unread, 'Regular').cells.slice(1, 5)).toMatchObject([
      { kind: 'blank' },
      { kind: 'blank' },
      dash,
      dash,
    ]);
    expect(rowNamed(unread, 'Gross pay').cells[3]).toMatchObject(dash);
    expect(below(unread, 'Net pay')).toMatchObject(dash);
    const nobodyTyped = sheetOf({ ...emptyPayStubDraft(testContext()), workState: 'TX' });
    expect(rowNamed(nobodyTyped, 'Regular').cells[3]).toMatchObject(dash);
  });

  it('has dates that are dates and says what is known', () => {
    expect(below(sheet, 'Pay date')).toMatchObject({ kind: 'date', date: '2026-11-20' });
    expect(below(sheet, 'Employee')).toMatchObject({ text: 'Núria Nguyễn-Ortega' });
    expect(below(sheet, 'Social Security no.')).toMatchObject({ text: 'XXX-XX-4821' });
    expect(below(sheet, 'Pay frequency')).toMatchObject({ text: 'Every two weeks' });
    expect(rowNamed(sheetOf(employeeDraft()), 'Social Security no.').number).toBe(0);
  });

  it('of a contractor without deductions says that nothing was withheld', () => {
    const contractor = sheetOf(setEmploymentType(employeeDraft(), 'contractor'), 0, {
      template: 'contractor',
      theme: 'forest',
    });
    expect(contractor.tables.map(({ headings }) => headings[0])).toEqual(['Services']);
    expect(rowNamed(contractor, 'No taxes were withheld from this payment.').number).toBeGreaterThan(0);
    expect(below(contractor, 'Amount paid')).toMatchObject({ kind: 'formula', amount: 260_000 });
  });

  it.each([
    ['ledger', 'employee', 'Earnings statement', 'Earnings'],
    ['ledger', 'contractor', 'Payment statement', 'Earnings'],
    ['contractor', 'employee', 'Earnings statement', 'Earnings'],
    ['contractor', 'contractor', 'Remittance advice', 'Services'],
  ] as const)('in the template %s for the %s is called %s and lists %s', (template, recipient, title, earned) => {
    const draft = setEmploymentType(employeeDraft(), recipient);
    const called = sheetOf(draft, 0, { template, theme: 'harbor' });
    expect(called.rows.flat()).toContainEqual(expect.objectContaining({ text: title, style: 'title' }));
    expect(called.tables[0]!.headings[0]).toBe(earned);
  });

  it('is wide enough for its largest figures', () => {
    const [usual, large] = [sample, setEarning(sample, 0, 'regular', { rate: '999,999.00', hours: '80' })].map(
      (draft) => sheetOf(draft).columnWidths[3]!,
    );
    expect(large).toBeGreaterThan(usual!);
  });
});

describe('the workbook of a set', () => {
  const worn = (document: PayStubDocument) => JSZip.loadAsync(payStubWorkbook(document, ledger));

  it('has one sheet a stub, named by its pay date, with the logo on each', async () => {
    const archive = await worn(calculatePayStub(sample, allRules).document);
    const names = [...(await archive.file('xl/workbook.xml')!.async('string')).matchAll(/<sheet [^>]*name="([^"]+)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['2026-11-20', '2026-11-06', '2026-10-23']);
    const pictures = Object.keys(archive.files).filter((path) => path.startsWith('xl/media/') && path.endsWith('.png'));
    expect(pictures).toHaveLength(1);
    for (const number of [1, 2, 3]) {
      expect(await archive.file(`xl/drawings/drawing${number}.xml`)!.async('string')).toContain(
        'Logo of Cascade Timber Works LLC',
      );
    }
    const tables = Object.keys(archive.files).filter((path) => /^xl\/tables\/table\d+\.xml$/.test(path));
    const parts = await Promise.all(tables.map(async (path) => archive.file(path)!.async('string')));
    const tableNames = parts.map((part) => /displayName="([^"]+)"/.exec(part)![1]);
    expect(tableNames.toSorted()).toEqual([
      'Deductions',
      'Deductions_2',
      'Deductions_3',
      'Earnings',
      'Earnings_2',
      'Earnings_3',
    ]);
  });

  it('names the code of each stub in the PDF, and none where it is not issued', () => {
    const { document } = calculatePayStub(sample, allRules);
    const issuance = createIssuance('https://paperwage.example/verify', ['7KQ4-M2XD-9RVT']);
    const last = (look: Look) => payStubSheet(document, document.stubs[0]!, 0, look).rows.at(-1);
    const label = { text: 'Verification code of the PDF' };
    expect(last({ ...ledger, issuance })!.filter(Boolean)).toMatchObject([label, { text: '7KQ4-M2XD-9RVT' }]);
    expect(last(ledger)?.[0]).not.toMatchObject(label);
  });

  it('names stubs without a pay date by their place', () => {
    const undated = { ...employeeDraft({ stubs: 2 }), autoCalculator: 'false' as const };
    const draft = { ...undated, items: undated.items.map((item) => ({ ...item, payDate: '' })) };
    expect([sheetOf(draft, 0).name, sheetOf(draft, 1).name]).toEqual(['Stub 1', 'Stub 2']);
  });

  it('wears the first template and theme where there is none of that name', () => {
    const { document } = calculatePayStub(sample, allRules);
    const bytes = (look: Look) => Buffer.from(payStubWorkbook(document, look));
    const first = bytes({ template: 'statement', theme: 'harbor' });
    expect(bytes({ template: 'x', theme: 'y' }).equals(first)).toBe(true);
    expect(bytes(ledger).equals(first)).toBe(false);
  });
});
