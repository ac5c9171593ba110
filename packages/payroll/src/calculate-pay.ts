import type { CalendarDate, Cents } from '@paperwage/values';
import { add, subtract, sum, times, yearOf } from '@paperwage/values';
import { checkCount, checkPayInput } from './check-pay-input.ts';
import type { PayInput, PayTaxes, TaxLine } from './pay.ts';
import type { RuleBook } from './rule-book.ts';
import { coverageBy, federalRulesOn, stateItemsOn } from './rule-book.ts';
import { placesOfPayment } from './places/places-of-payment.ts';
import { federalLines } from './taxes/federal-lines.ts';
import { incomeTaxState } from './taxes/income-tax-state.ts';
import { localPayment, localTaxes, stateLineOfPlaces } from './taxes/local-taxes.ts';
import { preTaxTotal } from './taxes/pre-tax.ts';
import { stateItemLines } from './taxes/state-items.ts';
import { stateLine } from './taxes/state-line.ts';

/**
 * The taxes withheld from one payment, each with its working, in the order they are shown. Rules are those in force on
 * the pay date. A state whose rules are not held gets no line, and `coverage` says so. Of two states the one withholds
 * that an agreement between them names; programs and places follow the state the work is done in.
 *
 * Throws MissingRulesError when no federal rules cover the pay date, InvalidPayInputError when the input cannot be
 * calculated with. Taxes are never negative and never more than the pre-tax deductions leave of the gross pay.
 */
export function calculatePay(input: PayInput, rules: RuleBook): PayTaxes {
  checkPayInput(input);
  const { payDate, state } = input;
  const first = federalLines(input, federalRulesOn(payDate, rules), rules);
  const lines: TaxLine[] = [first.incomeTax, first.socialSecurity, first.medicare];
  const withheldFirst = {
    federalIncomeTax: first.incomeTax.amount,
    socialSecurity: first.socialSecurity.amount,
    medicare: first.medicare.amount,
  };
  const taxedBy = incomeTaxState(input, rules).state;
  const ofState = stateLine(input, withheldFirst, rules);
  if (ofState) lines.push(ofState.line);
  const items = stateItemsOn(state, payDate, rules);
  if (items && items.items.length > 0) {
    lines.push(...stateItemLines(input, leftOf(input, lines), items, rules.preTax.items));
  }
  const places = placesOfPayment(input, taxedBy, rules);
  if (places) {
    const builtOn = stateLineOfPlaces(input, ofState, withheldFirst, places, rules);
    lines.push(...localTaxes(localPayment(input, builtOn), places, leftOf(input, lines)));
  }
  return {
    taxYear: yearOf(payDate),
    lines,
    total: sum(lines.map(({ amount }) => amount)),
    coverage: coverageBy(ofState?.held, items, input, taxedBy),
  };
}

/** What the pre-tax deductions and the lines so far leave of the pay. */
function leftOf(input: PayInput, lines: readonly TaxLine[]): Cents {
  return subtract(subtract(input.grossPay, preTaxTotal(input)), sum(lines.map(({ amount }) => amount)));
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
