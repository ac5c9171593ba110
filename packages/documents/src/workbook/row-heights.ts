import { textWidth } from '@paperwage/paper';
import type { CellFont } from './sheet-look.ts';
import { fontOf, noteFont } from './style-book.ts';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from './workbook-sheet.ts';

/** Points of a pixel on a screen. */
export const POINTS = 0.75;
const LINE_HEIGHT = 1.25;
/** Between the words of a cell and both its edges, in pixels. */
const EDGES = 8;
const SPACE = 8;
/** Spreadsheets have no higher row. */
const HIGHEST = 409;
/** The families of a workbook are this much wider than the face that measures them, the widest of them. */
const WIDER = 1.18;
const AROUND_PICTURE = 6;

/** Of the widest digit among our families, in ems. */
const DIGIT = 0.57;

/** How wide a column is for figures of this size in points to stand in it, in pixels; `least` where that is more. */
export function widthOfFigures(figures: readonly string[], size: number, least: number): number {
  const longest = Math.max(0, ...figures.map(({ length }) => length));
  return Math.max(least, Math.ceil((longest * size * DIGIT) / POINTS) + 2 * EDGES);
}

/** The heights of the rows of a sheet in points, so that every text is seen whole; spreadsheets do not tell those of joined cells. */
export function rowHeights({ rows, columnWidths, look, picture }: WorkbookSheet): number[] {
  return rows.map((row, at) => {
    const heights = row.map((cell, column) => {
      if (!cell) return 0;
      const width = columnWidths.slice(column, column + (cell.span ?? 1)).reduce((sum, one) => sum + one, 0);
      const style = look[cell.style ?? 'plain'];
      return textHeight(cell, fontOf(style, cell), noteFont(look), width) + style.room;
    });
    const height = isSpace(row) ? SPACE : Math.max(...heights);
    const least = at === 0 && picture ? picture.heightPx * POINTS + AROUND_PICTURE : 0;
    return Math.min(HIGHEST, Math.round(4 * Math.max(height, least)) / 4);
  });
}

function isSpace(row: WorkbookRow): boolean {
  return row.every((cell) => cell === undefined);
}

function textHeight(cell: WorkbookCell, font: CellFont, small: CellFont, width: number): number {
  const line = font.size * LINE_HEIGHT;
  if (cell.kind !== 'text') return line;
  const notes = (cell.notes ?? []).reduce((sum, note) => sum + lineCount(note, small, width) * small.size, 0);
  return lineCount(cell.text, font, width) * line + notes * LINE_HEIGHT;
}

/** How many lines a text takes where it is broken between words, and within those that are wider than a line. */
function lineCount(text: string, font: CellFont, width: number): number {
  const room = width - EDGES;
  return text.split('\n').reduce((sum, line) => sum + linesOf(line, font, room), 0);
}

function linesOf(line: string, font: CellFont, room: number): number {
  const space = widthPx(' ', font);
  let [count, used] = [1, 0];
  for (const word of line.split(' ')) {
    const width = widthPx(word, font);
    if (used > 0 && used + space + width > room) [count, used] = [count + 1, 0];
    used += (used > 0 ? space : 0) + width;
    const over = Math.ceil(used / room) - 1;
    if (over > 0) [count, used] = [count + over, used - over * room];
  }
  return count;
}

/** Letters that the face lacks, most of them Asian, are as wide as they are high. */
function widthPx(text: string, { size, isBold }: CellFont): number {
  const face = isBold ? 'source-sans-3-semibold' : 'source-sans-3-regular';
  const wide = [...text].filter((character) => character > '\u2e7f').length;
  const points = textWidth(text, { face, size, lineHeight: 1, color: '#000000' }) * WIDER + (wide * size) / 2;
  return points / POINTS;
}
