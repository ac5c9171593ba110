import { add, times, ZERO } from '@paperwage/values';
import { count, money, stateFiling } from '../../working/figures.ts';
import type { CaliforniaRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { bracketOf, bracketStep, scheduleTax } from '../rate-schedule.ts';
import type { StatePayment } from './state-payment.ts';
import { byStatus } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import { annualWages, periodShare, subtractAllowanceCredits, subtractDeductions } from './state-tax.ts';

/** California Employer's Guide (DE 44), Method B, exact calculation, by the annual tables. */
export function californiaTax(payment: StatePayment, rules: CaliforniaRules): StateTax {
  const { elections, filingStatus } = payment;
  const { allowances = 0, estimatedDeductionAllowances = 0 } = elections;
  const isOneIncome = filingStatus === 'married' && elections.spouseWorks !== true;
  const isHigher = filingStatus === 'headOfHousehold' || (isOneIncome && allowances >= 2);
  const size = isHigher ? 'higher' : 'lower';
  const steps: WorkingStep[] = [];
  const annual = annualWages(payment, steps);
  if (annual <= rules.lowIncome[size]) {
    const figures = { annual: money(annual), limit: money(rules.lowIncome[size]) };
    return { tax: ZERO, steps: [...steps, { step: 'belowLowIncome', figures }] };
  }
  const estimated = times(rules.estimatedDeductionAllowance, estimatedDeductionAllowances);
  const standard = rules.standardDeduction[size];
  if (estimated > 0) {
    const each = money(rules.estimatedDeductionAllowance);
    const figures = { allowances: count(estimatedDeductionAllowances), each, total: money(estimated) };
    steps.push({ step: 'countAllowances', figures });
  }
  steps.push({
    step: 'stateStandardDeduction',
    figures: { filingStatus: stateFiling(filingStatus), deduction: money(standard) },
  });
  const deductions = add(estimated, standard);
  if (estimated > 0) steps.push({ step: 'addUpDeductions', figures: { total: money(deductions) } });
  const taxable = subtractDeductions(annual, deductions, steps);
  const schedule = byStatus(rules.schedule, payment);
  const row = bracketOf(taxable, schedule);
  const gross = scheduleTax(taxable, row, 1);
  steps.push({ step: 'stateSchedule', figures: { filingStatus: stateFiling(filingStatus) } });
  steps.push(bracketStep(taxable, row, schedule));
  const yearly = subtractAllowanceCredits(gross, rules.allowanceCredit, allowances, steps);
  return { tax: periodShare(yearly, payment, steps), steps };
}
