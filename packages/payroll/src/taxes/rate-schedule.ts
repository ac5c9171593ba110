import type { Cents } from '@paperwage/values';
import { basePlusRate, subtract } from '@paperwage/values';
import { money, share } from '../working/figures.ts';
import type { BracketRow, RateSchedule } from '../rules/federal-rules.ts';
import type { WorkingStep } from '../working/working.ts';

/** The row for an annual amount: the last one that starts at or below it. */
export function bracketOf(amount: Cents, schedule: RateSchedule): BracketRow {
  let row = schedule[0];
  if (!row) throw new RangeError('A rate schedule has at least one row');
  for (const next of schedule) {
    if (next.over > amount) break;
    row = next;
  }
  return row;
}

/** A schedule's tax on an annual amount, divided by `periods` and rounded to a cent once, at the end. */
export function scheduleTax(amount: Cents, row: BracketRow, periods: number): Cents {
  return basePlusRate(row.base, row.rate, subtract(amount, row.over), periods);
}

/** How the annual tax was calculated. Shown in cents, although `scheduleTax` divides it unrounded. */
export function bracketStep(amount: Cents, row: BracketRow, schedule: RateSchedule, line?: string): WorkingStep {
  const where = line === undefined ? {} : { line };
  const next = schedule[schedule.indexOf(row) + 1];
  if (row.rate === 0 && row.base === 0 && next) {
    return { step: 'belowFirstBracket', ...where, figures: { amount: money(amount), upTo: money(next.over) } };
  }
  return {
    step: 'applyBracket',
    ...where,
    figures: {
      amount: money(amount),
      over: money(row.over),
      excess: money(subtract(amount, row.over)),
      base: money(row.base),
      rate: share(row.rate),
      tax: money(scheduleTax(amount, row, 1)),
    },
  };
}
