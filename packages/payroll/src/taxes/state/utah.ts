import type { Cents } from '@paperwage/values';
import { applyRate, divide, max, subtract, wholeDollars, ZERO } from '@paperwage/values';
import { count, money, share } from '../../working/figures.ts';
import type { UtahRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { StatePayment } from './state-payment.ts';
import { byStatus } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';
import { rounded } from './state-tax.ts';

/** Utah Publication 14, schedules for one pay period: every line is a whole dollar, the constants too. */
export function utahTax(payment: StatePayment, rules: UtahRules): StateTax {
  const { wages, periods } = payment;
  const ofPeriod = (yearly: Cents) => wholeDollars(divide(yearly, periods));
  const steps: WorkingStep[] = [];
  const exact = applyRate(wages, rules.rate);
  steps.push({ step: 'applyRate', figures: { wages: money(wages), rate: share(rules.rate), tax: money(exact) } });
  const gross = rounded(exact, true, steps);
  const yearlyCredit = byStatus(rules.credit, payment);
  const yearlyFrom = byStatus(rules.creditFallsFrom, payment);
  const credit = ofPeriod(yearlyCredit);
  const from = ofPeriod(yearlyFrom);
  steps.push(
    {
      step: 'creditOfPeriod',
      figures: { credit: money(yearlyCredit), periods: count(periods), perPeriod: money(credit) },
    },
    {
      step: 'creditFallsFrom',
      figures: { annual: money(yearlyFrom), periods: count(periods), perPeriod: money(from) },
    },
  );
  const reduction = applyRate(max(ZERO, subtract(wages, from)), rules.creditFallsBy);
  steps.push({
    step: 'creditReduction',
    figures: {
      wages: money(wages),
      from: money(from),
      rate: share(rules.creditFallsBy),
      reduction: money(reduction),
    },
  });
  const less = rounded(reduction, true, steps);
  const remaining = max(ZERO, subtract(credit, less));
  const tax = max(ZERO, subtract(gross, remaining));
  steps.push(
    {
      step: 'reduceCredit',
      figures: { credit: money(credit), reduction: money(less), remaining: money(remaining) },
    },
    { step: 'subtractCredits', figures: { tax: money(gross), credits: money(remaining), remaining: money(tax) } },
  );
  return { tax, steps };
}
