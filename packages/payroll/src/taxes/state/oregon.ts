import type { Cents } from '@paperwage/values';
import { add, max, min, ZERO } from '@paperwage/values';
import { money, stateFiling } from '../../working/figures.ts';
import type { OregonRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { bracketOf, bracketStep, scheduleTax } from '../rate-schedule.ts';
import { federalTaxOfYear } from './annualized.ts';
import type { StatePayment } from './state-payment.ts';
import { byStatus } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import { annualWages, periodShare, rounded, subtractAllowanceCredits, subtractDeductions } from './state-tax.ts';

/** Oregon Withholding Tax Formulas (150-206-436): the base wage through the schedule for its size, less credits. */
export function oregonTax(payment: StatePayment, rules: OregonRules): StateTax {
  const { allowances = 0 } = payment.elections;
  const isFamily = payment.filingStatus !== 'married' && allowances >= rules.familyAllowances;
  const column: StatePayment = isFamily ? { ...payment, filingStatus: 'married' } : payment;
  const steps: WorkingStep[] = [];
  const annual = annualWages(payment, steps);
  const base = baseWage(annual, column, rules, steps);
  const schedule = byStatus(annual < rules.limit ? rules.below : rules.fromLimit, column);
  const row = bracketOf(base, schedule);
  const gross = scheduleTax(max(base, row.over), row, 1);
  steps.push({ step: 'stateSchedule', figures: { filingStatus: stateFiling(column.filingStatus) } });
  steps.push(bracketStep(max(base, row.over), row, schedule));
  const isTooHigh = annual > byStatus(rules.noCreditAbove, column);
  const yearly = subtractAllowanceCredits(gross, isTooHigh ? ZERO : rules.allowanceCredit, allowances, steps);
  return { tax: rounded(periodShare(yearly, payment, steps), true, steps), steps };
}

function baseWage(annual: Cents, column: StatePayment, rules: OregonRules, steps: WorkingStep[]): Cents {
  const federal = federalTaxOfYear(column);
  const caps = byStatus(rules.federalTaxCaps, column);
  const cap = caps.findLast(({ fromWages }) => fromWages <= annual)?.cap ?? ZERO;
  const counted = min(federal.amount, cap);
  steps.push(...federal.steps);
  if (counted < federal.amount) {
    const figures = { federal: money(federal.amount), cap: money(cap), deduction: money(counted) };
    steps.push({ step: 'federalTaxCap', figures });
  }
  const standard = byStatus(rules.standardDeduction, column);
  steps.push({
    step: 'stateStandardDeduction',
    figures: { filingStatus: stateFiling(column.filingStatus), deduction: money(standard) },
  });
  const deductions = add(counted, standard);
  if (federal.amount > 0) steps.push({ step: 'addUpDeductions', figures: { total: money(deductions) } });
  return subtractDeductions(annual, deductions, steps);
}
