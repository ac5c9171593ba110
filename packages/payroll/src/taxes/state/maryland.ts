import type { Cents } from '@paperwage/values';
import { add, times, ZERO } from '@paperwage/values';
import { count, money, stateFiling } from '../../working/figures.ts';
import type { MarylandRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { bracketOf, bracketStep, scheduleTax } from '../rate-schedule.ts';
import { standardDeduction } from './standard-deduction.ts';
import type { StatePayment } from './state-payment.ts';
import { byStatus } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import { annualWages, periodShare, subtractDeductions, subtractSaving } from './state-tax.ts';

/** Maryland, the state's own part: the county applies its rate to the same annual taxable amount. */
export function marylandTax(payment: StatePayment, rules: MarylandRules): StateTax {
  const steps: WorkingStep[] = [];
  const annual = annualWages(payment, steps);
  const limit = lowestTaxed(payment, rules);
  if (annual < limit) {
    const figures = { annual: money(annual), limit: money(limit) };
    const allSteps: WorkingStep[] = [...steps, { step: 'belowLowIncome', figures }];
    return { tax: ZERO, steps: allSteps, basis: { payment, yearlyTaxable: ZERO } };
  }
  const taxable = subtractDeductions(annual, deductions(annual, payment, rules, steps), steps);
  const schedule = byStatus(rules.schedule, payment);
  const row = bracketOf(taxable, schedule);
  steps.push({ step: 'stateSchedule', figures: { filingStatus: stateFiling(payment.filingStatus) } });
  steps.push(bracketStep(taxable, row, schedule));
  const yearly = subtractSaving(scheduleTax(taxable, row, 1), rules.lowRatesSaving ?? ZERO, steps);
  const tax = periodShare(yearly, payment, steps);
  return { tax, steps, basis: { payment, yearlyTaxable: taxable } };
}

/** The annual wages where withholding starts. */
function lowestTaxed({ payFrequency, periods }: StatePayment, { noneBelow }: MarylandRules): Cents {
  const perPeriod = noneBelow.perPeriod?.[payFrequency];
  return perPeriod === undefined ? noneBelow.yearly : times(perPeriod, periods);
}

function deductions(annual: Cents, payment: StatePayment, rules: MarylandRules, steps: WorkingStep[]): Cents {
  const { allowances } = payment.elections;
  const standard = standardDeduction(rules.standardDeduction, annual, payment);
  const exemptions = allowances ?? rules.exemptionsWithoutCertificate;
  const exempt = times(rules.exemption, exemptions);
  steps.push(...standard.steps);
  const figures = { allowances: count(exemptions), each: money(rules.exemption), total: money(exempt) };
  if (allowances === undefined) steps.push({ step: 'assumedAllowances', figures });
  else if (allowances > 0) steps.push({ step: 'countAllowances', figures });
  const total = add(standard.amount, exempt);
  if (exempt > 0) steps.push({ step: 'addUpDeductions', figures: { total: money(total) } });
  return total;
}
