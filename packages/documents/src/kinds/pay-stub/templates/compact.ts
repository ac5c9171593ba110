import type { Block, SceneNode, ScenePage, TableLook } from '@paperwage/paper';
import {
  EMPTY,
  flowTables,
  horizontalRule,
  onRectangle,
  padded,
  row,
  splitWidth,
  stack,
  tagged,
  textBlock,
} from '@paperwage/paper';
import { companyBlock } from './company-block.ts';
import { compactTotals } from './compact-totals.ts';
import type { Fact } from '../../../look/facts.ts';
import { paragraph, stackedFact } from '../../../look/facts.ts';
import type { PairShape } from './paired-tables.ts';
import { pairedBlock, pairedTables } from './paired-tables.ts';
import { recipientBlock } from './recipient-block.ts';
import type { PayStubTemplate, StubContext } from './stub-context.ts';
import { stubTitle } from './stub-context.ts';
import { sampleMarkIn } from '../../../look/sample-mark.ts';
import { sectionNode } from '../../../look/section.ts';
import type { Sheet } from '../../../look/sheet.ts';
import { LETTER } from '../../../look/sheet.ts';
import * as facts from './stub-facts.ts';
import { dateText } from '../../../look/wording.ts';

const MARGIN = { x: 38, top: 30, bottom: 26 };
const WIDTH = LETTER.width - 2 * MARGIN.x;
const GAP = 9;
const ROW_PADDING = { usual: 2.1, least: 0.4 };
const PAIR: PairShape = {
  width: WIDTH,
  gap: 18,
  shares: [1.28, 1],
  columns: { rate: 40, hours: 38, period: 54, yearToDate: 58, longestName: 92 },
};

/** Half a page of a stub, drawn below this height. */
type Slot = (top: number) => readonly SceneNode[];

/** Two stubs per page, with a cut line. */
export const compact: PayStubTemplate = {
  id: 'compact',
  name: 'Compact',
  description: 'Two stubs per page, with a cut line.',
  hasOwnPages: false,
  layout: function* (stubs) {
    let upper: Slot | undefined;
    let paper = LETTER;
    for (const stub of stubs) {
      paper = stub.sheet;
      for (const slot of stubSlots(stub)) {
        if (upper) yield page(paper, upper, slot);
        upper = upper ? undefined : slot;
      }
    }
    if (upper) yield page(paper, upper);
  },
};

/** Two stubs share a page. */
function page(sheet: Sheet, upper: Slot, lower?: Slot): ScenePage {
  const middle = sheet.height / 2;
  const cut = horizontalRule(18, middle, LETTER.width - 36, {
    weight: 0.7,
    color: '#9aa4ae',
    dash: [3.2, 2.4],
  });
  return { ...sheet, nodes: [...upper(0), cut, ...(lower?.(middle) ?? [])] };
}

/** A stub takes one slot, or more when its lines do not fit. */
function stubSlots(context: StubContext): Slot[] {
  const tables = pairedTables(context, PAIR, tableLook(context));
  const totals = compactTotals(context, WIDTH);
  const { left = 0, width, height } = context.sheet;
  const slotHeight = height / 2;
  const inner = slotHeight - MARGIN.top - MARGIN.bottom;
  const full = stack([mastHead(context, '', 'first'), factGrid(context)], GAP);
  const continued = mastHead(context, 'Part 2 of 2', 'continued');
  const room = { first: inner - full.height - GAP, next: inner - continued.height - GAP, closing: totals.height + GAP };
  const { pages, rowPadding } = flowTables(tables, room, ROW_PADDING);
  return pages.map((slices, at): Slot => {
    const part = pages.length > 1 ? `Part ${at + 1} of ${pages.length}` : '';
    const head = mastHead(context, part, at === 0 ? 'first' : 'continued');
    const top = at === 0 ? stack([head, factGrid(context)], GAP) : head;
    const body = stack([top, pairedBlock(tables, slices, rowPadding, PAIR.gap)], GAP);
    const last = at === pages.length - 1;
    return (y) => {
      const nodes = [
        ...body.place(MARGIN.x, y + MARGIN.top),
        ...(last ? totals.place(MARGIN.x, y + slotHeight - MARGIN.bottom - totals.height) : []),
      ];
      const area = { x: left, y, width, height: slotHeight };
      const marks = context.isSample ? [sampleMarkIn(area)] : [];
      return [...marks, sectionNode(nodes, { at, count: pages.length, title: stubTitle(context) })];
    };
  });
}

