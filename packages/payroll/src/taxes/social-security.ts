import type { Cents } from '@paperwage/values';
import { applyRate, max, min, subtract, ZERO } from '@paperwage/values';
import { money, share } from '../figures.ts';
import type { TaxLine } from '../pay.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import type { WorkingStep } from '../working.ts';

type SocialSecurityRules = FederalRules['socialSecurity'];

/** Wages of this payment that still fit under the yearly wage base. */
export function socialSecurityWages(wages: Cents, wagesBefore: Cents, { wageBase }: SocialSecurityRules): Cents {
  return min(wages, max(ZERO, subtract(wageBase, wagesBefore)));
}

/** Employee share of one payment. Wages above the yearly base are not taxed (SSA, Contribution and Benefit Base). */
export function socialSecurityAmount(wages: Cents, wagesBefore: Cents, rules: SocialSecurityRules): Cents {
  return applyRate(socialSecurityWages(wages, wagesBefore, rules), rules.rate);
}

/** The line with its working. */
export function socialSecurity(wages: Cents, wagesBefore: Cents, rules: SocialSecurityRules): TaxLine {
  const taxable = socialSecurityWages(wages, wagesBefore, rules);
  const amount = applyRate(taxable, rules.rate);
  const steps: WorkingStep[] = [];
  const before = money(wagesBefore);
  const wageBase = money(rules.wageBase);
  if (taxable === 0 && wages > 0) {
    steps.push({ step: 'wageBaseReached', figures: { before, wageBase } });
  } else {
    if (taxable < wages) {
      const figures = { wages: money(wages), before, wageBase, taxable: money(taxable) };
      steps.push({ step: 'capAtWageBase', figures });
    } else if (wages > 0) {
      steps.push({ step: 'underWageBase', figures: { wages: money(wages), before, wageBase } });
    }
    const figures = { wages: money(taxable), rate: share(rules.rate), tax: money(amount) };
    steps.push({ step: 'applyRate', figures });
  }
  const { source, standing } = rules;
  return { tax: 'socialSecurity', taxable, amount, working: { steps, source, standing } };
}
