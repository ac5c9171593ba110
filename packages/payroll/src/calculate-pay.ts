import type { CalendarDate, Cents } from '@paperwage/values';
import { add, calendarDate, subtract, sum, times, yearOf } from '@paperwage/values';
import { checkCount, checkDate } from './pay-input/check-figures.ts';
import { checkPayInput } from './pay-input/check-pay-input.ts';
import { asksForExtraWithholding, withCappedExtra, withoutExtra } from './extra-withholding.ts';
import type { PayInput, PayTaxes, TaxLine } from './pay.ts';
import type { RuleBook } from './rule-book/rule-book.ts';
import { coverageBy, federalRulesOn } from './rule-book/rule-book.ts';
import { federalLines } from './taxes/federal-lines.ts';
import { preTaxTotal } from './taxes/pre-tax.ts';
import { prependSteps } from './taxes/prepend-steps.ts';
import type { WorkingStep } from './working/working.ts';

/**
 * The taxes withheld from one payment, each with its working, in display order. Uses the rules in effect on the pay
 * date. A state whose rules we don't cover gets no line, and `coverage` says so. Of two states, an agreement between
 * them decides which one withholds; programs and places follow the state where the work is done. Extra withholding that
 * a certificate asks for comes out of what is left after all taxes, never in place of one.
 *
 * Throws MissingRulesError when no federal rules cover the pay date, InvalidPayInputError when the input can't be
 * calculated. Taxes are never negative and never more than what is left of gross pay after pre-tax deductions.
 */
export function calculatePay(input: PayInput, rules: RuleBook): PayTaxes {
  checkPayInput(input);
  const taxes = taxesOf(input, rules);
  const isAllTaken = taxes.total >= subtract(input.grossPay, preTaxTotal(input));
  return isAllTaken && asksForExtraWithholding(input)
    ? withCappedExtra(input, taxes, taxesOf(withoutExtra(input), rules))
    : taxes;
}

/** The taxes in the order they are taken: each leaves less for those after it. */
function taxesOf(input: PayInput, rules: RuleBook): PayTaxes {
  const first = federalLines(input, federalRulesOn(input.payDate, rules), rules);
  const withheldFirst = {
    federalIncomeTax: first.incomeTax.amount,
    socialSecurity: first.socialSecurity.amount,
    medicare: first.medicare.amount,
  };
  const ofState = rules.stateTaxes?.ofPayment(input, withheldFirst, rules);
  const lines: TaxLine[] = [first.incomeTax, first.socialSecurity, first.medicare, ...(ofState?.lines ?? [])];
  const taxes = {
    taxYear: yearOf(input.payDate),
    lines,
    total: sum(lines.map(({ amount }) => amount)),
    coverage: ofState?.coverage ?? coverageBy(undefined, undefined, input),
  };
  return rules.assumedYear === undefined ? taxes : sayingAssumed(taxes);
}

/** Every line based on earlier tables says so in its working, and the result as a whole says which year they are from. */
function sayingAssumed(taxes: PayTaxes): PayTaxes {
  const assumedYear = taxes.lines.find(({ working }) => working.source.assumedYear)?.working.source.assumedYear;
  if (assumedYear === undefined) return taxes;
  const lines = taxes.lines.map((line) => sayingEarlierTables(line, taxes.taxYear));
  return { ...taxes, lines, coverage: { ...taxes.coverage, assumedYear } };
}

function sayingEarlierTables(line: TaxLine, taxYear: number): TaxLine {
  const { assumedYear, withNewFigures } = line.working.source;
  if (assumedYear === undefined) return line;
  const year = (value: number) => ({ unit: 'count', value }) as const;
  const steps: WorkingStep[] = [
    { step: 'earlierTables', figures: { missing: year(taxYear), used: year(assumedYear) } },
    ...(withNewFigures ? [{ step: 'figuresOfNewYear', figures: { year: year(taxYear) } } as const] : []),
  ];
  const { from } = line.working;
  const working = {
    ...line.working,
    from: yearOf(from) > assumedYear ? calendarDate(`${assumedYear}-01-01`) : from,
    to: calendarDate(`${assumedYear}-12-31`),
  };
  return prependSteps({ ...line, working }, steps);
}

/** What an employee may claim dependents for in step 3 of Form W-4. */
export interface Step3Dependents {
  readonly childrenUnder17: number;
  readonly otherDependents: number;
}

const MAX_DEPENDENTS = 99;

/** The dollar amount of Form W-4 step 3: dependents times that year's amounts. Throws as `calculatePay` does. */
export function step3Credits(dependents: Step3Dependents, payDate: CalendarDate, rules: RuleBook): Cents {
  checkCount('childrenUnder17', dependents.childrenUnder17, 0, MAX_DEPENDENTS);
  checkCount('otherDependents', dependents.otherDependents, 0, MAX_DEPENDENTS);
  checkDate('payDate', payDate);
  const { w4Step3 } = federalRulesOn(payDate, rules);
  return add(
    times(w4Step3.perChildUnder17, dependents.childrenUnder17),
    times(w4Step3.perOtherDependent, dependents.otherDependents),
  );
}
