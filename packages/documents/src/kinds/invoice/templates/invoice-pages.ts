import type { Block, MeasuredTable, RowPadding, SceneNode, ScenePage } from '@paperwage/paper';
import { flowBlocks, flowRows, pushedRight, ruleBlock, row, stack, tableBlock } from '@paperwage/paper';
import { paragraph } from '../../../look/facts.ts';
import { FOOT_GAP, roomForFoot } from '../../../look/issuance.ts';
import { sectionNode } from '../../../look/section.ts';
import type { Sheet } from '../../../look/sheet.ts';
import type { InvoiceContext } from './invoice-context.ts';
import { pageTitle } from './wording.ts';

/** The parts of an invoice whose pages have one column. Points. */
export interface InvoiceParts {
  readonly margin: { readonly x: number; readonly top: number; readonly bottom: number };
  /** Above the items on the first page and on each one after it; ends where the gap begins. */
  readonly head: Block;
  readonly continued: Block;
  /** Between head, items and totals. */
  readonly gap: number;
  readonly table: MeasuredTable;
  readonly rowPadding: RowPadding;
  /** Stays together below the last item. */
  readonly closing: Block;
  /** Goes on below the closing, over further pages where there is no room. */
  readonly rest: readonly Block[];
  /** At the foot of the last page, at the right edge of this width. */
  readonly foot: Block;
  readonly sheet: Sheet;
  readonly width: number;
  readonly footer: (page: string) => Block;
}

/** Between the lines of what goes on below the closing. */
const LINE_GAP = 2;
/** Between the last block of a page and its footer. */
const FOOTER_GAP = 14;

/** Sets the parts on as many pages as they take, each with its number. */
export function invoicePages(parts: InvoiceParts): ScenePage[] {
  const { margin, head, continued, gap, table, closing, rest, sheet } = parts;
  const foot = pushedRight(parts.foot, parts.width);
  const footRoom = roomForFoot(foot);
  const footerTop = sheet.height - margin.bottom - parts.footer('Page 100 of 100').height;
  const inner = footerTop - FOOTER_GAP - margin.top;
  const room = {
    first: inner - head.height - gap,
    next: inner - continued.height - gap,
    closing: closing.height + gap + footRoom,
  };
  const { slices, rowPadding } = flowRows(table, room, parts.rowPadding);
  const bodies = slices.map((slice, at) => {
    const rows = slice.end > slice.first || slices.length === 1 ? [tableBlock(table, slice, rowPadding)] : [];
    return stack([...rows, ...(at === slices.length - 1 ? [closing] : [])], gap);
  });
  const last = bodies.at(-1)!;
  // Any of the pages of what goes on may be the last.
  const left = (bodies.length === 1 ? room.first : room.next) - last.height - gap - footRoom;
  const [beside = [], ...beyond] = laterPages(rest, left, room.next - footRoom, LINE_GAP);
  bodies[bodies.length - 1] = stack([last, stack(beside, LINE_GAP)], gap);
  bodies.push(...beyond.map((blocks) => stack(blocks, LINE_GAP)));
  return bodies.map((body, at): ScenePage => {
    const top = at === 0 ? head : continued;
    const footer = parts.footer(`Page ${at + 1} of ${bodies.length}`);
    const nodes: SceneNode[] = [
      ...top.place(margin.x, margin.top),
      ...body.place(margin.x, margin.top + top.height + gap),
      ...(at === bodies.length - 1 ? foot.place(margin.x, footerTop - FOOT_GAP - foot.height) : []),
      ...footer.place(margin.x, footerTop),
    ];
    return { ...sheet, nodes: [sectionNode(nodes, { at, count: bodies.length })] };
  });
}

/** What stands below the closing, and on each page after it. The first is empty where not even one block fits there. */
export function laterPages(
  rest: readonly Block[],
  left: number,
  next: number,
  gap: number,
): readonly (readonly Block[])[] {
  const [first] = rest;
  if (!first) return [];
  const beginsHere = first.height <= left || first.split?.(left) !== undefined;
  const pages = flowBlocks(rest, { first: beginsHere ? left : next, next }, gap);
  const whole = withoutWidow(pages, next, gap);
  return beginsHere ? whole : [[], ...whole];
}

/** The last page of what goes on has at least so many lines, and leaves as many on the one before. */
const LEAST_LINES = 3;

/** Moves lines over to a last page that would hold hardly any, as far as the page before can spare them. */
function withoutWidow(pages: readonly (readonly Block[])[], most: number, gap: number): readonly (readonly Block[])[] {
  const last = pages.at(-1)!;
  const before = pages.at(-2);
  if (!before) return pages;
  const spare = Math.min(LEAST_LINES - last.length, before.length - LEAST_LINES);
  const moved = spare > 0 ? [...before.slice(-spare), ...last] : last;
  if (moved === last || stack(moved, gap).height > most) return pages;
  return [...pages.slice(0, -2), before.slice(0, -spare), moved];
}

/** A line, what the page belongs to, and its number. */
export function pageFooter({ document, theme, type }: InvoiceContext, page: string, width: number): Block {
  const style = type.soft(7.8);
  const room = 90;
  const title = paragraph(pageTitle(document), style, width - room, { smallest: 6.4 });
  const number = paragraph(page, style, room, { align: 'right' });
  const line = row([{ ...title, width: width - room }, number], 0, 'top');
  return stack([ruleBlock(width, { weight: 0.6, color: theme.rule }), line], 8);
}
