import type { Cents } from '@paperwage/values';
import { divide, max, subtract, ZERO } from '@paperwage/values';
import { count, money, share } from '../../working/figures.ts';
import type { BracketRow } from '../../rules/federal-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import { bracketOf, scheduleTax } from '../rate-schedule.ts';
import type { StatePayment } from './state-payment.ts';

/** The tax on a period's wages from the table for that period. */
export function periodScheduleTax(taxable: Cents, schedule: readonly BracketRow[], steps: WorkingStep[]): Cents {
  const row = bracketOf(taxable, schedule);
  const tax = scheduleTax(taxable, row, 1);
  const figures = {
    amount: money(taxable),
    over: money(row.over),
    excess: money(subtract(taxable, row.over)),
    base: money(row.base),
    rate: share(row.rate),
    tax: money(tax),
  };
  steps.push({ step: 'periodTable', figures: {} }, { step: 'applyPeriodBracket', figures });
  return tax;
}

/** A period's wages less its share of annual deductions, shown as steps if there are any. */
export function subtractPeriodShare(deductions: Cents, { wages, periods }: StatePayment, steps: WorkingStep[]): Cents {
  if (deductions === 0) return wages;
  const perPeriod = divide(deductions, periods);
  const remaining = max(ZERO, subtract(wages, perPeriod));
  steps.push(
    {
      step: 'deductionPerPeriod',
      figures: { deduction: money(deductions), periods: count(periods), perPeriod: money(perPeriod) },
    },
    {
      step: 'subtractFromWages',
      figures: { wages: money(wages), deduction: money(perPeriod), remaining: money(remaining) },
    },
  );
  return remaining;
}
