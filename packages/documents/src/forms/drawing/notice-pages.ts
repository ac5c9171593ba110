import type { Block, ScenePage } from '@paperwage/paper';
import { row, stack, tagged, textBlock, textLine } from '@paperwage/paper';
import type { FormNotice, NoticeParagraph } from '../w2-notice.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from './copies-on-pages.ts';
import { CAPTION_FACE, INK, STRONG_FACE } from './form-type.ts';

const MARGIN = 42;
const GUTTER = 24;
const COLUMN = (PAGE_WIDTH - 2 * MARGIN - GUTTER) / 2;
const TITLE_ROOM = 30;
const GAP = 4;

const TEXT = { face: CAPTION_FACE, size: 8.25, color: INK, lineHeight: 1.22 };
const LEAD = { ...TEXT, face: STRONG_FACE };
const HEADING = { face: STRONG_FACE, size: 10.5, color: INK, lineHeight: 1.3 };
const TITLE = { face: STRONG_FACE, size: 13, color: INK, lineHeight: 1.2 };

/** The notice in two columns, on as many pages as it needs. */
export function noticePages(notice: FormNotice): ScenePage[] {
  const blocks = notice.sections.flatMap(({ heading, paragraphs }) => [
    // A heading never stands alone at the foot of a column: it goes with its first paragraph.
    stack(
      [
        tagged({ role: 'Heading', level: 2 }, textBlock(heading, HEADING, COLUMN)),
        ...paragraphs.slice(0, 1).map(paragraphBlock),
      ],
      3,
    ),
    ...paragraphs.slice(1).map(paragraphBlock),
  ]);
  const columns = intoColumns(blocks, PAGE_HEIGHT - 2 * MARGIN - TITLE_ROOM);
  const pages: ScenePage[] = [];
  for (let first = 0; first < columns.length; first += 2) {
    const title = tagged({ role: 'Heading', level: 1 }, textBlock(notice.title, TITLE, PAGE_WIDTH - 2 * MARGIN));
    const nodes = [
      ...(first === 0 ? title.place(MARGIN, MARGIN) : []),
      ...columns.slice(first, first + 2).flatMap((column, index) => {
        return stack(column, GAP).place(MARGIN + index * (COLUMN + GUTTER), MARGIN + TITLE_ROOM);
      }),
    ];
    pages.push({ width: PAGE_WIDTH, height: PAGE_HEIGHT, nodes });
  }
  return pages;
}

/** Numbers and codes stand before their text, longer leads above it. */
const SHORT_LEAD = 9;
const LEAD_COLUMNS = { code: 18, box: 40 };

function paragraphBlock({ lead, text }: NoticeParagraph): Block {
  if (lead === undefined) return tagged({ role: 'Paragraph' }, textBlock(text, TEXT, COLUMN));
  if (lead.length > SHORT_LEAD) {
    return tagged({ role: 'Paragraph' }, stack([textBlock(lead, LEAD, COLUMN), textBlock(text, TEXT, COLUMN)]));
  }
  const before = lead.length <= 3 ? LEAD_COLUMNS.code : LEAD_COLUMNS.box;
  const words = textBlock(text, TEXT, COLUMN - before);
  return tagged({ role: 'Paragraph' }, row([{ ...textLine(lead, LEAD), width: before }, words], 0, 'top'));
}

function intoColumns(blocks: readonly Block[], room: number): Block[][] {
  const columns: Block[][] = [[]];
  let used = 0;
  for (const block of blocks) {
    if (used + block.height > room && columns.at(-1)!.length > 0) {
      columns.push([]);
      used = 0;
    }
    columns.at(-1)!.push(block);
    used += block.height + GAP;
  }
  return columns;
}
