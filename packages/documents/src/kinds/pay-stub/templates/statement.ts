import type { Block, MeasuredTable, PlacedSlice, SceneNode, ScenePage, TableLook } from '@paperwage/paper';
import {
  flowBlocks,
  flowDown,
  measureTable,
  prepareTable,
  pushedRight,
  row,
  scaleToFit,
  stack,
  tableBlock,
  tagged,
  textBlock,
} from '@paperwage/paper';
import { companyWords, logoBlock } from './company-block.ts';
import { otherItemsBlock } from './other-items.ts';
import { deductionsTable, earningsTable, showsDeductions } from './pay-tables.ts';
import { statementHero } from './statement-hero.ts';
import { statementSide } from './statement-side.ts';
import { statementYear } from './statement-year.ts';
import type { PayStubTemplate, StubContext } from './stub-context.ts';
import { stubTitle } from './stub-context.ts';
import { roomForFoot } from '../../../look/issuance.ts';
import { paragraph } from '../../../look/facts.ts';
import { sectionNode } from '../../../look/section.ts';
import { LETTER } from '../../../look/sheet.ts';
import { dateText } from '../../../look/wording.ts';

const MARGIN = { x: 46, top: 44, bottom: 40 };
const WIDTH = LETTER.width - 2 * MARGIN.x;
const SIDE_WIDTH = 138;
const COLUMN_GAP = 30;
const TABLE_WIDTH = WIDTH - SIDE_WIDTH - COLUMN_GAP;
const GAP = 24;
const ROW_PADDING = { usual: 3.8, least: 0.8 };

/** The net pay large at the top, particulars in a side column, tables one below the other. */
export const statement: PayStubTemplate = {
  id: 'statement',
  name: 'Statement',
  description: 'Net pay first, then the details. No check.',
  hasOwnPages: true,
  layout: function* (stubs) {
    for (const stub of stubs) yield* stubPages(stub);
  },
};

function stubPages(context: StubContext): ScenePage[] {
  const { theme, type, sheet } = context;
  const head = stack([mastHead(context), statementHero(context, WIDTH)], 22);
  const other = otherItemsBlock(context, { label: type.label(7.6), value: type.text(8.4) }, WIDTH);
  const assumed = paragraph(context.document.assumed ?? '', type.soft(7.6), WIDTH);
  const year = stack([other, statementYear(context, WIDTH), assumed], 9);
  const bodyTop = MARGIN.top + head.height + GAP;
  const bottom = sheet.height - MARGIN.bottom;
  // The code stands below the tables, so that the side column has as much room with it.
  const yearRoom = year.height + GAP;
  const foot = pushedRight(context.foot, TABLE_WIDTH);
  const closing = yearRoom + roomForFoot(foot);
  const room = { first: bottom - bodyTop, next: bottom - MARGIN.top, closing };
  const tables = payTables(context);
  const flow = flowDown(tables, room, ROW_PADDING, 20);
  const heights = { first: room.first - yearRoom, next: room.next - yearRoom };
  const sides = flowBlocks(statementSide(context, SIDE_WIDTH), heights, 9);
  const count = Math.max(flow.pages.length, sides.length);
  return Array.from({ length: count }, (_, at): ScenePage => {
    const top = at === 0 ? bodyTop : MARGIN.top;
    const number = count > 1 ? `Page ${at + 1} of ${count}` : '';
    const side = stack([...pageMark(context, at, number), ...(sides[at] ?? [])], 9);
    const placed = placedTables(tables, flow.pages[at] ?? [], flow.rowPadding);
    const last = at === count - 1;
    const bodyEnd = top + Math.max(side.height, placed.height);
    const lineEnd = Math.min(bottom - (last ? yearRoom : 0), bodyEnd);
    // Where there is room to spare, the year stands below what it sums up and the code at the foot of the page.
    const isShort = bodyEnd + closing <= bottom;
    const yearTop = isShort ? bodyEnd + GAP : bottom - year.height;
    const footTop = (isShort ? bottom : bottom - yearRoom) - foot.height;
    const nodes: SceneNode[] = [
      ...(at === 0 ? head.place(MARGIN.x, MARGIN.top) : []),
      ...side.place(MARGIN.x, top),
      divider(MARGIN.x + SIDE_WIDTH + COLUMN_GAP / 2, top, lineEnd - top, theme.rule),
      ...placed.place(MARGIN.x + SIDE_WIDTH + COLUMN_GAP, top),
      ...(last ? foot.place(LETTER.width - MARGIN.x - foot.width, footTop) : []),
      ...(last ? year.place(MARGIN.x, yearTop) : []),
    ];
    return { ...sheet, nodes: [sectionNode(nodes, { at, count, title: stubTitle(context) })] };
  });
}

