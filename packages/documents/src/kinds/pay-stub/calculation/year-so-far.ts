import type { Cents } from '@paperwage/values';
import { add, sum, ZERO } from '@paperwage/values';
import type { Totals } from '../document.ts';
import type { PaidBefore } from './earlier-lines.ts';
import type { NamedLine, PeriodLine } from './period-line.ts';

interface YearLine<Key extends string> {
  readonly line: NamedLine<Key>;
  readonly amount: Cents;
}

/** What each line has come to in the calendar year, by its identity; it grows from stub to stub. */
export type YearSoFar<Key extends string> = Map<string, YearLine<Key>>;

/** Begins the year with what was paid before the first stub. */
export function addEarlierPay<Key extends string>(year: YearSoFar<Key>, before: readonly PaidBefore<Key>[]): void {
  for (const { amount, ...line } of before) year.set(line.identity, { line, amount });
}

/**
 * Adds a stub's lines to the year: each to what it had come to, unless the user wrote its year to date over. The totals
 * count lines of earlier stubs too that this one no longer has.
 */
export function addToYear<Key extends string>(year: YearSoFar<Key>, lines: readonly PeriodLine<Key>[]): Totals {
  for (const line of lines) {
    const before = year.get(line.identity)?.amount ?? ZERO;
    year.set(line.identity, { line, amount: line.typedYtd ?? add(before, line.total) });
  }
  return {
    period: sum(lines.map(({ total }) => total)),
    yearToDate: sum(Array.from(year.values(), ({ amount }) => amount)),
  };
}

/** The year to date of a line. */
export function yearToDateOf<Key extends string>(year: YearSoFar<Key>, line: NamedLine<Key>): Cents {
  return year.get(line.identity)?.amount ?? ZERO;
}

/** Lines that brought something earlier in the year and are not on this stub. */
export function earlierLines<Key extends string>(
  year: YearSoFar<Key>,
  lines: readonly NamedLine<Key>[],
): NamedLine<Key>[] {
  const present = new Set(lines.map(({ identity }) => identity));
  return Array.from(year.values())
    .filter(({ line, amount }) => amount !== 0 && !present.has(line.identity))
    .map(({ line }) => line);
}
