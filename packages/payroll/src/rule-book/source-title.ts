import type { Source } from '../pay.ts';

/** A source in one line: `New Jersey Withholding Rate Tables (effective October 1, 2020), Percentage Method`. */
export function sourceTitle({ publication, edition, table }: Source): string {
  return publication + (edition === undefined ? '' : ` (${edition})`) + (table === undefined ? '' : `, ${table}`);
}
