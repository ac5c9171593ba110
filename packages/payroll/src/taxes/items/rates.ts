import type { Cents, Rate } from '@paperwage/values';
import { applyRate, times } from '@paperwage/values';
import { count, money, share } from '../../working/figures.ts';
import { PERIODS_PER_YEAR } from '../../pay.ts';
import type {
  RateByEmployees,
  RateOfWages,
  RateParts,
  RateToWageBase,
  RateToWeeklyMaximum,
  RateToYearlyMaximum,
  ShareOfPremium,
} from '../../rules/state-items.ts';
import type { WorkingStep } from '../../working/working.ts';
import { wageBaseSteps } from '../social-security.ts';
import { toYearlyMaximum } from '../yearly-maximum.ts';
import type { ItemPayment, ItemTax } from './item-payment.ts';

/** A rate on the wages that still fit under the annual wage base. */
export function rateToWageBase(payment: ItemPayment, { rate, parts, wageBase }: RateToWageBase): ItemTax {
  const taken = (wages: Cents) => applyRate(wages, rate);
  const { taxable, steps } = wageBaseSteps(payment.wages, payment.wagesBefore, wageBase);
  const isReached = taxable === 0 && payment.wages > 0;
  if (!isReached) steps.push(...partSteps(parts, rate), rateStep(taxable, rate));
  return toYearlyMaximum(payment, { taxable, tax: taken(taxable), steps }, taken, taken(wageBase));
}

/** The same at the rate for the number of employees; undefined if that isn't given, or has no rate. */
export function rateByEmployees(payment: ItemPayment, { election, rates, wageBase }: RateByEmployees) {
  const employees = payment.elections[election];
  const rate = employees && rates[employees];
  return rate && rateToWageBase(payment, { method: 'rateToWageBase', rate, wageBase });
}

/** A rate on all wages. */
export function rateOfWages({ wages }: ItemPayment, { rate }: RateOfWages): ItemTax {
  return { taxable: wages, tax: applyRate(wages, rate), steps: [rateStep(wages, rate)] };
}

/** A rate on all wages, until the annual maximum has been withheld. */
export function rateToYearlyMaximum(payment: ItemPayment, { rate, maximum }: RateToYearlyMaximum): ItemTax {
  const taken = (wages: Cents) => applyRate(wages, rate);
  return toYearlyMaximum(payment, rateOfWages(payment, { method: 'rateOfWages', rate }), taken, maximum);
}

/** A rate on all wages, at most the weekly maximum for the weeks in the period; fractions of a cent are dropped. */
export function rateToWeeklyMaximum(payment: ItemPayment, { rate, maximum }: RateToWeeklyMaximum): ItemTax {
  const worked = rateOfWages(payment, { method: 'rateOfWages', rate });
  const weeks = PERIODS_PER_YEAR.WEEKLY;
  const periods = PERIODS_PER_YEAR[payment.payFrequency];
  const ofPeriod = Math.floor(times(maximum, weeks) / periods) as Cents;
  if (worked.tax <= ofPeriod) return worked;
  const figures = {
    tax: money(worked.tax),
    weekly: money(maximum),
    weeks: count(weeks),
    periods: count(periods),
    limited: money(ofPeriod),
  };
  return { ...worked, tax: ofPeriod, steps: [...worked.steps, { step: 'limitToWeeklyMaximum', figures }] };
}

/** The employee's share of a premium on the wages that still fit under the annual wage base. */
export function shareOfPremium(payment: ItemPayment, rules: ShareOfPremium): ItemTax {
  const { rate, employeeShare, wageBase } = rules;
  const premium = (wages: Cents) => applyRate(wages, rate);
  const taken = (wages: Cents) => applyRate(premium(wages), employeeShare);
  const { taxable, steps } = wageBaseSteps(payment.wages, payment.wagesBefore, wageBase);
  const tax = taken(taxable);
  const isReached = taxable === 0 && payment.wages > 0;
  if (!isReached) {
    const figures = { premium: money(premium(taxable)), share: share(employeeShare), tax: money(tax) };
    steps.push(rateStep(taxable, rate), { step: 'employeeShare', figures });
  }
  return toYearlyMaximum(payment, { taxable, tax, steps }, taken, taken(wageBase));
}

function rateStep(wages: Cents, rate: Rate): WorkingStep {
  return {
    step: 'applyRate',
    figures: { wages: money(wages), rate: share(rate), tax: money(applyRate(wages, rate)) },
  };
}

function partSteps(parts: RateParts | undefined, rate: Rate): WorkingStep[] {
  if (!parts) return [];
  const total = share(rate);
  if (parts.kind === 'medicalAndFamily') {
    const figures = { medical: share(parts.medical), family: share(parts.family), total };
    return [{ step: 'medicalAndFamily', figures }];
  }
  const figures = { unemployment: share(parts.unemployment), workforce: share(parts.workforce), total };
  return [{ step: 'unemploymentAndWorkforce', figures }];
}
