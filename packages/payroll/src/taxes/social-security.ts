import type { Cents } from '@paperwage/values';
import { applyRate, cents, max, min, subtract, ZERO } from '@paperwage/values';
import { money, share } from '../working/figures.ts';
import type { TaxLine } from '../pay.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import type { WorkingStep } from '../working/working.ts';
import { toYearlyMaximum } from './yearly-maximum.ts';

type SocialSecurityRules = FederalRules['socialSecurity'];

/** What we know about a year's tax, and over how many payments. */
interface YearOfTax {
  readonly withheldBefore: Cents;
  readonly payments: number;
}

/** This payment's wages that still fit under the annual wage base. */
export function socialSecurityWages(
  wages: Cents,
  wagesBefore: Cents,
  { wageBase }: Pick<SocialSecurityRules, 'wageBase'>,
): Cents {
  return min(wages, max(ZERO, subtract(wageBase, wagesBefore)));
}

/**
 * Employee share for one payment. Wages above the annual base aren't taxed (SSA, Contribution and Benefit Base), and a
 * year of rounded payments never exceeds the rate on the base. If omitted, earlier withholding is calculated.
 */
export function socialSecurityAmount(
  wages: Cents,
  wagesBefore: Cents,
  rules: SocialSecurityRules,
  year?: YearOfTax,
): Cents {
  const tax = applyRate(socialSecurityWages(wages, wagesBefore, rules), rules.rate);
  return limited({ wages, wagesBefore, year }, { tax, steps: [] }, rules).tax;
}

/**
 * Only the payment that reaches the base can pass the limit. If what was withheld is known and rounding left it a few
 * cents short, that payment makes them up: a year at the base comes to its maximum. More than half a cent for each
 * payment of the year isn't rounding.
 */
function limited<Worked extends { readonly tax: Cents; readonly steps: readonly WorkingStep[] }>(
  payment: { readonly wages: Cents; readonly wagesBefore: Cents; readonly year: YearOfTax | undefined },
  worked: Worked,
  { wageBase, rate }: SocialSecurityRules,
): Worked {
  if (worked.tax === 0 || payment.wagesBefore + payment.wages < wageBase) return worked;
  const maximum = applyRate(wageBase, rate);
  const { wages, wagesBefore, year } = payment;
  if (year) {
    const { withheldBefore } = year;
    const left = subtract(maximum, withheldBefore);
    const missing = subtract(left, worked.tax);
    if (missing > 0 && missing <= mostRounding(year)) {
      const figures = { before: money(withheldBefore), maximum: money(maximum), total: money(left) };
      const step = { step: 'makeUpToYearlyMaximum', figures: { tax: money(worked.tax), ...figures } } as const;
      return { ...worked, tax: left, steps: [...worked.steps.map(filling), step] };
    }
  }
  return toYearlyMaximum(
    { wages, wagesBefore, withheldBefore: year?.withheldBefore },
    worked,
    (wages) => applyRate(wages, rate),
    maximum,
  );
}

function mostRounding({ payments }: YearOfTax): Cents {
  return cents(Math.floor(payments / 2));
}

/** A year that is made up to its maximum differs from it by nothing. */
function filling(step: WorkingStep): WorkingStep {
  return step.step === 'capAtWageBase' ? { ...step, step: 'fillWageBase' } : step;
}

/** A payment's wages that still fit under an annual wage base, with the step that says how much that is. */
export function wageBaseSteps(
  wages: Cents,
  wagesBefore: Cents,
  base: Cents,
): { readonly taxable: Cents; readonly steps: WorkingStep[] } {
  const taxable = socialSecurityWages(wages, wagesBefore, { wageBase: base });
  const before = money(wagesBefore);
  const wageBase = money(base);
  if (taxable === 0 && wages > 0) {
    return { taxable, steps: [{ step: 'wageBaseReached', figures: { before, wageBase } }] };
  }
  if (taxable < wages) {
    const figures = { wages: money(wages), before, wageBase, taxable: money(taxable) };
    return { taxable, steps: [{ step: 'capAtWageBase', figures }] };
  }
  if (wages === 0) return { taxable, steps: [] };
  return { taxable, steps: [{ step: 'underWageBase', figures: { wages: money(wages), before, wageBase } }] };
}

/** The line with its working. If omitted, earlier withholding is calculated from the wages. */
export function socialSecurity(
  wages: Cents,
  wagesBefore: Cents,
  { socialSecurity: rules, from, to }: Pick<FederalRules, 'socialSecurity' | 'from' | 'to'>,
  year?: YearOfTax,
): TaxLine {
  const { taxable, steps } = wageBaseSteps(wages, wagesBefore, rules.wageBase);
  const amount = applyRate(taxable, rules.rate);
  if (taxable > 0 || wages === 0) {
    const figures = { wages: money(taxable), rate: share(rules.rate), tax: money(amount) };
    steps.push({ step: 'applyRate', figures });
  }
  const worked = limited({ wages, wagesBefore, year }, { tax: amount, steps }, rules);
  const { source, standing } = rules;
  return {
    tax: 'socialSecurity',
    taxable,
    amount: worked.tax,
    working: { steps: worked.steps, source, standing, from, to },
  };
}
