import type { Block, MeasuredTable, SceneNode, ScenePage, TableLook } from '@paperwage/paper';
import {
  EMPTY,
  flowDown,
  measureTable,
  padded,
  prepareTable,
  pushedRight,
  row,
  ruleBlock,
  scaleToFit,
  splitWidth,
  stack,
  tableBlock,
  tagged,
  textBlock,
} from '@paperwage/paper';
import { companyWords, logoBlock } from './company-block.ts';
import { contractorTotals } from './contractor-totals.ts';
import { FOOT_GAP, roomForFoot } from '../../../look/issuance.ts';
import type { Fact } from '../../../look/facts.ts';
import { factRows, paragraph } from '../../../look/facts.ts';
import { identifiersLine } from './identifiers-line.ts';
import { deductionsTable, earningsTable, showsDeductions } from './pay-tables.ts';
import { otherItemsBlock } from './other-items.ts';
import { recipientBlock } from './recipient-block.ts';
import type { PayStubTemplate, StubContext } from './stub-context.ts';
import { stubTitle } from './stub-context.ts';
import { sectionNode } from '../../../look/section.ts';
import { LETTER } from '../../../look/sheet.ts';
import * as facts from './stub-facts.ts';
import { depositText } from './wording.ts';
import { dateText } from '../../../look/wording.ts';

const MARGIN = { x: 54, top: 50, bottom: 44 };
const WIDTH = LETTER.width - 2 * MARGIN.x;
const GAP = 26;
const TABLE_GAP = 24;
const ROW_PADDING = { usual: 6.4, least: 1.4 };

/** A remittance advice: who paid whom, for which services, at what rate. */
export const contractor: PayStubTemplate = {
  id: 'contractor',
  name: 'Contractor',
  description: 'For contractors: services, rate, hours and amount paid.',
  hasOwnPages: true,
  layout: function* (stubs) {
    for (const stub of stubs) yield* stubPages(stub);
  },
};

function stubPages(context: StubContext): ScenePage[] {
  const tables = payTables(context);
  const { type, sheet } = context;
  const other = otherItemsBlock(context, { label: type.label(8), value: type.text(8.8) }, WIDTH);
  const assumed = paragraph(context.document.assumed ?? '', type.soft(8), WIDTH);
  const totals = stack([contractorTotals(context, WIDTH), other, assumed], 16);
  const code = pushedRight(context.foot, WIDTH);
  const foot = footer(context, 'Page 1 of 2');
  const inner = sheet.height - MARGIN.top - MARGIN.bottom - foot.height - 16;
  const head = stack([mastHead(context), parties(context)], 22);
  const continued = continuedHead(context);
  const room = {
    first: inner - head.height - GAP,
    next: inner - continued.height - GAP,
    closing: totals.height + TABLE_GAP + roomForFoot(code),
  };
  const { pages, rowPadding } = flowDown(tables, room, ROW_PADDING, TABLE_GAP);
  return pages.map((slices, at): ScenePage => {
    const top = at === 0 ? head : continued;
    const placed = stack(
      slices.map(({ table, slice }) => tableBlock(tables[table]!, slice, rowPadding)),
      TABLE_GAP,
    );
    const body = stack([placed, ...(at === pages.length - 1 ? [totals] : [])], TABLE_GAP);
    const page = footer(context, pages.length > 1 ? `Page ${at + 1} of ${pages.length}` : '');
    const bottom = at === pages.length - 1 ? stack([code, page], FOOT_GAP) : page;
    const nodes: SceneNode[] = [
      ...top.place(MARGIN.x, MARGIN.top),
      ...body.place(MARGIN.x, MARGIN.top + top.height + GAP),
      ...bottom.place(MARGIN.x, sheet.height - MARGIN.bottom - bottom.height),
    ];
    return { ...sheet, nodes: [sectionNode(nodes, { at, count: pages.length, title: stubTitle(context) })] };
  });
}

function titleOf({ document, words }: StubContext): string {
  return document.recipient === 'contractor' ? 'Remittance advice' : words.title;
}

/** The title large and light, the logo across from it, over an accent line. */
function mastHead(context: StubContext): Block {
  const { type, theme } = context;
  const title = textBlock(titleOf(context), { ...type.display(27), lineHeight: 1.2 }, WIDTH - 150);
  const logo = pushedRight(logoBlock(context, { width: 130, height: 34 }), 150);
  const columns = row([tagged({ role: 'Heading', level: 1 }, title), logo], 0, 'middle');
  return stack([padded(columns, { bottom: 14 }), ruleBlock(WIDTH, { weight: 0.9, color: theme.accent })]);
}

