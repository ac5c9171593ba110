import type { Cents } from '@paperwage/values';
import { applyRate, sum, times, ZERO } from '@paperwage/values';
import { count, money, share, stateFiling } from '../../working/figures.ts';
import { isStepsForm } from '../../certificates/form-w4.ts';
import type { BracketRow } from '../../rules/federal-rules.ts';
import type { AnnualizedRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { bracketOf, bracketStep, scheduleTax } from '../rate-schedule.ts';
import type { YearlyAmount } from './claims.ts';
import { totalOfClaims, claimsExemption } from './claims.ts';
import { subtractPeriodShare, periodScheduleTax } from './period-schedule.ts';
import { standardDeduction } from './standard-deduction.ts';
import type { StatePayment } from './state-payment.ts';
import { byStatus } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import {
  addUpDeductions,
  annualWages,
  periodShare,
  rounded,
  subtractDeductions,
  subtractYearlyCredits,
} from './state-tax.ts';

/**
 * The method most states publish: the period's wages times the periods in a year, less deductions and exemptions,
 * through an annual rate schedule, less credits, divided by the periods again.
 */
export function annualizedTax(filed: StatePayment, rules: AnnualizedRules): StateTax {
  const { rounding = {}, multiplier } = rules;
  const payment = columnOf(filed, rules);
  const steps: WorkingStep[] = [];
  const ofPeriod = rules.periodSchedules?.[payment.payFrequency];
  if (ofPeriod) {
    const tax = byPeriodSchedule(byStatus(ofPeriod, payment), payment, rules, steps);
    return { tax: rounded(tax, rounding.periodTax, steps), steps };
  }
  const annual = annualWages(payment, steps);
  const taxable = rounded(lessDeductions(annual, payment, rules, steps), rounding.taxable, steps);
  let yearly = throughSchedule(taxable, payment, rules, steps);
  const credits = totalOfClaims(rules.credits ?? [], annual, payment);
  if (credits.amount > 0 && yearly > 0) {
    steps.push(...credits.steps);
    yearly = subtractYearlyCredits(yearly, credits.amount, steps);
  }
  if (multiplier !== undefined && yearly > 0) {
    const total = applyRate(yearly, multiplier);
    steps.push({
      step: 'multiplyTax',
      figures: { tax: money(yearly), factor: share(multiplier), total: money(total) },
    });
    yearly = total;
  }
  yearly = rounded(yearly, rounding.annualTax, steps);
  const tax = periodShare(yearly, payment, steps);
  const basis = { payment, yearlyTaxable: taxable, yearlyTax: yearly };
  return { tax: rounded(tax, rounding.periodTax, steps), steps, basis };
}

function byPeriodSchedule(
  schedule: readonly BracketRow[],
  payment: StatePayment,
  { deductions = [] }: AnnualizedRules,
  steps: WorkingStep[],
): Cents {
  const others = totalOfClaims(deductions, times(payment.wages, payment.periods), payment);
  steps.push(...others.steps);
  addUpDeductions(others.amount, others.steps, steps);
  return periodScheduleTax(subtractPeriodShare(others.amount, payment, steps), schedule, steps);
}

/** The payment in the column that the certificate picks along with the filing status. */
export function columnOf(payment: StatePayment, { singleWithoutExemption }: AnnualizedRules): StatePayment {
  return singleWithoutExemption && !claimsExemption(payment) ? { ...payment, filingStatus: 'single' } : payment;
}

function lessDeductions(annual: Cents, payment: StatePayment, rules: AnnualizedRules, steps: WorkingStep[]): Cents {
  const standard = standardDeduction(rules.standardDeduction, annual, payment);
  const others = totalOfClaims(rules.deductions ?? [], annual, payment);
  const federal = rules.subtractsFederalTax ? federalTaxOfYear(payment) : undefined;
  const parts = [...standard.steps, ...others.steps, ...(federal?.steps ?? [])];
  steps.push(...parts);
  const total = sum([standard.amount, others.amount, federal?.amount ?? ZERO]);
  if (total === 0) return annual;
  addUpDeductions(total, parts, steps);
  return subtractDeductions(annual, total, steps);
}

/** Whether any figure that applies to employees who claim nothing differs by filing status. */
export function annualizedByStatus(rules: AnnualizedRules): boolean {
  const { schedule, olderSchedule, periodSchedules = {}, flatAbove, standardDeduction: deduction = {} } = rules;
  const figures = [schedule, olderSchedule, flatAbove, ...Object.values(periodSchedules), ...Object.values(deduction)];
  return figures.some((figure) => typeof figure === 'object' && figure !== null && 'single' in figure);
}

/** The period's federal income tax, calculated or elected, times the periods in a year. */
export function federalTaxOfYear({ federalTax, periods, elections }: StatePayment): YearlyAmount {
  const withheld = elections.federalWithholdingThisPeriod ?? federalTax;
  const deduction = times(withheld, periods);
  const figures = { withheld: money(withheld), periods: count(periods), deduction: money(deduction) };
  return { amount: deduction, steps: [{ step: 'federalTaxDeduction', figures }] };
}

function throughSchedule(taxable: Cents, payment: StatePayment, rules: AnnualizedRules, steps: WorkingStep[]): Cents {
  const flat = rules.flatAbove && byStatus(rules.flatAbove, payment).findLast(({ over }) => taxable > over);
  if (flat) {
    const tax = applyRate(taxable, flat.rate);
    steps.push({ step: 'yearlyRate', figures: { amount: money(taxable), rate: share(flat.rate), tax: money(tax) } });
    return tax;
  }
  const { schedule, step } = scheduleOf(payment, rules);
  const row = bracketOf(taxable, schedule);
  const tax = scheduleTax(taxable, row, 1);
  if (schedule.length === 1) {
    const figures = { amount: money(taxable), rate: share(row.rate), tax: money(tax) };
    steps.push({ step: 'yearlyRate', figures });
  } else {
    steps.push(step, bracketStep(taxable, row, schedule));
  }
  return tax;
}

function scheduleOf(
  payment: StatePayment,
  { schedule: newer, olderSchedule }: AnnualizedRules,
): { readonly schedule: readonly BracketRow[]; readonly step: WorkingStep } {
  const schedule = olderSchedule && !isStepsForm(payment.w4) ? olderSchedule : newer;
  if ('twoEarner' in schedule) {
    return payment.elections.wvTable === 'oneEarner'
      ? { schedule: schedule.oneEarner, step: { step: 'oneEarnerSchedule', figures: {} } }
      : { schedule: schedule.twoEarner, step: { step: 'twoEarnerSchedule', figures: {} } };
  }
  if ('all' in schedule) return { schedule: schedule.all, step: { step: 'stateScheduleForAll', figures: {} } };
  const figures = { filingStatus: stateFiling(payment.filingStatus) };
  return { schedule: byStatus(schedule, payment), step: { step: 'stateSchedule', figures } };
}
