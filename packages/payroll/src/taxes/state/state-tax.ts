import type { Cents } from '@paperwage/values';
import { divide, times, wholeDollars } from '@paperwage/values';
import { count, money } from '../../figures.ts';
import type { WorkingStep } from '../../working.ts';
import type { StatePayment } from './state-payment.ts';

/** What a state withholds from one payment, with the steps that lead to it. */
export interface StateTax {
  readonly tax: Cents;
  readonly steps: readonly WorkingStep[];
}

/** The wages of a year, told as a step. */
export function annualWages({ wages, periods }: StatePayment, steps: WorkingStep[]): Cents {
  const annual = times(wages, periods);
  const figures = { wages: money(wages), periods: count(periods), annual: money(annual) };
  steps.push({ step: 'annualize', figures });
  return annual;
}

/** The share of a yearly tax for one period, told as a step where there is any. */
export function periodShare(yearly: Cents, { periods }: StatePayment, steps: WorkingStep[]): Cents {
  const tax = divide(yearly, periods);
  if (yearly > 0) {
    const figures = { annual: money(yearly), periods: count(periods), perPeriod: money(tax) };
    steps.push({ step: 'divideByPeriods', figures });
  }
  return tax;
}

/** To a whole dollar where the state says so, told as a step where it changes anything. */
export function rounded(amount: Cents, isRounded: true | undefined, steps: WorkingStep[]): Cents {
  if (!isRounded) return amount;
  const dollars = wholeDollars(amount);
  if (dollars !== amount) {
    steps.push({ step: 'roundToDollar', figures: { amount: money(amount), rounded: money(dollars) } });
  }
  return dollars;
}
