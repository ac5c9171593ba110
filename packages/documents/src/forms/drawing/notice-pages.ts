import type { Block, ScenePage, TextStyle } from '@paperwage/paper';
import { row, stack, tagged, textBlock, textLine } from '@paperwage/paper';
import type { FormNotice, NoticeParagraph } from '../w2-notice.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from './copies-on-pages.ts';
import { CAPTION_FACE, INK, NOTICE_INK, STRONG_FACE } from './form-type.ts';

const MARGIN = 42;
const GUTTER = 24;
const COLUMN = (PAGE_WIDTH - 2 * MARGIN - GUTTER) / 2;
const TITLE_ROOM = 30;
const ROOM = PAGE_HEIGHT - 2 * MARGIN - TITLE_ROOM;

/** Sizes of the text, the largest first: what fits a page is set as large as it does. */
const SIZES = [10.5, 10, 9.5, 9, 8.5, 8.25, 8, 7.75, 7.5];
const TITLE = { face: STRONG_FACE, size: 13, color: INK, lineHeight: 1.2 };

/** How the text is set. Numbers and codes stand before their text, longer leads above it. */
interface Look {
  readonly text: TextStyle;
  readonly lead: TextStyle;
  readonly heading: TextStyle;
  readonly gap: number;
  readonly leadWidths: { readonly code: number; readonly box: number };
}

function lookAt(size: number): Look {
  const text = { face: CAPTION_FACE, size, color: NOTICE_INK, lineHeight: 1.22 };
  return {
    text,
    lead: { ...text, face: STRONG_FACE },
    heading: { face: STRONG_FACE, size: size + 2.25, color: INK, lineHeight: 1.3 },
    gap: size * 0.42,
    leadWidths: { code: size * 2.2, box: size * 4.85 },
  };
}

/** The notice in two columns of like height on one page, as large as it fits there; a longer one on several pages. */
export function noticePages(notice: FormNotice): ScenePage[] {
  for (const size of SIZES) {
    const look = lookAt(size);
    const columns = balanced(blocksOf(notice, look), look.gap);
    if (columns) return pagesOf(notice, [columns], look.gap);
  }
  const look = lookAt(SIZES.at(-1)!);
  const columns = intoColumns(blocksOf(notice, look), ROOM, look.gap);
  const pairs = Array.from({ length: Math.ceil(columns.length / 2) }, (_, at) => columns.slice(2 * at, 2 * at + 2));
  return pagesOf(notice, pairs, look.gap);
}

function pagesOf({ title }: FormNotice, pages: readonly (readonly Block[][])[], gap: number): ScenePage[] {
  return pages.map((columns, page) => {
    const heading = tagged({ role: 'Heading', level: 1 }, textBlock(title, TITLE, PAGE_WIDTH - 2 * MARGIN));
    const nodes = [
      ...(page === 0 ? heading.place(MARGIN, MARGIN) : []),
      ...columns.flatMap((column, index) =>
        stack(column, gap).place(MARGIN + index * (COLUMN + GUTTER), MARGIN + TITLE_ROOM),
      ),
    ];
    return { width: PAGE_WIDTH, height: PAGE_HEIGHT, nodes };
  });
}

function blocksOf(notice: FormNotice, look: Look): Block[] {
  return notice.sections.flatMap(({ heading, paragraphs }) => [
    // A heading never stands alone at the foot of a column: it goes with its first paragraph.
    stack(
      [
        tagged({ role: 'Heading', level: 2 }, textBlock(heading, look.heading, COLUMN)),
        ...paragraphs.slice(0, 1).map((paragraph) => paragraphBlock(paragraph, look)),
      ],
      3,
    ),
    ...paragraphs.slice(1).map((paragraph) => paragraphBlock(paragraph, look)),
  ]);
}

const SHORT_LEAD = 9;

function paragraphBlock({ lead, text }: NoticeParagraph, look: Look): Block {
  if (lead === undefined) return tagged({ role: 'Paragraph' }, textBlock(text, look.text, COLUMN));
  if (lead.length > SHORT_LEAD) {
    const block = stack([textBlock(lead, look.lead, COLUMN), textBlock(text, look.text, COLUMN)]);
    return tagged({ role: 'Paragraph' }, block);
  }
  const before = lead.length <= 3 ? look.leadWidths.code : look.leadWidths.box;
  const words = textBlock(text, look.text, COLUMN - before);
  return tagged({ role: 'Paragraph' }, row([{ ...textLine(lead, look.lead), width: before }, words], 0, 'top'));
}

/** The blocks in two columns as low as can be; undefined where they are too high for a page. */
function balanced(blocks: readonly Block[], gap: number): Block[][] | undefined {
  const height = (column: readonly Block[]) => (column.length === 0 ? 0 : stack(column, gap).height);
  const divided = blocks.map((_, index) => [blocks.slice(0, index + 1), blocks.slice(index + 1)]);
  const heights = divided.map((columns) => Math.max(...columns.map(height)));
  const least = Math.min(...heights);
  return least <= ROOM ? divided[heights.indexOf(least)] : undefined;
}

function intoColumns(blocks: readonly Block[], room: number, gap: number): Block[][] {
  const columns: Block[][] = [[]];
  let used = 0;
  for (const block of blocks) {
    if (used + block.height > room && columns.at(-1)!.length > 0) {
      columns.push([]);
      used = 0;
    }
    columns.at(-1)!.push(block);
    used += block.height + gap;
  }
  return columns;
}
