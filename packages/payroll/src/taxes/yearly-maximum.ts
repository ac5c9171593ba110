import type { Cents } from '@paperwage/values';
import { add, applyRate, max, min, subtract, times, ZERO } from '@paperwage/values';
import { money } from '../working/figures.ts';
import type { StateItem } from '../rules/state-items.ts';
import type { WorkingStep } from '../working/working.ts';

/** The parts of a payment that an annual limit needs. */
interface PaymentInYear {
  readonly wages: Cents;
  readonly wagesBefore: Cents;
  /** Withheld earlier in the year; calculated from the wages if nobody says. */
  readonly withheldBefore?: Cents | undefined;
}

/**
 * Cuts anything above the annual maximum. Payments are rounded one by one, so a year of them could come to a few cents
 * more. `taken` is what an amount of wages would cost without the limit.
 */
export function toYearlyMaximum<Worked extends { readonly tax: Cents; readonly steps: readonly WorkingStep[] }>(
  payment: PaymentInYear,
  worked: Worked,
  taken: (wages: Cents) => Cents,
  maximum: Cents,
): Worked {
  const before = payment.withheldBefore ?? min(maximum, withheldByEqualPayments(payment, taken));
  const limited = min(worked.tax, max(ZERO, subtract(maximum, before)));
  if (limited === worked.tax) return worked;
  const figures = {
    tax: money(worked.tax),
    before: money(before),
    maximum: money(maximum),
    limited: money(limited),
  };
  const step = payment.withheldBefore === undefined ? 'limitToMaximumEstimated' : 'limitToYearlyMaximum';
  return { ...worked, tax: limited, steps: [...worked.steps, { step, figures }] };
}

/** What was withheld earlier if nobody says: as if the earlier wages had been paid like this payment. */
function withheldByEqualPayments({ wages, wagesBefore }: PaymentInYear, taken: (wages: Cents) => Cents): Cents {
  if (wages === 0) return taken(wagesBefore);
  const payments = Math.floor(wagesBefore / wages);
  const rest = subtract(wagesBefore, times(wages, payments));
  return add(times(taken(wages), payments), taken(rest));
}

/** What an item comes to in a year whose wages have reached its limit; undefined if it has none or is below it. */
export function yearlyMaximumReached(item: StateItem, wages: Cents): Cents | undefined {
  switch (item.method) {
    case 'rateToWageBase':
      return wages >= item.wageBase ? applyRate(item.wageBase, item.rate) : undefined;
    case 'shareOfPremium':
      return wages >= item.wageBase ? applyRate(applyRate(item.wageBase, item.rate), item.employeeShare) : undefined;
    case 'rateToYearlyMaximum':
      return applyRate(wages, item.rate) >= item.maximum ? item.maximum : undefined;
    default:
      return undefined;
  }
}
