import type { Cents } from '@paperwage/values';
import { cents, max, subtract, times, ZERO } from '@paperwage/values';
import { count, money, stateFiling } from '../../figures.ts';
import type { ArkansasRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working.ts';
import { bracketOf, bracketStep, scheduleTax } from '../rate-schedule.ts';
import type { StatePayment } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import { annualWages, periodShare, rounded } from './state-tax.ts';

/** Arkansas Withholding Tax Formula: net taxable income at the middle of its band, in whole dollars a year. */
export function arkansasTax(payment: StatePayment, rules: ArkansasRules): StateTax {
  const { allowances = 0 } = payment.elections;
  const steps: WorkingStep[] = [];
  const annual = annualWages(payment, steps);
  const deduction = rules.standardDeduction;
  const taxable = max(ZERO, subtract(annual, deduction));
  const figures = { filingStatus: stateFiling(payment.filingStatus), deduction: money(deduction) };
  steps.push({ step: 'stateStandardDeduction', figures });
  steps.push({
    step: 'subtractDeductions',
    figures: { amount: money(annual), deductions: money(deduction), remaining: money(taxable) },
  });
  const read = taxable < rules.exactFrom && taxable > 0 ? middleOfBand(taxable, rules.band, steps) : taxable;
  const row = bracketOf(read, rules.schedule);
  steps.push(bracketStep(read, row, rules.schedule));
  const gross = rounded(max(ZERO, scheduleTax(read, row, 1)), true, steps);
  const credits = times(rules.allowanceCredit, allowances);
  const yearly = max(ZERO, subtract(gross, credits));
  if (credits > 0) {
    const each = money(rules.allowanceCredit);
    steps.push(
      { step: 'countAllowances', figures: { allowances: count(allowances), each, total: money(credits) } },
      {
        step: 'subtractYearlyCredits',
        figures: { tax: money(gross), credits: money(credits), remaining: money(yearly) },
      },
    );
  }
  return { tax: periodShare(yearly, payment, steps), steps };
}

function middleOfBand(amount: Cents, band: Cents, steps: WorkingStep[]): Cents {
  const middle = cents(Math.floor(amount / band) * band + band / 2);
  steps.push({ step: 'middleOfBand', figures: { amount: money(amount), middle: money(middle) } });
  return middle;
}