/** Logo and company at the left, the title large at the right. */
function mastHead(context: StubContext): Block {
  const { type, words } = context;
  const title = textBlock(words.title, { ...type.heading(19), lineHeight: 1.2 }, 220, { align: 'right' });
  const room = WIDTH - 240;
  const look = {
    name: { ...type.strong(11), lineHeight: 1.3 },
    smallestName: 9,
    detail: { ...type.soft(8.6), lineHeight: 1.35 },
    label: type.label(6.9),
    address: 'lines',
  } as const;
  const company = stack([logoBlock(context, { width: 130, height: 34 }), companyWords(context, look, room)], 8);
  const heading = tagged({ role: 'Heading', level: 1 }, title);
  return row([{ ...company, width: room }, pushedRight(heading, WIDTH - room)]);
}

/** On a page after the first: what it continues; on each page of several, its number. */
function pageMark(context: StubContext, at: number, number: string): Block[] {
  const { document, stub, type, words } = context;
  const line = (text: string, style = type.soft(8.2)) =>
    tagged({ role: 'Paragraph' }, textBlock(text, style, SIDE_WIDTH, { smallest: 7 }));
  if (at === 0) return number === '' ? [] : [line(number)];
  const payDay = stub.payDate ? `Pay date ${dateText(stub.payDate)}` : '';
  return [
    stack(
      [line(`${words.title}, continued`, type.accent(9)), line(document.employee.name), line(payDay), line(number)],
      1,
    ),
  ];
}

function payTables(context: StubContext): readonly MeasuredTable[] {
  const columns = { period: 'This period', yearToDate: 'Year to date' };
  const widths = { rate: 46, hours: 40, period: 62, yearToDate: 66, longestName: 110 };
  const look = tableLook(context);
  const { words } = context;
  const earnings = earningsTable(context, { ...columns, title: 'Earnings', total: words.gross }, widths, look);
  const deductionWords = { ...columns, title: 'Deductions', total: 'Total deductions' };
  const tables = showsDeductions(context)
    ? [earnings, deductionsTable(context, deductionWords, widths, look)]
    : [earnings];
  const prepared = tables.map(prepareTable);
  const scale = Math.min(...prepared.map((table) => scaleToFit([table], TABLE_WIDTH)));
  return prepared.map((table) => measureTable(table, TABLE_WIDTH, scale));
}

/** No tint: a strong line below the header, hairlines between rows, the text flush with the column. */
function tableLook({ theme, type }: StubContext): TableLook {
  return {
    header: type.accent(8),
    text: type.text(9),
    figure: type.figure(9),
    footText: type.strong(9),
    footFigure: type.strongFigure(9),
    headerRule: { weight: 1.2, color: theme.accent },
    rowRule: { weight: 0.5, color: theme.rule },
    footRule: { weight: 0.8, color: theme.text },
    padding: { between: 7, edge: 0 },
    headerPadding: 3.5,
  };
}

function placedTables(tables: readonly MeasuredTable[], slices: readonly PlacedSlice[], rowPadding: number): Block {
  return stack(
    slices.map(({ table, slice }) => tableBlock(tables[table]!, slice, rowPadding)),
    20,
  );
}

function divider(x: number, y: number, length: number, color: StubContext['theme']['rule']): SceneNode {
  return { kind: 'rule', x, y, length, direction: 'vertical', weight: 0.6, color };
}
