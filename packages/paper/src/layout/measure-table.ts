import type { Block } from './block.ts';
import { EMPTY, stack } from './block.ts';
import type { Table, TableColumn, TableRow } from './table.ts';
import type { TextStyle } from './text-block.ts';
import { lineBlock, setSmaller, textBlock, textWidth } from './text-block.ts';

/** A table whose texts have been measured once, at their full size. Widths in points. */
export interface PreparedTable {
  readonly table: Table;
  /** What the table needs to stand at full size. */
  readonly need: number;
  /** What it needs beyond that to wrap no text. */
  readonly lack: number;
  /** Width of the widest cell of each column, padding included. */
  readonly natural: readonly number[];
  readonly widths: {
    readonly header: CellWidths;
    readonly rows: readonly CellWidths[];
    readonly foot: readonly CellWidths[];
  };
}

type CellWidths = readonly number[];

/** A table with its columns fixed and its cells set; only the room above and below each row is still open. */
export interface MeasuredTable {
  readonly table: Table;
  readonly width: number;
  readonly columns: readonly MeasuredColumn[];
  readonly header: MeasuredRow;
  readonly rows: readonly MeasuredRow[];
  readonly foot: readonly MeasuredRow[];
}

export interface MeasuredColumn {
  readonly x: number;
  readonly column: TableColumn;
}

export interface MeasuredRow {
  readonly row: TableRow;
  readonly cells: readonly Block[];
  /** Of the tallest cell. */
  readonly height: number;
  readonly baseline: number;
}

/** Measures every text of the table, once. */
export function prepareTable(table: Table): PreparedTable {
  const { columns, look } = table;
  const measured = (row: TableRow, text: TextStyle, figure: TextStyle) =>
    row.cells.map((cell, index) => textWidth(cell, columns[index]!.align === 'right' ? figure : text));
  const widths = {
    header: columns.map((column) => textWidth(column.header, look.header)),
    rows: table.rows.map((row) => measured(row, look.text, look.figure)),
    foot: table.foot.map((row) => measured(row, look.footText, look.footFigure)),
  };
  const lines = [widths.header, ...widths.rows, ...widths.foot];
  const natural = columns.map((_, index) => {
    const widest = lines.reduce((most, line) => Math.max(most, line[index]!), 0);
    return widest + paddings(table, index).left + paddings(table, index).right;
  });
  const need = columns.reduce((whole, column, index) => whole + asked(column, natural[index]!), 0);
  const lack = natural.reduce((whole, wide, index) => whole + wide - Math.min(wide, asked(columns[index]!, wide)), 0);
  return { table, need, lack, natural, widths };
}

/**
 * Fixes the columns of the table in this width. `scale` (at most 1) makes texts and the room beside them smaller; it
 * is chosen outside, from `need`, so that tables side by side are set in one size.
 */
export function measureTable(prepared: PreparedTable, width: number, scale = 1): MeasuredTable {
  const { table, widths } = prepared;
  const { look } = table;
  const columnWidths = distribute(prepared, width, scale);
  const inner = columnWidths.map((columnWidth, index) => {
    const { left, right } = paddings(table, index);
    return Math.max(columnWidth - (left + right) * scale, 0);
  });
  const set = (row: TableRow, cells: CellWidths, text: TextStyle, figure: TextStyle): MeasuredRow => {
    const blocks = row.cells.map((cell, index) => {
      const { align } = table.columns[index]!;
      const own = setSmaller(align === 'right' ? figure : text, 1);
      const style = setSmaller(own, scale);
      const block = cellBlock(cell, (cells[index]! * style.size) / own.size, style, inner[index]!, align);
      const isNoted = row.notes !== undefined && table.columns[index]!.namesRow === true;
      return isNoted ? withNotes(block, row.notes, setSmaller(look.note ?? look.text, scale), inner[index]!) : block;
    });
    const height = blocks.reduce((most, block) => Math.max(most, block.height), text.size * text.lineHeight * scale);
    return { row, cells: blocks, height, baseline: blocks.reduce((most, block) => Math.max(most, block.baseline), 0) };
  };
  let x = 0;
  const columns = table.columns.map((column, index) => {
    const at = x + paddings(table, index).left * scale;
    x += columnWidths[index]!;
    return { x: at, column };
  });
  const headerRow: TableRow = { cells: table.columns.map((column) => column.header) };
  return {
    table,
    width,
    columns,
    header: set(headerRow, widths.header, look.header, look.header),
    rows: table.rows.map((row, index) => set(row, widths.rows[index]!, look.text, look.figure)),
    foot: table.foot.map((row, index) => set(row, widths.foot[index]!, look.footText, look.footFigure)),
  };
}

/** The scale at which tables of these needs stand side by side in the room; 1 when they fit. */
export function scaleToFit(prepared: readonly PreparedTable[], room: number): number {
  const need = prepared.reduce((whole, { need: own }) => whole + own, 0);
  return Math.min(1, room / need);
}

function withNotes(block: Block, notes: readonly string[], style: TextStyle, room: number): Block {
  return notes.length === 0 ? block : stack([block, ...notes.map((note) => textBlock(note, style, room))]);
}

function cellBlock(cell: string, width: number, style: TextStyle, room: number, align: 'left' | 'right'): Block {
  if (cell === '') return EMPTY;
  const fits = width <= room + 0.01;
  return fits ? lineBlock({ text: cell, width }, style, room, align) : textBlock(cell, style, room, { align });
}

/** Padding on the outer sides of the table is its edge, elsewhere half the room between cells. */
function paddings(table: Table, index: number): { left: number; right: number } {
  const { between, edge } = table.look.padding;
  return { left: index === 0 ? edge : between, right: index === table.columns.length - 1 ? edge : between };
}

function asked({ width }: TableColumn, natural: number): number {
  if (width.kind === 'fixed') return width.points;
  return width.kind === 'fit' ? natural : Math.min(natural, width.most);
}

/**
 * Columns get what they ask for, then those whose text would wrap what it needs, then fitted ones what they prefer, then
 * the sharing ones the rest.
 */
function distribute({ table, natural, need, lack }: PreparedTable, width: number, scale: number): readonly number[] {
  const beyond = Math.max(0, width - need * scale);
  const given = Math.min(beyond, lack * scale);
  const least = table.columns.map((column, index) => {
    const own = asked(column, natural[index]!);
    const lacking = lack > 0 ? Math.max(0, natural[index]! - own) / lack : 0;
    return own * scale + given * lacking;
  });
  const room = beyond - given;
  const wishes = table.columns.map(({ width: kind }, index) =>
    kind.kind === 'fit' ? Math.max(0, (kind.preferred ?? 0) - least[index]!) : 0,
  );
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  const granted = wished > room ? room / wished : 1;
  const rest = room - wished * granted;
  const shares = table.columns.map(({ width: kind }) => (kind.kind === 'share' ? kind.share : 0));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return least.map((own, index) => own + wishes[index]! * granted + (whole > 0 ? (rest * shares[index]!) / whole : 0));
}
