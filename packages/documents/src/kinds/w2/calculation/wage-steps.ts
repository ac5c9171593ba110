import type { PreTaxKind, TaxLine } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { subtract, sum } from '@paperwage/values';
import { PLAN_KINDS } from '../fields.ts';
import { planAmount, PLANS } from '../plans.ts';
import type { W2Draft } from '../schema.ts';

/** One step from the year's pay to a box's wages. */
export type WageStep =
  | { readonly step: 'pay'; readonly amount: Cents }
  /** A deduction that lowers the box. */
  | {
      readonly step: 'lowers';
      readonly class: PreTaxKind;
      readonly before: Cents;
      readonly amount: Cents;
      readonly after: Cents;
    }
  /** A deduction that doesn't lower the box. */
  | { readonly step: 'stays'; readonly class: PreTaxKind | 'roth'; readonly amount: Cents }
  /** Of `entered` for dependent care, only `untaxed` lowers wages (section 129). */
  | { readonly step: 'careAboveLimit'; readonly entered: Cents; readonly untaxed: Cents }
  /** Social security wages end at the wage base of the year. */
  | { readonly step: 'wageBase'; readonly before: Cents; readonly after: Cents }
  /** Tips go in box 7, not in box 3. */
  | { readonly step: 'tips'; readonly before: Cents; readonly amount: Cents; readonly after: Cents };

/**
 * How taxed wages come from the year's pay: what lowers them, and what a reader might expect to but doesn't. Read from
 * the steps of the tax itself, which follow the General Instructions for Forms W-2 and W-3, boxes 1, 3, 5 and 16.
 */
export function wageSteps(draft: W2Draft, pay: Cents, { working }: TaxLine, untaxedCare: Cents): WageStep[] {
  const steps: WageStep[] = [{ step: 'pay', amount: pay }];
  const care = planAmount(draft, 'dependentCare');
  if (care > untaxedCare) steps.push({ step: 'careAboveLimit', entered: care, untaxed: untaxedCare });
  for (const one of working.steps) {
    if (one.step === 'subtractPreTax') {
      const { wages, class: kind, amount, remaining } = one.figures;
      const [before, after] = [wages.value, remaining.value];
      steps.push({ step: 'lowers', class: kind.value, before, amount: amount.value, after });
    } else if (one.step === 'preTaxStaysTaxed' || one.step === 'preTaxAssumedTaxed') {
      steps.push({ step: 'stays', class: one.figures.class.value, amount: one.figures.amount.value });
    } else if (one.step === 'capAtWageBase') {
      steps.push({ step: 'wageBase', before: one.figures.wages.value, after: one.figures.taxable.value });
    }
  }
  const roth = sum(
    PLAN_KINDS.filter((kind) => PLANS[kind].taxedAs === undefined).map((kind) => planAmount(draft, kind)),
  );
  if (roth > 0) steps.push({ step: 'stays', class: 'roth', amount: roth });
  return steps;
}

/** The steps to box 3, which leaves out the tips in box 7. */
export function withoutTips(steps: readonly WageStep[], wages: Cents, tips: Cents): WageStep[] {
  if (tips === 0) return [...steps];
  return [...steps, { step: 'tips', before: wages, amount: tips, after: subtract(wages, tips) }];
}
