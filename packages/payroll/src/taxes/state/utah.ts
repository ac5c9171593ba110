import type { Cents } from '@paperwage/values';
import { applyRate, divide, max, subtract, wholeDollars, ZERO } from '@paperwage/values';
import { money, share } from '../../working/figures.ts';
import type { UtahRules } from '../../rules/state-rules.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { StatePayment } from './state-payment.ts';
import { byStatus } from './state-payment.ts';
import type { StateTax } from './state-tax.ts';

/** Utah Publication 14, schedules for one pay period: every line is a whole dollar, the constants too. */
export function utahTax(payment: StatePayment, rules: UtahRules): StateTax {
  const { wages, periods } = payment;
  const perPeriod = (yearly: Cents) => wholeDollars(divide(yearly, periods));
  const gross = wholeDollars(applyRate(wages, rules.rate));
  const credit = perPeriod(byStatus(rules.credit, payment));
  const from = perPeriod(byStatus(rules.creditFallsFrom, payment));
  const less = wholeDollars(applyRate(max(ZERO, subtract(wages, from)), rules.creditFallsBy));
  const remaining = max(ZERO, subtract(credit, less));
  const tax = max(ZERO, subtract(gross, remaining));
  const steps: WorkingStep[] = [
    { step: 'applyRate', figures: { wages: money(wages), rate: share(rules.rate), tax: money(gross) } },
    {
      step: 'fallingCredit',
      figures: {
        credit: money(credit),
        wages: money(wages),
        from: money(from),
        rate: share(rules.creditFallsBy),
        remaining: money(remaining),
      },
    },
    { step: 'subtractCredits', figures: { tax: money(gross), credits: money(remaining), remaining: money(tax) } },
  ];
  return { tax, steps };
}
