import type { Cents } from '@paperwage/values';
import { applyRate, cents, max, min, subtract, ZERO } from '@paperwage/values';
import { money, share } from '../working/figures.ts';
import type { TaxLine } from '../pay.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import type { WorkingStep } from '../working/working.ts';
import { toYearlyMaximum } from './yearly-maximum.ts';

type SocialSecurityRules = FederalRules['socialSecurity'];

/** What is known of the tax of a year, of so many payments. */
interface YearOfTax {
  readonly withheldBefore: Cents;
  readonly payments: number;
}

/** Wages of this payment that still fit under the yearly wage base. */
export function socialSecurityWages(
  wages: Cents,
  wagesBefore: Cents,
  { wageBase }: Pick<SocialSecurityRules, 'wageBase'>,
): Cents {
  return min(wages, max(ZERO, subtract(wageBase, wagesBefore)));
}

/**
 * Employee share of one payment. Wages above the yearly base are not taxed (SSA, Contribution and Benefit Base), and a year
 * of rounded payments comes to no more than the rate of the base. What was withheld before is worked out when left out.
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
 * Only the payment that reaches the base can pass the limit. Where what was withheld is known and a few cents of
 * rounding are missing, that payment settles them: a year at the base comes to its maximum. More than half a cent for
 * each payment of the year is no rounding.
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

/** The wages of a payment that still fit under a yearly wage base, with the step that says how many those are. */
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

/** The line with its working. What was withheld before is worked out from the wages when left out. */
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
