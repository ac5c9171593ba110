import type { Look } from '../../../kind-descriptor.ts';
import { codesOf } from '../../../look/issuance.ts';
import { addressLine, addressBlock, dateText } from '../../../look/wording.ts';
import type { SheetFact, SheetLook, WorkbookCell, WorkbookRow, WorkbookSheet, Zone } from '../../../workbook/index.ts';
import {
  blankCell,
  codeFact,
  factRows,
  labeledRows,
  logoPicture,
  mastRows,
  partyLines,
  textCell,
  writeWorkbook,
  zonedRow,
} from '../../../workbook/index.ts';
import type { PayStub, PayStubDocument, Totals } from '../document.ts';
import { otherItemFacts } from '../templates/other-items.ts';
import { showsDeductions } from '../templates/pay-tables.ts';
import type { StubInWords } from '../templates/stub-context.ts';
import * as facts from '../templates/stub-facts.ts';
import { depositText, netName, openTaxes, recipientWords, withOpenTaxes } from '../templates/wording.ts';
import type { StubColumns } from './workbook-columns.ts';
import { stubColumns } from './workbook-columns.ts';
import type { StubShape } from './workbook-looks.ts';
import { stubLook } from './workbook-looks.ts';
import type { StubTables } from './workbook-tables.ts';
import { orDash, stubTables } from './workbook-tables.ts';

const DOLLAR = '$';

/**
 * The pay stubs as an XLSX workbook: a sheet each in the look of the PDF, with numbers that are numbers and totals that
 * are formulas. Where they are issued, each names the code of its stub in the PDF.
 */
export function payStubWorkbook(document: PayStubDocument, choice: Look): Uint8Array {
  const { shape, look } = stubLook(choice.template, choice.theme);
  const codes = codesOf(choice.issuance);
  const sheets = document.stubs.map((stub, index) => stubSheet({ document, stub, index, shape, look }, codes[index]));
  const parts = [titleOf(document, shape), document.employee.name, dateText(document.stubs[0]?.payDate)];
  return writeWorkbook(sheets, {
    title: parts.filter((part) => part !== '').join(', '),
    subject: 'Pay stub',
    author: document.company.name,
  });
}

/** One stub as a sheet. */
export function payStubSheet(
  document: PayStubDocument,
  stub: PayStub,
  index: number,
  { template, theme, issuance }: Look = { template: '', theme: '' },
): WorkbookSheet {
  return stubSheet({ document, stub, index, ...stubLook(template, theme) }, codesOf(issuance)[index]);
}

interface Worn extends Omit<StubInWords, 'words'> {
  readonly shape: StubShape;
  readonly look: SheetLook;
}

function stubSheet(worn: Worn, code: string | undefined): WorkbookSheet {
  const { document, stub, index, shape, look } = worn;
  const { company, employee } = document;
  const hasDeductions = showsDeductions(worn);
  const columns = stubColumns(stub, shape, hasDeductions);
  const mast = mastRows(
    {
      hasLogo: company.logo !== undefined,
      company: company.name,
      details: [addressLine(company.address), company.telephone],
    },
    [textCell(titleOf(document, shape), 'title')],
    sides(columns),
  );
  const particulars = particularRows(worn, columns);
  const heroCount = shape.isNetFirst ? 3 : 0;
  const start = mast.length + heroCount + 1 + particulars.length + 1;
  const isService = shape.isRemittance === true && document.recipient === 'contractor';
  const words = {
    earnings: isService ? 'Services' : 'Earnings',
    period: isService ? 'Amount' : 'This period',
    gross: recipientWords(document.recipient).gross,
  };
  const tables = stubTables(document, stub, columns, words, start);
  const others = otherItemFacts(document, stub, index).filter(({ value }) => value !== '');
  const assumed =
    document.assumed === undefined ? [] : [{ label: 'Assumed', value: document.assumed.replace(/^Assumed: /, '') }];
  const below = [...others, ...assumed, ...(code === undefined ? [] : [codeFact(code)])];
  return {
    name: stub.payDate ?? `Stub ${index + 1}`,
    look,
    columnWidths: columns.widths,
    rows: [
      ...mast,
      ...(shape.isNetFirst ? heroRows(worn, columns, tables) : []),
      [],
      ...particulars,
      [],
      ...tables.rows,
      [],
      ...bandRows(worn, columns, tables),
      ...(below.length > 0 ? [[], ...labeledRows(below, labelZones(columns))] : []),
    ],
    tables: tables.tables,
    frozenRows: mast.length,
    paperSize: document.paperSize,
    repeatedRow: start,
    footer: [company.name, employee.name, dateText(stub.payDate)].filter((part) => part !== '').join(' \u00b7 '),
    ...(company.logo ? { picture: logoPicture(company.logo, company.name) } : {}),
  };
}

function titleOf({ recipient }: PayStubDocument, { isRemittance }: StubShape): string {
  return isRemittance && recipient === 'contractor' ? 'Remittance advice' : recipientWords(recipient).title;
}

/** The columns of whom it is from, and those of its title. */
function sides({ zones, widths }: StubColumns): readonly [Zone, Zone] {
  const right = zones[zones.length > 3 ? 2 : 1]!.column;
  return [
    { column: 0, span: right },
    { column: right, span: widths.length - right },
  ];
}