/** Who paid, who was paid, and when. */
function parties(context: StubContext): Block {
  const { document, type } = context;
  const gap = 20;
  const [from, to, about] = splitWidth(WIDTH, gap, [1, 1, 1.16]) as [number, number, number];
  const label = type.label(7.6);
  const name = { ...type.strong(10.6), lineHeight: 1.3 };
  const detail = { ...type.soft(9), lineHeight: 1.38 };
  const company = companyWords(
    context,
    { name, smallestName: 9, detail, label, blank: 'Paid by', address: 'lines' },
    from,
  );
  const known = document.company.name !== '' || document.company.address.length > 0;
  const payer = stack([...(known ? [tagged({ role: 'Paragraph' }, textBlock('Paid by', label, from))] : []), company]);
  const recipient = recipientBlock(context, 'Paid to', { label, name, smallestName: 9, detail }, to);
  const details = factRows(
    paymentFacts(context),
    { label: type.label(9), value: type.strong(9), gap: 2.5, smallest: 7 },
    8,
    about,
  );
  return row([{ ...payer, width: from }, { ...recipient, width: to }, pushedRight(details, about)], gap);
}

function paymentFacts(context: StubContext): Fact[] {
  return [
    facts.payDateFact(context),
    { ...facts.payPeriodFact(context), label: 'Period' },
    facts.checkNumberFact(context),
    { ...facts.frequencyFact(context), label: 'Frequency' },
    facts.recipientIdFact(context),
    { ...facts.socialSecurityFact(context), label: 'SSN' },
    facts.filingStatusFact(context),
    { ...facts.dependentsFact(context), label: 'W-4 step 3' },
  ];
}

function continuedHead(context: StubContext): Block {
  const { document, stub, type, theme } = context;
  const whose = [document.company.name, document.employee.name, dateText(stub.payDate)];
  const parts = [`${titleOf(context)}, continued`, ...whose];
  const line = textBlock(parts.filter((part) => part !== '').join(' \u00b7 '), type.soft(9), WIDTH);
  return stack([
    padded(tagged({ role: 'Paragraph' }, line), { bottom: 8 }),
    ruleBlock(WIDTH, { weight: 0.9, color: theme.accent }),
  ]);
}

function payTables(context: StubContext): readonly MeasuredTable[] {
  const services = context.document.recipient === 'contractor';
  const columns = { period: services ? 'Amount' : 'This period', yearToDate: 'Year to date' };
  const widths = { rate: 64, hours: 58, period: 80, yearToDate: 86, longestName: 150 };
  const look = tableLook(context);
  const title = services ? 'Services' : 'Earnings';
  const earnings = earningsTable(context, { ...columns, title, total: context.words.gross }, widths, look);
  const deductionWords = { ...columns, title: 'Deductions', total: 'Total deductions' };
  const tables = showsDeductions(context)
    ? [earnings, deductionsTable(context, deductionWords, widths, look)]
    : [earnings];
  const prepared = tables.map(prepareTable);
  const scale = Math.min(...prepared.map((table) => scaleToFit([table], WIDTH)));
  return prepared.map((table) => measureTable(table, WIDTH, scale));
}

function tableLook({ theme, type }: StubContext): TableLook {
  return {
    header: type.accent(8),
    text: type.text(9.6),
    figure: type.figure(9.6),
    footText: type.strong(9.6),
    footFigure: type.strongFigure(9.6),
    headerRule: { weight: 0.9, color: theme.accent },
    rowRule: { weight: 0.5, color: theme.rule },
    footRule: { weight: 0.5, color: theme.label },
    padding: { between: 8, edge: 0 },
    headerPadding: 4,
  };
}

/** How the money went, and the numbers an office files by. */
function footer(context: StubContext, page: string): Block {
  const { document, type, theme } = context;
  const room = WIDTH - 80;
  const deposit = paragraph(depositText(document.directDeposit), type.soft(7.8), room);
  const identifiers = identifiersLine(context, { label: type.label(7.8), value: type.soft(7.8) }, room);
  const mark = paragraph(page, type.soft(7.8), 80, { align: 'right' });
  const columns = row(
    [
      { ...stack([deposit, identifiers], 1), width: room },
      { ...mark, width: 80 },
    ],
    0,
    'bottom',
  );
  if (columns.height === 0) return EMPTY;
  return stack([ruleBlock(WIDTH, { weight: 0.6, color: theme.rule }), columns], 7);
}
