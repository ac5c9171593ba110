import type { Cents } from '@paperwage/values';
import { divide, max, subtract, times, wholeDollars, wholeDollarsUp, ZERO } from '@paperwage/values';
import { count, money } from '../../working/figures.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { StatePayment } from './state-payment.ts';

/** What a state withholds on one payment, with the steps that lead to it. */
export interface StateTax {
  readonly tax: Cents;
  readonly steps: readonly WorkingStep[];
  /** Given by the methods that counties or cities build on. */
  readonly basis?: StateBasis;
}

/** What a state's counties and cities calculate their tax from: the payment as the state saw it, and its figures. */
export interface StateBasis {
  readonly payment: StatePayment;
  /** The annual amount the state taxes. */
  readonly yearlyTaxable?: Cents;
  /** What the state taxes this period, if its method doesn't use annual amounts. */
  readonly periodTaxable?: Cents;
  /** The state's annual tax, before it is divided by the periods and rounded. */
  readonly yearlyTax?: Cents;
  /** Supplemental wages that the state taxes separately; they aren't included in the wages and figures above. */
  readonly supplemental?: { readonly amount: Cents; readonly stateTax: Cents };
}

/** A year's wages, shown as a step. */
export function annualWages({ wages, periods }: StatePayment, steps: WorkingStep[]): Cents {
  const annual = times(wages, periods);
  const figures = { wages: money(wages), periods: count(periods), annual: money(annual) };
  steps.push({ step: 'annualize', figures });
  return annual;
}

/** Several of a year's deductions combined, shown as a step if there is more than one. */
export function addUpDeductions(total: Cents, parts: readonly unknown[], steps: WorkingStep[]): void {
  if (parts.length > 1) steps.push({ step: 'addUpDeductions', figures: { total: money(total) } });
}

/** An annual amount less its deductions, never below zero, shown as a step. */
export function subtractDeductions(amount: Cents, deductions: Cents, steps: WorkingStep[]): Cents {
  const remaining = max(ZERO, subtract(amount, deductions));
  const figures = { amount: money(amount), deductions: money(deductions), remaining: money(remaining) };
  steps.push({ step: 'subtractDeductions', figures });
  return remaining;
}

/** An annual tax less its credits, never below zero, shown as a step. */
export function subtractYearlyCredits(tax: Cents, credits: Cents, steps: WorkingStep[]): Cents {
  const remaining = max(ZERO, subtract(tax, credits));
  const figures = { tax: money(tax), credits: money(credits), remaining: money(remaining) };
  steps.push({ step: 'subtractYearlyCredits', figures });
  return remaining;
}

/** An annual tax less what the state's lowest rates save, never below zero, shown as a step if there is any. */
export function subtractSaving(tax: Cents, saving: Cents, steps: WorkingStep[]): Cents {
  if (saving === 0) return tax;
  const remaining = max(ZERO, subtract(tax, saving));
  const figures = { tax: money(tax), saving: money(saving), remaining: money(remaining) };
  steps.push({ step: 'lowRatesSaving', figures });
  return remaining;
}

/** An annual tax less a credit of `each` for every allowance, shown as steps if there is any. */
export function subtractAllowanceCredits(tax: Cents, each: Cents, allowances: number, steps: WorkingStep[]): Cents {
  const credits = times(each, allowances);
  if (credits === 0) return max(ZERO, tax);
  const figures = { allowances: count(allowances), each: money(each), total: money(credits) };
  steps.push({ step: 'countAllowances', figures });
  return subtractYearlyCredits(tax, credits, steps);
}

/** One period's share of an annual tax, shown as a step if there is any. */
export function periodShare(yearly: Cents, { periods }: StatePayment, steps: WorkingStep[]): Cents {
  const tax = divide(yearly, periods);
  if (yearly > 0) {
    const figures = { annual: money(yearly), periods: count(periods), perPeriod: money(tax) };
    steps.push({ step: 'divideByPeriods', figures });
  }
  return tax;
}

/** To a whole dollar if the state says so, shown as a step if that changes anything. */
export function rounded(amount: Cents, how: true | 'up' | undefined, steps: WorkingStep[]): Cents {
  if (!how) return amount;
  const dollars = how === 'up' ? wholeDollarsUp(amount) : wholeDollars(amount);
  if (dollars !== amount) {
    const figures = { amount: money(amount), rounded: money(dollars) };
    steps.push({ step: how === 'up' ? 'roundUpToDollar' : 'roundToDollar', figures });
  }
  return dollars;
}