function labelZones({ zones: [first], widths }: StubColumns): readonly [Zone, Zone] {
  return [first, { column: first.span, span: widths.length - first.span }];
}

/** The person paid, and what is known of the person and the payment. */
function particularRows({ document, stub, index }: Worn, { zones: [first, ...rest] }: StubColumns): WorkbookRow[] {
  const { employee, recipient } = document;
  const words = recipientWords(recipient);
  const context = { document, stub, index, words };
  const { from, to } = stub.period;
  const inText = ({ label, value }: { readonly label: string; readonly value: string }): SheetFact => ({
    label,
    value: textCell(value, 'fact'),
  });
  const known: SheetFact[] = [
    { label: 'Pay date', value: dateCell(stub.payDate) },
    { label: 'Period from', value: dateCell(from) },
    { label: 'Period to', value: dateCell(to) },
    inText(facts.frequencyFact(context)),
    inText(facts.socialSecurityFact(context)),
    inText(facts.recipientIdFact(context)),
    inText(facts.filingStatusFact(context)),
    {
      label: facts.dependentsFact(context).label,
      value:
        facts.dependentsFact(context).value === ''
          ? undefined
          : { kind: 'money', amount: employee.dependentsAmount, style: 'fact' },
    },
    inText(facts.checkNumberFact(context)),
    inText({ label: 'Payment', value: depositText(document.directDeposit) }),
    ...facts.identifierFacts(context).map(inText),
  ];
  const party = partyLines(words.recipient, employee.name, [...addressBlock(employee.address), employee.telephone]);
  return factRows(party, first, known, rest);
}

/** The net pay in large figures. */
function heroRows(worn: Worn, columns: StubColumns, tables: StubTables): WorkbookRow[] {
  const { document, stub } = worn;
  const [zone] = sides(columns);
  return [
    [],
    zonedRow([[zone, textCell(netName(document.recipient, stub), 'heroLabel')]]),
    zonedRow([[zone, figure(worn, tables, 'net', 'period', 'hero')]]),
  ];
}

/** What is left of the pay, and of that of the year, below its labels on a band of color. */
function bandRows(worn: Worn, columns: StubColumns, tables: StubTables): WorkbookRow[] {
  const { document, stub, shape } = worn;
  const { gross } = recipientWords(document.recipient);
  const net = netName(document.recipient, stub);
  const yearName = openTaxes(stub) && `${withOpenTaxes('Net', stub)}, year to date`;
  const at = (which: keyof Shown, of: keyof Totals) =>
    figure(worn, tables, which, of, which === 'net' && of === 'period' ? 'bandStrong' : 'band');
  const beside: readonly BandFigure[] = shape.isNetFirst
    ? [
        [`${gross}, year to date`, at('gross', 'yearToDate')],
        ['Deductions, year to date', at('deductionTotal', 'yearToDate')],
        [yearName ?? 'Net, year to date', at('net', 'yearToDate')],
      ]
    : [
        [gross, at('gross', 'period')],
        ['Deductions', at('deductionTotal', 'period')],
        [net, at('net', 'period')],
        [yearName ?? 'Net year to date', at('net', 'yearToDate')],
      ];
  const alone: readonly BandFigure[] = [
    ['No taxes were withheld from this payment.', undefined],
    [net, at('net', 'period')],
    [withOpenTaxes('Paid this year', stub), at('net', 'yearToDate')],
  ];
  const shown = columns.deductions ? beside : alone;
  const zones = bandZones(columns, shown.length);
  return [
    zonedRow(zones.map((zone, place) => [zone, textCell(shown[place]![0], 'bandLabel') ?? blankCell('bandLabel')])),
    zonedRow(zones.map((zone, place) => [zone, shown[place]![1] ?? blankCell('band')])),
  ];
}

type BandFigure = readonly [label: string, figure: WorkbookCell | undefined];

type Shown = Pick<PayStub, 'gross' | 'deductionTotal' | 'net'>;

/** A total of the tables, or what is left of them. */
function figure(
  { stub, shape }: Worn,
  { cellOf, tables }: StubTables,
  which: keyof Shown,
  of: keyof Totals,
  style: 'hero' | 'band' | 'bandStrong',
): WorkbookCell {
  const gross = cellOf('gross', of);
  const net = tables.length > 1 ? `${gross}-${cellOf('deductionTotal', of)}` : gross;
  const formula = which === 'net' ? net : cellOf(which, of);
  const isSettled = stub.settled[which === 'gross' ? 'gross' : 'net'][of];
  // As on paper, the sign stands before what was paid, not before what that is made of.
  const hasSign = which === 'net' && (of === 'period' || shape.isNetFirst === true);
  const amount: WorkbookCell = { kind: 'formula', formula, amount: stub[which][of], style };
  return orDash(isSettled, hasSign ? { ...amount, currency: DOLLAR } : amount, style);
}

/** As many parts of the band as there are figures; together they are all columns. */
function bandZones({ zones, widths }: StubColumns, count: number): readonly Zone[] {
  const starts = zones.slice(0, count).map(({ column }) => column);
  return starts.map((column, at) => ({ column, span: (starts[at + 1] ?? widths.length) - column }));
}

function dateCell(value: PayStub['payDate']): WorkbookCell | undefined {
  return value && { kind: 'date', date: value, style: 'fact' };
}
