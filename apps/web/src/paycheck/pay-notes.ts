import { taxName } from '@paperwage/documents';
import type { Coverage, PayTaxes, TaxLine, WorkingStep } from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import { STATE_NAMES, ZERO } from '@paperwage/values';

const LIMIT_STEPS: readonly WorkingStep['step'][] = [
  'capAtWageBase',
  'fillWageBase',
  'wageBaseReached',
  'limitToYearlyMaximum',
  'limitToMaximumEstimated',
  'makeUpToYearlyMaximum',
];
const QUARTER_STEPS: readonly WorkingStep['step'][] = ['perQuarter', 'notLastOfQuarter'];

/** Why the year is not so many times the paycheck: `one` of the payments, the `last` of the year, and the taxes of all. */
export function yearNotes(
  one: PayTaxes,
  last: PayTaxes,
  taxes: Readonly<Partial<Record<TaxLine['tax'], Cents>>>,
  periods: number,
  state: StateCode,
): string[] {
  return one.lines.flatMap((line) => {
    const name = taxName(line, state);
    const steps = last.lines.find(({ tax }) => tax === line.tax)?.working.steps.map(({ step }) => step) ?? [];
    const has = (wanted: readonly WorkingStep['step'][]) => steps.some((step) => wanted.includes(step));
    if (has(LIMIT_STEPS)) {
      return [
        `${name} reaches its limit for the year. This is a paycheck before that; a pay stub for a later one shows less of it, or nothing.`,
      ];
    }
    if (has(['additionalRate'])) return [`${name} takes a higher rate once the year’s wages pass its threshold.`];
    if (has(QUARTER_STEPS)) return [`${name} is taken once a quarter.`];
    const difference = Math.abs((taxes[line.tax] ?? ZERO) - line.amount * periods);
    return difference > periods ? [`${name} changed during the year. The paycheck follows the later rule.`] : [];
  });
}

/** What the figures leave out. */
export function coverageNotes({ local, itemsNotStated, state }: Coverage): string[] {
  const name = STATE_NAMES[state!];
  const notes = itemsNotStated
    ? [
        `${itemsNotStated.join(' and ')} isn’t in these numbers, because ${state === 'DE' ? 'it depends on how many employees the company has' : 'only the employer knows its rate'}.`,
      ]
    : [];
  if (local.status === 'none') return notes;
  if (state === 'MD') return [...notes, 'County tax is at Maryland’s highest rate. Enter the county on the pay stub.'];
  return [...notes, `City and county taxes of ${name} aren’t in these numbers. Enter the place on the pay stub.`];
}
