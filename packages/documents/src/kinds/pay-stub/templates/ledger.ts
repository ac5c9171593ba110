import type { Block, SceneNode, ScenePage, TableLook } from '@paperwage/paper';
import {
  EMPTY,
  flowTables,
  padded,
  pushedRight,
  row,
  ruleBlock,
  splitWidth,
  stack,
  tagged,
  textBlock,
} from '@paperwage/paper';
import { companyBlock } from './company-block.ts';
import type { Fact } from '../../../look/facts.ts';
import { factRows, paragraph, stackedFact } from '../../../look/facts.ts';
import { isNegotiable, ledgerCheck } from './ledger-check.ts';
import type { NetBandLook } from './net-band.ts';
import { netBand } from './net-band.ts';
import { otherItemsBlock } from './other-items.ts';
import type { PairShape } from './paired-tables.ts';
import { pairedBlock, pairedTables } from './paired-tables.ts';
import { recipientBlock } from './recipient-block.ts';
import * as facts from './stub-facts.ts';
import type { PayStubTemplate, StubContext } from './stub-context.ts';
import { stubTitle } from './stub-context.ts';
import { sampleMarkIn } from '../../../look/sample-mark.ts';
import { sectionNode } from '../../../look/section.ts';
import type { Sheet } from '../../../look/sheet.ts';
import { LETTER } from '../../../look/sheet.ts';

const MARGIN = { x: 36, top: 36, bottom: 30 };
const WIDTH = LETTER.width - 2 * MARGIN.x;
/** Between the parts of the page. */
const GAP = 14;
const PAIR: PairShape = {
  width: WIDTH,
  gap: 16,
  shares: [1.28, 1],
  columns: { rate: 44, hours: 42, period: 60, yearToDate: 64, longestName: 96, mostLines: 3 },
};
const ROW_PADDING = { usual: 6, least: 1 };
/** Of the smallest captions. */
const CAPTION = 8;

/** Statement above, check below. */
export const ledger: PayStubTemplate = {
  id: 'ledger',
  name: 'Ledger',
  description: 'Statement above, check with the amount in words below.',
  hasOwnPages: true,
  hasCheck: true,
  layout: function* (stubs) {
    for (const stub of stubs) yield* stubPages(stub);
  },
};

function stubPages(context: StubContext): ScenePage[] {
  const tables = pairedTables(context, PAIR, tableLook(context));
  const { type } = context;
  const other = otherItemsBlock(context, { label: type.label(7.6), value: type.soft(8.6) }, WIDTH);
  // A check to sign is cut off and goes to a bank: what says whether the stub is issued stays with the statement.
  const above = isNegotiable(context) || context.isSample ? pushedRight(context.foot, WIDTH) : EMPTY;
  const assumed = paragraph(context.document.assumed ?? '', type.soft(7.6), WIDTH);
  const band = stack([other, netBand(context, bandLook(context), WIDTH), assumed, above], 8);
  const check = ledgerCheck(context, WIDTH);
  const closing = stack([band, check], GAP);
  const { sheet } = context;
  const { x: right, y: down } = context.document.checkShift;
  const inner = sheet.height - MARGIN.top - MARGIN.bottom;
  const flow = (top: Block, next: number) =>
    flowTables(
      tables,
      {
        first: inner - top.height - GAP,
        next,
        closing: closing.height + GAP + Math.max(0, -down),
        belowFeet: band.height + GAP,
      },
      ROW_PADDING,
    );
  const single = head(context, '');
  let { pages, rowPadding, feetPage } = flow(single, inner);
  const isPaged = pages.length > 1;
  if (isPaged) {
    const next = inner - continuedHead(context, '2 of 2').height - GAP;
    ({ pages, rowPadding, feetPage } = flow(head(context, '1 of 2'), next));
  }
  return pages.map((slices, at) => {
    const page = `${at + 1} of ${pages.length}`;
    const first = isPaged ? head(context, page) : single;
    const top = at === 0 ? first : continuedHead(context, page);
    const nodes: SceneNode[] = [...top.place(MARGIN.x, MARGIN.top)];
    const pair = pairedBlock(tables, slices, rowPadding, PAIR.gap);
    const body = at === feetPage ? stack([pair, band], GAP) : pair;
    nodes.push(...body.place(MARGIN.x, MARGIN.top + top.height + GAP));
    const cutAt = sheet.height - MARGIN.bottom - check.height + down;
    const isLast = at === pages.length - 1;
    if (isLast) nodes.push(...check.place(MARGIN.x + right, cutAt));
    const marks = context.isSample && isLast ? sampleMarks(cutAt, sheet) : [];
    return { ...sheet, nodes: [...marks, sectionNode(nodes, { at, count: pages.length, title: stubTitle(context) })] };
  });
}

