import type { Block, FlowRoom, MeasuredTable, RowFlow, RowPadding, SceneNode, ScenePage } from '@paperwage/paper';
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
  const restHeight = rest.length > 0 ? stack(rest, LINE_GAP).height + gap : 0;
  const { slices, rowPadding } = flowItems(table, room, parts.rowPadding, restHeight);
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

/**
 * The rows of the items. The last page also has room for what goes on below the closing, where that takes no further page:
 * a long note goes overleaf only if rows cannot make room for it.
 */
export function flowItems(table: MeasuredTable, room: FlowRoom, padding: RowPadding, restHeight: number): RowFlow {
  const flow = flowRows(table, room, padding);
  if (restHeight === 0) return flow;
  const roomy = flowRows(table, { ...room, closing: room.closing + restHeight }, padding);
  const isBetter =
    roomy.slices.length === flow.slices.length && lastRows(roomy) >= Math.min(LEAST_ROWS, lastRows(flow));
  return isBetter ? roomy : flow;
}

/** With the totals stand at least so many rows, if they have any company. */
const LEAST_ROWS = 2;

function lastRows({ slices }: RowFlow): number {
  const { first, end } = slices.at(-1)!;
  return end - first;
}

/** The least height of what has a last page to itself: about four lines. */
const LEAST_HEIGHT = 50;

/** What stands below the closing, and on each page after it. The first is empty where not even its beginning fits there. */
export function laterPages(
  rest: readonly Block[],
  left: number,
  next: number,
  gap: number,
): readonly (readonly Block[])[] {
  const [first] = rest;
  if (!first) return [];
  const pagesFrom = (room: number) => {
    const beginsHere = first.height <= room || first.split?.(room) !== undefined;
    const pages = flowBlocks(rest, { first: beginsHere ? room : next, next }, gap);
    return beginsHere ? pages : [[], ...pages];
  };
  const pages = pagesFrom(left);
  const [here, ...later] = pages.map((blocks) => stack(blocks, gap).height);
  const missing = later.length > 0 ? LEAST_HEIGHT - later.at(-1)! : 0;
  return missing > 0 ? pagesFrom(here! - missing) : pages;
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
