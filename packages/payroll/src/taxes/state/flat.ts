import { applyRate, formatRate, times } from '@paperwage/values';
import { money, share } from '../../working/figures.ts';
import { invalidInput } from '../../problems.ts';
import type { ElectedRateRules, FlatRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { totalOfClaims } from './claims.ts';
import { subtractPeriodShare } from './period-schedule.ts';
import type { StatePayment } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import { addUpDeductions } from './state-tax.ts';

/** One rate on the period's wages, less that period's share of what is claimed. */
export function flatTax(payment: StatePayment, { rate, deductions = [] }: FlatRules): StateTax {
  const { wages, periods } = payment;
  const { amount, steps: claimSteps } = totalOfClaims(deductions, times(wages, periods), payment);
  const steps: WorkingStep[] = [...claimSteps];
  addUpDeductions(amount, claimSteps, steps);
  const taxable = subtractPeriodShare(amount, payment, steps);
  const tax = applyRate(taxable, rate);
  steps.push({ step: 'applyRate', figures: { wages: money(taxable), rate: share(rate), tax: money(tax) } });
  return { tax, steps, basis: { payment, periodTaxable: taxable } };
}

/** The rate the employee elected on Form A-4, on all of the period's wages. */
export function electedRateTax({ wages, elections }: StatePayment, rules: ElectedRateRules): StateTax {
  const rate = elections.azElectedRate ?? rules.defaultRate;
  if (rate !== 0 && !rules.rates.includes(rate)) {
    throw invalidInput('unknownChoice', 'elections.azElectedRate', ['0%', ...rules.rates.map(formatRate)].join(', '));
  }
  const tax = applyRate(wages, rate);
  return {
    tax,
    steps: [{ step: 'electedRate', figures: { wages: money(wages), rate: share(rate), tax: money(tax) } }],
  };
}
