import type { Block, SceneNode, ScenePage, TableLook } from '@paperwage/paper';
import {
  EMPTY,
  fittedSize,
  flowBlocks,
  padded,
  pushedRight,
  stack,
  tableBlock,
  tagged,
  textBlock,
  textLine,
} from '@paperwage/paper';
import { named, paragraph, stackedFact } from '../../../look/facts.ts';
import { roomForFoot } from '../../../look/issuance.ts';
import { sectionNode } from '../../../look/section.ts';
import { LETTER } from '../../../look/sheet.ts';
import type { InvoiceContext, InvoiceTemplate } from './invoice-context.ts';
import { itemsTable } from './items-table.ts';
import { MAX_NOTES_HEIGHT, noteBlocks, payBlock } from './notes.ts';
import { flowItems, laterPages } from './invoice-pages.ts';
import { clientBlock, logoPlate, senderWords } from './parties.ts';
import { balanceBox, totalsBlock } from './totals.ts';
import { balanceHeading, balanceLine, invoiceFacts } from './wording.ts';

/** The tinted column at the left edge, and the sheet beside it. */
const SIDE = { width: 178, left: 30, right: 20, top: 44, bottom: 30 };
const SIDE_ROOM = SIDE.width - SIDE.left - SIDE.right;
const SHEET = { left: SIDE.width + 28, right: 36, top: 44, bottom: 52 };
const WIDTH = LETTER.width - SHEET.left - SHEET.right;
const GAP = 22;
const LINE_GAP = 2;
/** Between the blocks of the column, and more where something else begins. */
const SIDE_GAP = 7;
const SIDE_BREAK = { top: 12 };
const ROW_PADDING = { usual: 6, least: 2.6 };

/** Who, when and how to pay in a tinted column; the items beside it under the balance in large figures. */
export const column: InvoiceTemplate = {
  id: 'column',
  name: 'Column',
  description: 'Details in a tinted column, with a large balance above the items.',
  layout: (context) => {
    const head = headBlock(context);
    const mark = continuedMark(context);
    const { sheet } = context;
    const inner = sheet.height - SHEET.top - SHEET.bottom;
    const { bodies, rest } = sheetBodies(context, inner - head.height - GAP, inner);
    const height = sheet.height - SIDE.top - SIDE.bottom;
    const heights = { first: height, next: height - mark.height - SIDE_GAP };
    const sides = flowBlocks(sideBlocks(context), heights, SIDE_GAP);
    const sheets = [...bodies, ...rest];
    const count = Math.max(sheets.length, sides.length);
    const foot = pushedRight(context.foot, WIDTH);
    return Array.from({ length: count }, (_, at): ScenePage => {
      const body = stack([...(at === 0 ? [head] : []), sheets[at] ?? EMPTY], GAP);
      const side = stack([...(at === 0 ? [] : [mark]), ...(sides[at] ?? [])], SIDE_GAP);
      const tint = { x: 0, y: 0, width: SIDE.width, height: sheet.height, fill: context.theme.tint };
      const nodes: SceneNode[] = [
        ...side.place(SIDE.left, SIDE.top),
        ...body.place(SHEET.left, SHEET.top),
        ...(at === count - 1 ? foot.place(SHEET.left, sheet.height - SHEET.bottom - foot.height) : []),
        ...pageMark(context, `Page ${at + 1} of ${count}`),
      ];
      return {
        ...sheet,
        nodes: [{ kind: 'rectangle', ...tint }, sectionNode(nodes, { at, count })],
      };
    });
  },
};

/** Items, totals and notes page by page. */
function sheetBodies(
  context: InvoiceContext,
  first: number,
  next: number,
): { readonly bodies: readonly Block[]; readonly rest: readonly Block[] } {
  const { type } = context;
  const widths = { quantity: 40, rate: 66, tax: 56, amount: 70, longestDescription: 130 };
  const table = itemsTable(context, widths, tableLook(context), WIDTH);
  const notes = noteBlocks(context, { label: type.label(7.6), text: type.text(9.2) }, WIDTH);
  const written = stack(notes, LINE_GAP);
  const isShort = written.height <= MAX_NOTES_HEIGHT;
  const closing = stack([totals(context), isShort ? written : EMPTY], GAP);
  const footRoom = roomForFoot(context.foot);
  const room = { first, next, closing: closing.height + GAP + footRoom };
  const { slices, rowPadding } = flowItems(table, room, ROW_PADDING, isShort ? 0 : written.height + GAP);
  const bodies = slices.map((slice, at) => {
    const rows = slice.end > slice.first || slices.length === 1 ? [tableBlock(table, slice, rowPadding)] : [];
    return stack([...rows, ...(at === slices.length - 1 ? [closing] : [])], GAP);
  });
  if (isShort) return { bodies, rest: [] };
  const left = (bodies.length === 1 ? first : next) - bodies.at(-1)!.height - GAP - footRoom;
  const [beside = [], ...beyond] = laterPages(notes, left, next - footRoom, LINE_GAP);
  const last = stack([bodies.at(-1)!, stack(beside, LINE_GAP)], GAP);
  return { bodies: [...bodies.slice(0, -1), last], rest: beyond.map((blocks) => stack(blocks, LINE_GAP)) };
}

