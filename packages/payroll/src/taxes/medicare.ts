import type { Cents } from '@paperwage/values';
import { add, applyRate, max, min, subtract, ZERO } from '@paperwage/values';
import { money, share } from '../working/figures.ts';
import type { TaxLine } from '../pay.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import type { WorkingStep } from '../working/working.ts';

type MedicareRules = FederalRules['medicare'];

/** The part of this payment above the annual threshold for the additional tax. */
export function additionalMedicareWages(wages: Cents, wagesBefore: Cents, rules: MedicareRules): Cents {
  return min(wages, max(ZERO, subtract(add(wagesBefore, wages), rules.additionalThreshold)));
}

/**
 * Employee share for one payment: the rate on all of it, and the Additional Medicare Tax on the part above the annual
 * threshold (Publication 15, section 9). They are two taxes, so each is rounded separately.
 */
function medicareAmount(wages: Cents, wagesBefore: Cents, rules: MedicareRules): Cents {
  const excess = additionalMedicareWages(wages, wagesBefore, rules);
  return add(applyRate(wages, rules.rate), applyRate(excess, rules.additionalRate));
}

/** The line with its working. */
export function medicare(
  wages: Cents,
  wagesBefore: Cents,
  { medicare: rules, from, to }: Pick<FederalRules, 'medicare' | 'from' | 'to'>,
): TaxLine {
  const amount = medicareAmount(wages, wagesBefore, rules);
  const steps = medicareSteps(wages, wagesBefore, amount, rules);
  const { source, standing } = rules;
  return { tax: 'medicare', taxable: wages, amount, working: { steps, source, standing, from, to } };
}

function medicareSteps(wages: Cents, wagesBefore: Cents, amount: Cents, rules: MedicareRules): WorkingStep[] {
  const tax = money(applyRate(wages, rules.rate));
  const steps: WorkingStep[] = [{ step: 'applyRate', figures: { wages: money(wages), rate: share(rules.rate), tax } }];
  const excess = additionalMedicareWages(wages, wagesBefore, rules);
  if (excess === 0) return steps;
  const additional = money(applyRate(excess, rules.additionalRate));
  steps.push(
    {
      step: 'additionalRate',
      figures: {
        before: money(wagesBefore),
        wages: money(wages),
        threshold: money(rules.additionalThreshold),
        excess: money(excess),
        rate: share(rules.additionalRate),
        tax: additional,
      },
    },
    { step: 'addAdditionalTax', figures: { tax, additional, total: money(amount) } },
  );
  return steps;
}
