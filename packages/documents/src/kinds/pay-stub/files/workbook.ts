import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import { subtract } from '@paperwage/values';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '../../../workbook/index.ts';
import { cellAddress, codeRow, logoPicture, writeWorkbook } from '../../../workbook/index.ts';
import type { DeductionLine, EarningLine, PayStub, PayStubDocument, Totals } from '../document.ts';
import { otherItemFacts } from '../templates/other-items.ts';
import { filingStatusName, frequencyName, netName } from '../templates/wording.ts';

/** Columns: the line, its rate, its hours, this period, year to date. */
const COLUMN_WIDTHS = [34, 14, 12, 18, 18];
const RATE = 1;
const HOURS = 2;
const PERIOD = 3;
const YEAR_TO_DATE = 4;

/**
 * The pay stubs as an XLSX workbook: a sheet each, with numbers that are numbers and totals that are formulas. `codes`
 * are those of the stubs in their PDF, in order; none where it is not issued.
 */
export async function payStubWorkbook(document: PayStubDocument, codes: readonly string[] = []): Promise<Uint8Array> {
  return writeWorkbook(document.stubs.map((stub, index) => payStubSheet(document, stub, index, codes[index])));
}

/** One stub as a sheet. */
export function payStubSheet(document: PayStubDocument, stub: PayStub, index: number, code?: string): WorkbookSheet {
  const rows: WorkbookRow[] = [...headerRows(document, stub)];
  const earnings = tableRows('Earnings', rows.length, stub.earnings.length, 'Gross pay', stub.gross, (line, row) =>
    earningRow(document, stub.earnings[line]!, row),
  );
  rows.push(...earnings);
  const grossRow = rows.length - 1;
  rows.push([]);
  rows.push(
    ...tableRows('Deductions', rows.length, stub.deductions.length, 'Total deductions', stub.deductionTotal, (line) =>
      deductionRow(stub.deductions[line]!),
    ),
  );
  const deductionRowIndex = rows.length - 1;
  rows.push([], netRow(document, stub, grossRow, deductionRowIndex));
  const others = otherItemFacts(document, stub, index).filter(({ value }) => value !== '');
  if (others.length > 0) rows.push([], ...others.map(({ label, value }) => [text(label, 'label'), text(value)]));
  if (code !== undefined) rows.push([], codeRow(code));
  const { logo, name } = document.company;
  return {
    name: stub.payDate ?? `Stub ${index + 1}`,
    columnWidths: COLUMN_WIDTHS,
    rows,
    ...(logo ? { picture: logoPicture(logo, name, PERIOD + 1) } : {}),
  };
}

function headerRows({ company, employee, payFrequency, identifiers, recipient }: PayStubDocument, stub: PayStub) {
  const facts: [string, WorkbookCell | undefined][] = [
    [recipient === 'contractor' ? 'Contractor' : 'Employee', text(employee.name)],
    ['Address', text(employee.address.join(', '))],
    ['Phone', text(employee.telephone)],
    ['Social Security no.', text(employee.socialSecurityNumber)],
    ['ID', text(employee.employeeId)],
    ['Filing status', text(recipient === 'contractor' ? '' : filingStatusName(employee.maritalStatus))],
    ['Pay date', date(stub.payDate)],
    ['Period from', date(stub.period.from)],
    ['Period to', date(stub.period.to)],
    ['Pay frequency', text(frequencyName(payFrequency))],
    ['Check no.', text(stub.checkNumber)],
    ['Company no.', text(identifiers.company)],
    ['File no.', text(identifiers.file)],
    ['Department no.', text(identifiers.department)],
    ['Clock no.', text(identifiers.clock)],
    ['Voucher no.', text(identifiers.voucher)],
  ];
  const known = facts.filter(([, value]) => value !== undefined);
  return [
    [text(company.name || 'Earnings statement', 'title')],
    [text(company.address.join(', '), 'label')],
    [text(company.telephone, 'label')],
    [],
    ...known.map(([label, value]): WorkbookRow => [text(label, 'label'), value]),
    [],
  ];
}

/** A heading, the lines, and a total whose figures add up the lines above it. `start` is the row of the heading. */
function tableRows(
  heading: string,
  start: number,
  count: number,
  totalName: string,
  totals: Totals,
  lineRow: (line: number, row: number) => WorkbookRow,
): WorkbookRow[] {
  const isEarnings = heading === 'Earnings';
  const columns = [isEarnings ? 'Rate' : '', isEarnings ? 'Hours' : '', 'This period', 'Year to date'];
  const first = start + 1;
  const total = (column: number, amount: Totals['period']): WorkbookCell =>
    count === 0
      ? { kind: 'money', amount, style: 'total' }
      : {
          kind: 'formula',
          formula: `SUM(${cellAddress(first, column)}:${cellAddress(first + count - 1, column)})`,
          amount,
          style: 'total',
        };
  return [
    [text(heading, 'heading'), ...columns.map((name) => text(name || ' ', 'headingRight'))],
    ...Array.from({ length: count }, (_, line) => lineRow(line, first + line)),
    [
      text(totalName, 'total'),
      text(' ', 'total'),
      text(' ', 'total'),
      total(PERIOD, totals.period),
      total(YEAR_TO_DATE, totals.yearToDate),
    ],
  ];
}

/** A computed total is a formula of its rate and hours; one the user wrote stays as written. */
function earningRow(document: PayStubDocument, line: EarningLine, row: number): WorkbookRow {
  const { name, rate, hours, period, yearToDate } = line;
  return [
    text(name),
    rate === undefined ? undefined : { kind: 'price', price: rate },
    hours === undefined ? undefined : { kind: 'quantity', quantity: hours },
    periodCell(document, line, row) ?? { kind: 'money', amount: period },
    { kind: 'money', amount: yearToDate },
  ];
}

function periodCell(document: PayStubDocument, line: EarningLine, row: number): WorkbookCell | undefined {
  if (line.typed || line.rate === undefined) return undefined;
  const rate = cellAddress(row, RATE);
  if (line.hours !== undefined) {
    return { kind: 'formula', formula: `ROUND(${rate}*${cellAddress(row, HOURS)},2)`, amount: line.period };
  }
  if (line.key !== 'salary') return undefined;
  const periods = PERIODS_PER_YEAR[document.payFrequency];
  return { kind: 'formula', formula: `ROUND(${rate}/${periods},2)`, amount: line.period };
}

function deductionRow({ name, period, yearToDate }: DeductionLine): WorkbookRow {
  return [text(name), undefined, undefined, { kind: 'money', amount: period }, { kind: 'money', amount: yearToDate }];
}

function netRow(
  { recipient }: PayStubDocument,
  stub: PayStub,
  grossRow: number,
  deductionRowIndex: number,
): WorkbookRow {
  const { gross, deductionTotal } = stub;
  const net = (column: number, of: keyof Totals): WorkbookCell => ({
    kind: 'formula',
    formula: `${cellAddress(grossRow, column)}-${cellAddress(deductionRowIndex, column)}`,
    amount: subtract(gross[of], deductionTotal[of]),
    style: 'total',
  });
  return [
    text(netName(recipient, stub), 'total'),
    text(' ', 'total'),
    text(' ', 'total'),
    net(PERIOD, 'period'),
    net(YEAR_TO_DATE, 'yearToDate'),
  ];
}

function text(value: string, style?: WorkbookCell['style']): WorkbookCell | undefined {
  if (value === '') return undefined;
  return { kind: 'text', text: value, ...(style ? { style } : {}) };
}

function date(value: PayStub['payDate']): WorkbookCell | undefined {
  return value && { kind: 'date', date: value };
}