/** The title, and what is due in large figures. */
function headBlock(context: InvoiceContext): Block {
  const { document, type } = context;
  const { value } = balanceLine(document);
  const title = textBlock(document.title, { ...type.heading(15), lineHeight: 1.25 }, WIDTH, { smallest: 11 });
  const large = { ...type.accentFigure(32), lineHeight: 1.2 };
  const figure = textLine(value, { ...large, size: fittedSize(value, large, WIDTH, 14) });
  const balance = named({ region: 'balanceDue' }, stack([textLine(balanceHeading(document), type.label(8.6)), figure]));
  return stack([tagged({ role: 'Heading', level: 1 }, title), balance], 10);
}

function totals(context: InvoiceContext): Block {
  const { theme, type } = context;
  const width = 216;
  const look = {
    text: type.text(9.2),
    figure: type.figure(9.2),
    strongText: type.strong(9.2),
    strongFigure: type.strongFigure(9.2),
    aside: type.label(8.2),
    gap: 3.6,
  };
  const balance = {
    fill: theme.tint,
    radius: 4,
    padding: { x: 10, y: 7 },
    label: type.strong(9.2),
    figure: { ...type.accentFigure(13), lineHeight: 1.25 },
    smallest: 9,
  };
  const block = stack([totalsBlock(context, look, width), balanceBox(context, balance, width)], 7);
  return padded({ ...block, width }, { left: WIDTH - width });
}

/** Who sends it, who it is for, the facts, and where it can be paid, from top to bottom. */
function sideBlocks(context: InvoiceContext): readonly Block[] {
  const { document, type } = context;
  const label = type.label(7.4);
  const detail = { ...type.soft(8.6), lineHeight: 1.38 };
  const name = { ...type.strong(11), lineHeight: 1.3 };
  const sender = senderWords(context, { name, smallestName: 9, detail, label, address: 'lines' }, SIDE_ROOM);
  const client = clientBlock(
    context,
    { label, name: { ...name, size: name.size * 0.93 }, smallestName: 9, detail },
    SIDE_ROOM,
  );
  const [number = EMPTY, ...facts] = invoiceFacts(document).map((fact) =>
    stackedFact(fact, { label, value: { ...type.strong(9.2), lineHeight: 1.3 }, smallest: 7.4 }, SIDE_ROOM),
  );
  return [
    logoPlate(context, { width: SIDE_ROOM - 12, height: 40 }),
    sender,
    apart(client),
    apart(number),
    ...facts,
    apart(payBlock(context, { label, text: detail }, SIDE_ROOM, 'below')),
  ];
}

/** On a page after the first: what it continues. */
function continuedMark({ document, type }: InvoiceContext): Block {
  const { title, number, from } = document;
  const line = (text: string, style = type.soft(8.6)) => paragraph(text, { ...style, lineHeight: 1.36 }, SIDE_ROOM);
  return stack([line([title, number].filter(Boolean).join(' '), type.accent(9)), line(from.name), line('Continued')]);
}

/** A block with more room above it; still nothing where it is empty. */
function apart(block: Block): Block {
  return block.height === 0 ? block : padded(block, SIDE_BREAK);
}

function pageMark({ type, sheet }: InvoiceContext, page: string): readonly SceneNode[] {
  const mark = paragraph(page, type.soft(7.8), WIDTH, { align: 'right' });
  return mark.place(SHEET.left, sheet.height - 34 - mark.height);
}

/** No tint: a strong line below the header, hairlines between rows, the text flush with the column. */
function tableLook({ theme, type }: InvoiceContext): TableLook {
  return {
    header: type.accent(7.8),
    text: type.text(9.2),
    figure: type.figure(9.2),
    note: { ...type.label(8), lineHeight: 1.34 },
    footText: type.strong(9.2),
    footFigure: type.strongFigure(9.2),
    headerRule: { weight: 1.2, color: theme.accent },
    rowRule: { weight: 0.5, color: theme.rule },
    footRule: { weight: 0.5, color: theme.rule },
    padding: { between: 5, edge: 0 },
    headerPadding: 3.6,
  };
}