/** Company and title; a stub has one heading, so its continuation says the title as a paragraph. */
function mastHead(context: StubContext, part: string, place: 'first' | 'continued'): Block {
  const { type, words } = context;
  const room = 150;
  const title = textBlock(words.title, { ...type.heading(12), lineHeight: 1.25 }, room, { align: 'right' });
  const mark = textBlock(part, type.label(7.4), room, { align: 'right' });
  const role = place === 'first' ? ({ role: 'Heading', level: 1 } as const) : ({ role: 'Paragraph' } as const);
  const whose = place === 'first' ? EMPTY : ownerBlock(context, room);
  const right = stack([tagged(role, title), tagged({ role: 'Paragraph' }, mark), whose]);
  const look = {
    name: { ...type.strong(10.6), lineHeight: 1.25 },
    smallestName: 8,
    detail: { ...type.soft(7.8), lineHeight: 1.35 },
    label: type.label(6.4),
    logo: { width: 80, height: 26 },
    address: 'line',
  } as const;
  const left =
    place === 'first'
      ? companyBlock(context, look, WIDTH - room - 16)
      : paragraph(context.document.company.name, look.name, WIDTH - room - 16, { smallest: look.smallestName });
  return row([{ ...left, width: WIDTH - room }, right], 0, 'top');
}

/** Whose stub a later part is, for the case that the parts are cut from one another. */
function ownerBlock({ document, stub, type }: StubContext, room: number): Block {
  const style = { ...type.soft(7.8), lineHeight: 1.35 };
  const lines = [document.employee.name, dateText(stub.payDate)];
  return stack(
    lines.map((line) => tagged({ role: 'Paragraph' }, textBlock(line, style, room, { align: 'right', smallest: 7 }))),
  );
}

/** Particulars in a ruled box, a column for what belongs together. */
function factGrid(context: StubContext): Block {
  const { type, theme, words } = context;
  const padding = { x: 8, y: 6 };
  const shares = splitWidth(WIDTH, 0, [1.75, 1, 1, 1.22]);
  const inner = shares.map((width) => width - 2 * padding.x);
  const label = type.label(6.4);
  const person = {
    label,
    name: { ...type.strong(9.2), lineHeight: 1.25 },
    smallestName: 7.6,
    detail: { ...type.soft(7.8), lineHeight: 1.3 },
  };
  const look = { label, value: { ...type.text(8.2), lineHeight: 1.3 }, smallest: 6.8 };
  const column = (shown: readonly Fact[], index: number) =>
    stack(
      shown.map((fact) => stackedFact(fact, look, inner[index]!)),
      4,
    );
  const columns = [
    recipientBlock(context, words.recipient, person, inner[0]!),
    column([facts.socialSecurityFact(context), facts.recipientIdFact(context)], 1),
    column([facts.filingStatusFact(context), facts.frequencyFact(context), facts.dependentsFact(context)], 2),
    column([facts.payDateFact(context), facts.payPeriodFact(context), facts.checkNumberFact(context)], 3),
  ];
  const edges = { top: padding.y, right: padding.x, bottom: padding.y, left: padding.x };
  const content = row(columns.map((block, index) => padded({ ...block, width: inner[index]! }, edges)));
  const ruled: Block = {
    ...content,
    place: (x, y) => [...dividers(shares, x, y, content.height, theme.rule), ...content.place(x, y)],
  };
  return onRectangle(ruled, { stroke: { color: theme.rule, weight: 0.7 }, radius: 3 });
}

function dividers(
  widths: readonly number[],
  x: number,
  y: number,
  length: number,
  color: StubContext['theme']['rule'],
): SceneNode[] {
  let left = x;
  return widths.slice(0, -1).map((width) => {
    left += width;
    return { kind: 'rule', x: left, y, length, direction: 'vertical', weight: 0.7, color };
  });
}

function tableLook({ theme, type }: StubContext): TableLook {
  return {
    header: type.accent(7),
    text: type.text(8),
    figure: type.figure(8),
    footText: type.strong(8),
    footFigure: type.strongFigure(8),
    headerRule: { weight: 0.9, color: theme.accent },
    rowRule: { weight: 0.4, color: theme.rule },
    footRule: { weight: 0.8, color: theme.text },
    padding: { between: 5, edge: 1 },
    headerPadding: 2,
  };
}
