import type { PayInput, PayTaxes, ReciprocityRules, RuleBook, TaxLine, TaxName, Working } from '@paperwage/payroll';
import { calculatePay, MissingRulesError, PayProblem } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { max, min, subtract, sum, ZERO } from '@paperwage/values';
import { amountFault, amountOf } from '../../../drafts/amounts.ts';
import { UNCOLLECTED_CODES } from '../../../forms/box-12-codes.ts';
import { formFactsOf } from '../../../forms/form-facts.ts';
import { isFormYear } from '../../../forms/form-edition.ts';
import type { ComputedField } from '../fields.ts';
import type { W2Draft } from '../schema.ts';
import type { WageStep } from './wage-steps.ts';
import { wageSteps, withoutTips } from './wage-steps.ts';
import { largestDeduction, payInput, rowsOf, untaxedDependentCare } from './payment-of-year.ts';
import type { AssumedCertificate, StateProgram } from './state-boxes.ts';
import {
  agreementOf,
  assumedCertificate,
  isByAssumedHours,
  leftUntaxed,
  programsOf,
  stateTaxOf,
  taxingCities,
} from './state-boxes.ts';

interface WorkedOutBox {
  readonly amount: Cents;
  /** How the tax was calculated; `uncollected` isn't part of the box. */
  readonly working: Working | undefined;
  readonly uncollected?: Cents;
  /** How wages were calculated from the year's pay; only for boxes 1, 3, 5 and 16. */
  readonly wages?: readonly WageStep[];
}

/** The boxes that a year of pay fills; a box without an amount stays blank. */
export type CalculatedYear = Readonly<Partial<Record<ComputedField, WorkedOutBox>>> & {
  readonly coverage: PayTaxes['coverage'];
  /** What box 17 assumes about the state's own certificate, which a W-2 doesn't ask for. */
  readonly certificate?: AssumedCertificate | undefined;
  /** The form under which the work state leaves the tax in box 17 to the state in the employee's address. */
  readonly agreement?: ReciprocityRules | undefined;
  /** What the employee paid into programs of the state, as box 14 calls it. */
  readonly programs: readonly StateProgram[];
  /** State programs left out because they charge for hours nobody typed. */
  readonly hourlyPrograms: readonly string[];
  /** Cities of the addresses on the form that tax wages, which boxes 18 to 20 report. */
  readonly taxingCities: readonly string[];
};

/** Why a year of pay couldn't be calculated, in a sentence that says what to do. */
export interface YearProblem {
  readonly code: 'rules-not-loaded' | 'missing-rules' | 'impossible-pay';
  readonly message: string;
  /** Path in the draft of the field to change. */
  readonly path: string;
}

/**
 * The year as one payment: annual gross pay, paid on December 31 of the form's year, less pre-tax plan contributions.
 * Deferrals to a retirement plan count in boxes 3 and 5 but not in box 1; what a cafeteria plan takes counts in none of
 * them. Box 7's tips aren't in box 3.
 */
export function yearOfPay(
  draft: W2Draft,
  rules: RuleBook | undefined,
): CalculatedYear | { readonly problem: YearProblem } {
  if (!rules) {
    const message = 'The tax rules are still loading. The boxes will fill in soon.';
    return { problem: { code: 'rules-not-loaded', message, path: 'state' } };
  }
  if (amountFault(draft.income)) {
    const message = 'Enter the year’s pay in dollars and cents, such as 52,000.00.';
    return { problem: { code: 'impossible-pay', message, path: 'income' } };
  }
  try {
    const input = payInput(draft);
    const taxes = calculatePay(input, rules);
    return {
      ...boxesOf(draft, input, taxes),
      certificate: assumedCertificate(input, taxes, rules),
      agreement: agreementOf(draft, input, taxes, rules),
      taxingCities: taxingCities(draft, input, rules),
    };
  } catch (error) {
    if (!(error instanceof PayProblem)) throw error;
    return { problem: problemOf(error, draft) };
  }
}

/** The year's tax without the part that box 12 reports as uncollected. */
function collected(draft: W2Draft, { amount, working }: TaxLine, field: keyof typeof UNCOLLECTED_CODES): WorkedOutBox {
  const uncollected = min(amount, sum(rowsOf(draft, UNCOLLECTED_CODES[field]).map((row) => row.amount)));
  return uncollected === 0 ? { amount, working } : { amount: subtract(amount, uncollected), working, uncollected };
}

function boxesOf(
  draft: W2Draft,
  { grossPay, preTaxDeductions = [] }: PayInput,
  taxes: PayTaxes,
): Omit<CalculatedYear, 'taxingCities'> {
  const lineOf = (tax: TaxName) => taxes.lines.find((line) => line.tax === tax);
  const [federal, socialSecurity, medicare] = [
    lineOf('federalIncomeTax')!,
    lineOf('socialSecurity')!,
    lineOf('medicare')!,
  ];
  const state = stateTaxOf(taxes);
  const tips = min(amountOf(draft.socialSecurityTips), socialSecurity.taxable);
  const wages = subtract(grossPay, sum(preTaxDeductions.map(({ amount }) => amount)));
  const stepsTo = (line: TaxLine) => wageSteps(draft, grossPay, line, untaxedDependentCare(draft));
  const wagesBox = (amount: Cents, steps: readonly WageStep[]) => ({ amount, working: undefined, wages: steps });
  const insured = {
    socialSecurityWages: wagesBox(
      subtract(socialSecurity.taxable, tips),
      withoutTips(stepsTo(socialSecurity), socialSecurity.taxable, tips),
    ),
    socialSecurityTax: collected(draft, socialSecurity, 'socialSecurityTax'),
    medicareWages: wagesBox(medicare.taxable, stepsTo(medicare)),
    medicareTax: collected(draft, medicare, 'medicareTax'),
  };
  return {
    wagesTipsOther: wagesBox(max(ZERO, wages), stepsTo(federal)),
    federalIncomeTax: federal,
    ...(isBelowHouseholdThreshold(draft, medicare.taxable) ? {} : insured),
    ...(state
      ? {
          stateWagesTips: wagesBox(max(ZERO, subtract(grossPay, leftUntaxed(state))), stepsTo(state)),
          stateIncomeTax: state,
        }
      : {}),
    coverage: taxes.coverage,
    programs: programsOf(taxes),
    hourlyPrograms: taxes.lines.filter(isByAssumedHours).map(({ title, tax }) => title ?? tax),
  };
}

/** A household employer reports no Social Security or Medicare wages below the year's threshold. */
function isBelowHouseholdThreshold({ householdEmployer, year }: W2Draft, wages: Cents): boolean {
  return householdEmployer && isFormYear(Number(year)) && wages < formFactsOf(Number(year)).householdThreshold;
}

function problemOf(error: PayProblem, draft: W2Draft): YearProblem {
  if (error instanceof MissingRulesError) return { code: 'missing-rules', message: error.message, path: 'year' };
  const isDeferral = error.code === 'preTaxAboveGross';
  const message = isDeferral ? 'Deductions are more than income. Lower them, or check the income.' : error.message;
  return { code: 'impossible-pay', message, path: isDeferral ? largestDeduction(draft) : 'income' };
}
