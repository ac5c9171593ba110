import type { Color } from '../scene/scene.ts';
import type { RuleLook } from './rule-block.ts';
import type { TextStyle } from './text-block.ts';

/** What a table says; `measureTable` decides where it stands. */
export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly foot: readonly TableRow[];
  readonly look: TableLook;
}

export interface TableColumn {
  readonly header: string;
  readonly align: 'left' | 'right';
  readonly width: ColumnWidth;
  /** The cells name their row; a screen reader says them with each figure. */
  readonly namesRow?: boolean;
}

/**
 * Points. `fixed` is that wide; `fit` is as wide as its widest cell, and `preferred` where there is room; `share`
 * columns divide what is left, and text that then does not fit is wrapped. A share column asks for the room of its
 * longest text up to `most` before the whole table is set smaller.
 */
export type ColumnWidth =
  | { readonly kind: 'fixed'; readonly points: number }
  | { readonly kind: 'fit'; readonly preferred?: number }
  | { readonly kind: 'share'; readonly share: number; readonly most: number };

export interface TableRow {
  /** One text for each column; empty where there is nothing to say. */
  readonly cells: readonly string[];
  readonly region?: string;
  /** Set small below the cell that names the row, each on a line of its own; wrapped where it is too long. */
  readonly notes?: readonly string[];
}

export interface TableLook {
  readonly header: TextStyle;
  readonly text: TextStyle;
  readonly figure: TextStyle;
  /** For the notes of rows; as the text where it is left out. */
  readonly note?: TextStyle;
  readonly footText: TextStyle;
  readonly footFigure: TextStyle;
  readonly headerFill?: Color;
  /** Below the header row. */
  readonly headerRule?: RuleLook;
  /** Below each row but the last. */
  readonly rowRule?: RuleLook;
  /** Above the foot, or below the last row of a table without one. */
  readonly footRule?: RuleLook;
  /** Room beside the text of a cell; `edge` at the two outer sides of the table. Points. */
  readonly padding: { readonly between: number; readonly edge: number };
  /** Room above and below the text of the header row. Points. */
  readonly headerPadding: number;
}
