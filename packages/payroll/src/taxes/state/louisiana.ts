import { add, times } from '@paperwage/values';
import { money, stateFiling } from '../../working/figures.ts';
import type { LouisianaRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { bracketOf, bracketStep, scheduleTax } from '../rate-schedule.ts';
import type { StatePayment } from './state-payment.ts';
import { byStatus } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import { annualWages, periodShare, subtractYearlyCredits } from './state-tax.ts';

/** Louisiana R-1306 of 2022: the tax on all wages of the year less the tax that the exemptions are worth. */
export function louisianaTax(payment: StatePayment, rules: LouisianaRules): StateTax {
  const { laBlockA = 0, dependents = 0 } = payment.elections;
  // Block A picks the column: 2 is for married employees.
  const column: StatePayment = laBlockA === 2 ? { ...payment, filingStatus: 'married' } : payment;
  const steps: WorkingStep[] = [];
  const annual = annualWages(payment, steps);
  const schedule = byStatus(rules.schedule, column);
  const row = bracketOf(annual, schedule);
  const gross = scheduleTax(annual, row, 1);
  steps.push({ step: 'stateSchedule', figures: { filingStatus: stateFiling(column.filingStatus) } });
  steps.push(bracketStep(annual, row, schedule));
  const exemption = add(times(rules.exemption, laBlockA), times(rules.dependent, dependents));
  let yearly = gross;
  if (exemption > 0) {
    const worth = bracketOf(exemption, byStatus(rules.exemptionValue, column));
    const value = scheduleTax(exemption, worth, 1);
    steps.push({ step: 'exemptionValue', figures: { exemption: money(exemption), value: money(value) } });
    yearly = subtractYearlyCredits(gross, value, steps);
  }
  return { tax: periodShare(yearly, payment, steps), steps };
}
