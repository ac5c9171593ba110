import { divide, max, subtract, times, ZERO } from '@paperwage/values';
import { count, money } from '../../working/figures.ts';
import type { NewJerseyRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { bracketOf, bracketStep, scheduleTax } from '../rate-schedule.ts';
import { periodScheduleTax } from './period-schedule.ts';
import type { StatePayment } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import { periodShare } from './state-tax.ts';

/** New Jersey NJ-WT, percentage method: the rate table of the certificate for the pay period. */
export function newJerseyTax(payment: StatePayment, rules: NewJerseyRules): StateTax {
  const { wages, periods, payFrequency, elections, filingStatus } = payment;
  const isJoint = filingStatus === 'married' || filingStatus === 'headOfHousehold';
  const letter = elections.njRateTable ?? (isJoint ? 'B' : 'A');
  const { allowances = 0 } = elections;
  const steps: WorkingStep[] = [];
  let taxable = wages;
  if (allowances > 0) {
    const each = rules.allowancePerPeriod[payFrequency] ?? divide(rules.allowance, periods);
    const deduction = times(each, allowances);
    taxable = max(ZERO, subtract(wages, deduction));
    steps.push(
      {
        step: 'allowancesOfPeriod',
        figures: { allowances: count(allowances), each: money(each), total: money(deduction) },
      },
      {
        step: 'subtractFromWages',
        figures: { wages: money(wages), deduction: money(deduction), remaining: money(taxable) },
      },
    );
  }
  const printed = rules.perPeriod[letter]?.[payFrequency];
  if (printed) return { tax: periodScheduleTax(taxable, printed, steps), steps };
  const annual = times(taxable, periods);
  steps.push({
    step: 'annualize',
    figures: { wages: money(taxable), periods: count(periods), annual: money(annual) },
  });
  const schedule = rules.yearly[letter];
  const row = bracketOf(annual, schedule);
  steps.push({ step: 'yearlyTable', figures: {} }, bracketStep(annual, row, schedule));
  return { tax: periodShare(scheduleTax(annual, row, 1), payment, steps), steps };
}
