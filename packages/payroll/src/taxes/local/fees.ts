import type { Cents } from '@paperwage/values';
import { divide, times, ZERO } from '@paperwage/values';
import { count, money } from '../../working/figures.ts';
import { PERIODS_PER_YEAR } from '../../pay.ts';
import type { MonthlyFee, WeeklyFee } from '../../rules/places/method-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { LocalPayment, LocalTax, Site } from './local-payment.ts';

/**
 * A monthly fee, taken in full from the first payment of the month, so that a year has twelve. A month's wages are a
 * twelfth of a year's at this pay.
 */
export function monthlyFee(
  { input: { grossPay }, periods, monthsBegun }: LocalPayment,
  site: Site,
  fee: MonthlyFee,
): LocalTax[] {
  if (!site.worksHere) return [];
  const line = (amount: Cents, step: WorkingStep): LocalTax[] => [
    {
      name: site.place.name,
      taxable: grossPay,
      amount,
      isFee: true,
      steps: [{ step: 'worksInPlace', figures: {} }, step],
    },
  ];
  const monthly = divide(times(grossPay, periods), PERIODS_PER_YEAR.MONTHLY);
  if (grossPay === 0 || monthly < fee.fromMonthlyWages) {
    const figures = { monthly: money(monthly), limit: money(fee.fromMonthlyWages) };
    return line(ZERO, { step: 'belowMonthlyWages', figures });
  }
  const perMonth = money(fee.perMonth);
  if (monthsBegun === 0) return line(ZERO, { step: 'feeOfMonthTaken', figures: { perMonth } });
  const amount = times(fee.perMonth, monthsBegun);
  return line(amount, { step: 'monthlyFee', figures: { perMonth, months: count(monthsBegun), fee: money(amount) } });
}

/** A weekly fee: the year's weeks in equal parts. */
export function weeklyFee({ input: { grossPay }, periods }: LocalPayment, site: Site, fee: WeeklyFee): LocalTax[] {
  if (!site.worksHere || (fee.nonresidentsOnly && site.livesHere)) return [];
  const weeks = PERIODS_PER_YEAR.WEEKLY;
  const perPeriod = divide(times(fee.perWeek, weeks), periods);
  const figures = {
    perWeek: money(fee.perWeek),
    weeks: count(weeks),
    periods: count(periods),
    perPeriod: money(perPeriod),
  };
  const steps: WorkingStep[] = [
    { step: 'worksInPlace', figures: {} },
    { step: 'weeklyFee', figures },
  ];
  const amount = grossPay === 0 ? ZERO : perPeriod;
  return [{ name: site.place.name, taxable: grossPay, amount, isFee: true, steps }];
}
