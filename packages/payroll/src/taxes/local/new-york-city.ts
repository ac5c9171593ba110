import type { Cents } from '@paperwage/values';
import { add, max, subtract, times, ZERO } from '@paperwage/values';
import { count, money, stateFiling } from '../../working/figures.ts';
import type { NewYorkCityTable, NewYorkCityTax } from '../../rules/places/new-york-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { bracketOf, bracketStep, scheduleTax } from '../rate-schedule.ts';
import { periodScheduleTax } from '../state/period-schedule.ts';
import type { StatePayment } from '../state/state-payment.ts';
import { byStatus } from '../state/state-payment.ts';
import { annualWages, periodShare, subtractDeductions } from '../state/state-tax.ts';
import { exemptLine } from './exempt-line.ts';
import type { LocalPayment, LocalTax, Site } from './local-payment.ts';
import { atRate, withSupplemental } from './with-supplemental.ts';

/** NYS-50-T-NYC, method II: the table for the pay period, or else the annual one. People who only work there pay nothing. */
export function newYorkCityTax({ input, stateBasis }: LocalPayment, site: Site, tax: NewYorkCityTax): LocalTax[] {
  if (!site.livesHere) return [];
  if (!stateBasis) return [exemptLine(site.label, input.state)];
  const { payment } = stateBasis;
  const steps: WorkingStep[] = [{ step: 'livesInPlace', figures: {} }];
  const table = tax.perPeriod[payment.payFrequency];
  const amount = table ? byPeriodTable(payment, table, steps) : byYearlyTable(payment, tax.yearly, steps);
  const regular = { name: site.label, taxable: payment.wages, amount, steps };
  return [withSupplemental(regular, stateBasis, atRate(tax.supplementalRate))];
}

function byPeriodTable(payment: StatePayment, table: NewYorkCityTable, steps: WorkingStep[]): Cents {
  const deduction = deductionSteps(payment, table, steps, 'allowancesOfPeriod');
  const taxable = max(ZERO, subtract(payment.wages, deduction));
  steps.push({
    step: 'subtractFromWages',
    figures: { wages: money(payment.wages), deduction: money(deduction), remaining: money(taxable) },
  });
  return periodScheduleTax(taxable, table.schedule, steps);
}

function byYearlyTable(payment: StatePayment, table: NewYorkCityTable, steps: WorkingStep[]): Cents {
  const annual = annualWages(payment, steps);
  const taxable = subtractDeductions(annual, deductionSteps(payment, table, steps, 'countAllowances'), steps);
  const row = bracketOf(taxable, table.schedule);
  steps.push({ step: 'yearlyTable', figures: {} }, bracketStep(taxable, row, table.schedule));
  return periodShare(scheduleTax(taxable, row, 1), payment, steps);
}

function deductionSteps(
  payment: StatePayment,
  { deduction, exemption }: NewYorkCityTable,
  steps: WorkingStep[],
  counting: 'countAllowances' | 'allowancesOfPeriod',
): Cents {
  const { allowances = 0 } = payment.elections;
  const standard = byStatus(deduction, payment);
  const exempt = times(exemption, allowances);
  const figures = { filingStatus: stateFiling(payment.filingStatus), deduction: money(standard) };
  steps.push({ step: 'cityDeduction', figures });
  if (allowances > 0) {
    const counted = { allowances: count(allowances), each: money(exemption), total: money(exempt) };
    steps.push({ step: counting, figures: counted });
    const total = { total: money(add(standard, exempt)) };
    const adding = counting === 'countAllowances' ? 'addUpDeductions' : 'addUpPeriodDeductions';
    steps.push({ step: adding, figures: total });
  }
  return add(standard, exempt);
}
