import type { PayFrequency, PreTaxClass } from '@paperwage/payroll';
import { HOURS_PER_YEAR, PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { Quantity } from '@paperwage/values';
import {
  formatMoney,
  formatPieces,
  formatUnitPrice,
  parseQuantity,
  QUANTITY_SCALE,
  unitPrice,
} from '@paperwage/values';
import type { PayBasis, PayEntries } from '../../paycheck/handed-pay.ts';
import type { Paycheck } from '../../paycheck/calculate.ts';
import { PRE_TAX_NAMES } from '../../paycheck/entries.ts';

/** The same pay, entered in another way. */
export function changeBasis(
  entries: PayEntries,
  basis: PayBasis,
  { gross, yearGross, net }: Pick<Paycheck, 'gross' | 'yearGross' | 'net'>,
): PayEntries {
  switch (basis) {
    case 'paycheck':
      return { ...entries, basis, pay: formatMoney(gross) };
    case 'year':
      return { ...entries, basis, pay: formatMoney(yearGross) };
    case 'net':
      return { ...entries, basis, pay: formatMoney(net) };
    case 'hour': {
      const hours = parseQuantity(entries.hours) ?? fullTimeHours(entries.frequency);
      const rate = hours > 0 ? gross / 100 / (hours / QUANTITY_SCALE) : 0;
      return { ...entries, basis, pay: formatUnitPrice(unitPrice(rate)) };
    }
  }
}

/** Another rhythm of paychecks. Full-time hours follow it. */
export function changeFrequency(entries: PayEntries, frequency: PayFrequency): PayEntries {
  const isFullTime = parseQuantity(entries.hours) === fullTimeHours(entries.frequency);
  const hours = isFullTime ? formatPieces(fullTimeHours(frequency)) : entries.hours;
  return { ...entries, frequency, hours };
}

/** Hours of a paycheck at forty hours a week. */
function fullTimeHours(frequency: PayFrequency): Quantity {
  return Math.round(HOURS_PER_YEAR / PERIODS_PER_YEAR[frequency]) as Quantity;
}

/** The kind a further deduction begins with; undefined when there is a line for each. */
export function nameNextDeduction(kinds: readonly PreTaxClass[]): PreTaxClass | undefined {
  return (Object.keys(PRE_TAX_NAMES) as PreTaxClass[]).find((kind) => !kinds.includes(kind));
}

/** Makes a line one of another kind, in its place and with its amount. */
export function renameDeduction(entries: PayEntries, from: PreTaxClass, to: PreTaxClass): PayEntries {
  const renamed = Object.entries(entries.preTax).map(([kind, amount]) => [kind === from ? to : kind, amount]);
  return { ...entries, preTax: Object.fromEntries(renamed) };
}
