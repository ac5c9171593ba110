import type { CalendarDate, Cents } from '@paperwage/values';
import { add, subtract, sum, times, yearOf, ZERO } from '@paperwage/values';
import { checkCount, checkPayInput } from './check-pay-input.ts';
import type { PayInput, PayTaxes, TaxLine } from './pay.ts';
import { PERIODS_PER_YEAR } from './pay.ts';
import type { RuleBook } from './rule-book.ts';
import { coverageBy, federalRulesOn, stateItemsOn, stateRulesOn } from './rule-book.ts';
import { localPlaces } from './places/local-places.ts';
import { federalIncomeTax } from './taxes/federal-income-tax.ts';
import { localTaxes } from './taxes/local-taxes.ts';
import { medicare } from './taxes/medicare.ts';
import { socialSecurity } from './taxes/social-security.ts';
import { stateWithholding } from './taxes/state-income-tax.ts';
import type { StateBasis } from './taxes/state/state-tax.ts';
import { stateItemLines } from './taxes/state-items.ts';

/**
 * The taxes withheld from one payment, each with its working, in the order they are shown. Rules are those in force on
 * the pay date. A state whose rules are not held gets no line, and `coverage` says so.
 *
 * Throws MissingRulesError when no federal rules cover the pay date, InvalidPayInputError when the input cannot be
 * calculated with. Taxes are never negative and never more than the gross pay.
 */
export function calculatePay(input: PayInput, rules: RuleBook): PayTaxes {
  checkPayInput(input);
  const { grossPay, payDate, state, yearToDate } = input;
  const federal = federalRulesOn(payDate, rules);
  const socialSecurityLine = socialSecurity(grossPay, yearToDate.socialSecurityWages, federal.socialSecurity);
  const medicareLine = medicare(grossPay, yearToDate.medicareWages, federal.medicare);
  const available = subtract(grossPay, add(socialSecurityLine.amount, medicareLine.amount));
  const incomeTaxLine = federalIncomeTax(input, available, federal);
  const lines: TaxLine[] = [incomeTaxLine, socialSecurityLine, medicareLine];
  const held = stateRulesOn(state, payDate, rules);
  let stateBasis: StateBasis | undefined;
  if (held) {
    const withheldFirst = {
      federalIncomeTax: incomeTaxLine.amount,
      socialSecurity: socialSecurityLine.amount,
      medicare: medicareLine.amount,
    };
    const withheld = stateWithholding(input, withheldFirst, held);
    lines.push(withheld.line);
    stateBasis = withheld.basis;
  }
  const items = stateItemsOn(state, payDate, rules);
  if (items && items.items.length > 0) lines.push(...stateItemLines(input, leftOf(grossPay, lines), items));
  const places = localPlaces(input, rules);
  if (places) {
    const stateIncomeTaxLine = lines.find(({ tax }) => tax === 'stateIncomeTax');
    const payment = {
      input,
      periods: PERIODS_PER_YEAR[input.payFrequency],
      stateIncomeTax: stateIncomeTaxLine?.amount ?? ZERO,
      stateRules: held,
      stateBasis,
    };
    lines.push(...localTaxes(payment, places, leftOf(grossPay, lines)));
  }
  return {
    taxYear: yearOf(payDate),
    lines,
    total: sum(lines.map(({ amount }) => amount)),
    coverage: coverageBy(held, items, input),
  };
}

/** What the lines so far leave of the pay. */
function leftOf(grossPay: Cents, lines: readonly TaxLine[]): Cents {
  return subtract(grossPay, sum(lines.map(({ amount }) => amount)));
}

/** What an employee may claim dependents for in step 3 of Form W-4. */
export interface Step3Dependents {
  readonly childrenUnder17: number;
  readonly otherDependents: number;
}

const MOST_DEPENDENTS = 99;

/** The dollar amount of Form W-4 step 3: dependents times that year's amounts. Throws as `calculatePay` does. */
export function step3Credits(dependents: Step3Dependents, payDate: CalendarDate, rules: RuleBook): Cents {
  checkCount('childrenUnder17', dependents.childrenUnder17, 0, MOST_DEPENDENTS);
  checkCount('otherDependents', dependents.otherDependents, 0, MOST_DEPENDENTS);
  const { w4Step3 } = federalRulesOn(payDate, rules);
  return add(
    times(w4Step3.perChildUnder17, dependents.childrenUnder17),
    times(w4Step3.perOtherDependent, dependents.otherDependents),
  );
}