/** The check is cut off, so that the statement and the check have a mark each. */
function sampleMarks(cutAt: number, { left: x = 0, width, height }: Sheet): SceneNode[] {
  return [
    sampleMarkIn({ x, y: 0, width, height: cutAt }),
    sampleMarkIn({ x, y: cutAt, width, height: height - cutAt }),
  ];
}

function head(context: StubContext, page: string): Block {
  const gap = 14;
  return stack([mastHead(context, page), recipientRow(context)], gap);
}

/** Company at the left, title and dates at the right, over a line in the accent color. */
function mastHead(context: StubContext, page: string): Block {
  const { type, theme, words } = context;
  const title = textBlock(words.title, { ...type.heading(13), lineHeight: 1.2 }, 170, { align: 'right' });
  const rows = factRows(dateFacts(context, page), { label: type.label(9.2), value: type.strong(9.2), gap: 1 }, 10, 200);
  const right = pushedRight(
    stack([pushedRight(tagged({ role: 'Heading', level: 1 }, title), 200), pushedRight(rows, 200)], 6),
    200,
  );
  const look = {
    name: { ...type.strong(12.5), lineHeight: 1.3 },
    smallestName: 9.5,
    detail: type.soft(9.2),
    label: type.label(CAPTION),
    logo: { width: 96, height: 32 },
    address: 'line',
  } as const;
  const columnGap = 20;
  const company = companyBlock(context, look, WIDTH - right.width - columnGap);
  const columns = row([{ ...company, width: WIDTH - right.width - columnGap }, right], columnGap);
  return stack([padded(columns, { bottom: 12 }), ruleBlock(WIDTH, { weight: 1.6, color: theme.accent })]);
}

function dateFacts(context: StubContext, page: string): Fact[] {
  const dates = [facts.payDateFact(context), facts.payPeriodFact(context), facts.checkNumberFact(context)];
  return [...dates, { label: 'Page', value: page }];
}

function recipientRow(context: StubContext): Block {
  const { type, words } = context;
  const gap = 14;
  const [first, ...rest] = splitWidth(WIDTH, gap, [1.7, 1, 0.8, 1.1]) as [number, number, number, number];
  const label = type.label(CAPTION);
  const strong = { label, value: type.strong(9.2), smallest: 7.5 };
  const plain = { label, value: { ...type.soft(9.2) }, smallest: 7.5 };
  const recipient = { label, name: { ...type.strong(11), lineHeight: 1.3 }, smallestName: 9, detail: type.soft(9.2) };
  const stacks: [Fact, ...Fact[]][] = [
    [facts.socialSecurityFact(context), facts.recipientIdFact(context)],
    [facts.filingStatusFact(context), facts.dependentsFact(context)],
    [facts.frequencyFact(context), ...facts.identifierFacts(context)],
  ];
  const columns = stacks.map(([first, ...others], index) => {
    const below = others.map((fact) => stackedFact(fact, plain, rest[index]!));
    return { ...stack([stackedFact(first, strong, rest[index]!), ...below], 5), width: rest[index]! };
  });
  const person = { ...recipientBlock(context, words.recipient, recipient, first), width: first };
  return row([person, ...columns], gap);
}

/** On the pages after the first: whose stub this is, without the particulars. */
function continuedHead(context: StubContext, page: string): Block {
  const { document, type, theme, words } = context;
  const name = [document.company.name, document.employee.name].filter((part) => part !== '').join(' \u00b7 ');
  const left = stack([
    textBlock(`${words.title}, continued`, { ...type.heading(11), lineHeight: 1.3 }, 320),
    textBlock(name, type.soft(9.2), 320, { smallest: 7.5 }),
  ]);
  const shown = [facts.payDateFact(context), { label: 'Page', value: page }];
  const right = factRows(shown, { label: type.label(9.2), value: type.strong(9.2), gap: 1 }, 10, 200);
  const columns = row([tagged({ role: 'Paragraph' }, { ...left, width: 320 }), pushedRight(right, WIDTH - 320)]);
  return stack([padded(columns, { bottom: 10 }), ruleBlock(WIDTH, { weight: 1.6, color: theme.accent })]);
}

function bandLook({ theme, type }: StubContext): NetBandLook {
  return {
    fill: theme.tint,
    radius: 5,
    padding: { x: 14, y: 10 },
    gap: 16,
    label: type.label(CAPTION),
    sign: type.label(14),
    plain: type.strongFigure(12),
    net: type.accentFigure(17),
  };
}

function tableLook({ theme, type }: StubContext): TableLook {
  return {
    header: type.accent(8.2),
    text: type.text(9.2),
    figure: type.figure(9.2),
    footText: type.strong(9.2),
    footFigure: type.strongFigure(9.2),
    headerFill: theme.tint,
    rowRule: { weight: 0.5, color: theme.rule },
    footRule: { weight: 1, color: theme.text },
    padding: { between: 6, edge: 6 },
    headerPadding: 4.5,
  };
}
