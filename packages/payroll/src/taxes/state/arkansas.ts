import type { Cents } from '@paperwage/values';
import { cents, max, ZERO } from '@paperwage/values';
import { money } from '../../working/figures.ts';
import type { ArkansasRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { bracketOf, bracketStep, scheduleTax } from '../rate-schedule.ts';
import type { StatePayment } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import { annualWages, periodShare, rounded, subtractAllowanceCredits, subtractDeductions } from './state-tax.ts';

/** Arkansas Withholding Tax Formula: net taxable income at the middle of its band, in whole dollars a year. */
export function arkansasTax(payment: StatePayment, rules: ArkansasRules): StateTax {
  const { allowances = 0 } = payment.elections;
  const steps: WorkingStep[] = [];
  const annual = annualWages(payment, steps);
  const deduction = rules.standardDeduction;
  steps.push({ step: 'stateStandardDeductionForAll', figures: { deduction: money(deduction) } });
  const taxable = subtractDeductions(annual, deduction, steps);
  const read = taxable < rules.exactFrom && taxable > 0 ? middleOfBand(taxable, rules.band, steps) : taxable;
  const row = bracketOf(read, rules.schedule);
  steps.push(bracketStep(read, row, rules.schedule));
  const gross = rounded(max(ZERO, scheduleTax(read, row, 1)), true, steps);
  const yearly = subtractAllowanceCredits(gross, rules.allowanceCredit, allowances, steps);
  return { tax: periodShare(yearly, payment, steps), steps };
}

function middleOfBand(amount: Cents, band: Cents, steps: WorkingStep[]): Cents {
  const middle = cents(Math.floor(amount / band) * band + band / 2);
  steps.push({ step: 'middleOfBand', figures: { amount: money(amount), middle: money(middle) } });
  return middle;
}
