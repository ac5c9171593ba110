/** Columns of the sheet, counted from 0; those of the shares are only there with a discount. */
export const COLUMNS = {
  description: 0,
  quantity: 1,
  rate: 2,
  amount: 3,
  discounted: 4,
  taxed: 5,
  tax: 6,
  details: 7,
  share: 8,
  remainder: 9,
} as const;

export type ColumnName = keyof typeof COLUMNS;

/** What stands in the column `taxed`. */
export const YES = 'Yes';
export const NO = 'No';

/** Where the rows of the items, and the lines of the totals that their formulas look at, stand in the sheet. */
export interface ItemCells {
  /** The cell of an item in a column, in the row of this index. */
  cell(column: ColumnName, row: number): string;
  /** The cells of all items in a column, such as `$D$12:$D$15`. */
  range(column: ColumnName): string;
  /** The cells of the first item down to the one in the row of this index. */
  rangeTo(column: ColumnName, row: number): string;
  readonly subtotal: string;
  /** Below zero; undefined without a discount. */
  readonly discount: string | undefined;
}
