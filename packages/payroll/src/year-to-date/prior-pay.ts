import type { Cents } from '@paperwage/values';
import { add, applyRate, divide, LARGEST_AMOUNT, max, min, subtract, sum, times, ZERO } from '@paperwage/values';
import { calculatePay } from '../calculate-pay.ts';
import { checkAmount, checkPeriods } from '../pay-input/check-figures.ts';
import { checkPayInput } from '../pay-input/check-pay-input.ts';
import type { ExtraWithholding } from '../extra-withholding.ts';
import {
  asksForExtraWithholding,
  extraAsked,
  capExtraWithholding,
  isExtraWithholdingCapped,
  withoutExtra,
} from '../extra-withholding.ts';
import type { EarlierPay, PayInput, PayTaxes, StateItemTax, StateItemTotals, TaxLine, TaxName } from '../pay.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { federalRulesOn, stateItemsOn } from '../rule-book/rule-book.ts';
import type { FederalRules } from '../rules/federal-rules.ts';
import { additionalMedicareWages } from '../taxes/medicare.ts';
import { preTaxWithinPay, preTaxTotal } from '../taxes/pre-tax.ts';
import { yearlyMaximumReached } from '../taxes/yearly-maximum.ts';
import { NOTHING_PAID, repeatPay } from './repeat-pay.ts';

/**
 * The taxes on a typed gross pay for the year so far. We divide it by the periods elapsed, calculate one such payment,
 * and multiply its taxes back. Wage bases and the Additional Medicare threshold apply to the whole, so rounding in the
 * division never moves them. State programs and places, whose taxes change with the pay date, take what they take from
 * that many equal payments. Supplemental pay in `input` isn't repeated: the typed gross says nothing about it.
 *
 * Throws as `calculatePay` does, and InvalidPayInputError when `periodsElapsed` is not a whole number from 1 to 366.
 */
export function priorPay(grossBefore: Cents, periodsElapsed: number, input: PayInput, rules: RuleBook): EarlierPay {
  checkPeriods('periodsElapsed', periodsElapsed, 1);
  checkAmount('grossBefore', grossBefore, times(LARGEST_AMOUNT, periodsElapsed));
  checkPayInput(input);
  const divided = dividedPayment(input, divide(grossBefore, periodsElapsed));
  const one = calculatePay(divided, rules);
  const prior = multipliedBack(grossBefore, periodsElapsed, divided, rules, one);
  if (!asksForExtraWithholding(divided)) return prior;
  const left = subtract(grossBefore, times(preTaxTotal(divided), periodsElapsed));
  if (prior.total < left && !isExtraWithholdingCapped(one)) return prior;
  const asked = extraAsked(divided, one);
  const plain = multipliedBack(grossBefore, periodsElapsed, withoutExtra(divided), rules);
  const askedOfAll = { federal: times(asked.federal, periodsElapsed), state: times(asked.state, periodsElapsed) };
  return withExtra(plain, capExtraWithholding(askedOfAll, subtract(left, plain.total)));
}

/** One of the equal payments in a typed gross, which says nothing about bonuses, overtime or tips. */
function dividedPayment(input: PayInput, grossPay: Cents): PayInput {
  const { payDate, payFrequency, state, residenceState, w4, elections, hoursWorked, preTaxDeductions = [] } = input;
  return {
    payDate,
    payFrequency,
    grossPay,
    state,
    w4,
    preTaxDeductions: preTaxWithinPay(grossPay, preTaxDeductions),
    yearToDate: NOTHING_PAID,
    ...(residenceState === undefined ? {} : { residenceState }),
    ...(elections === undefined ? {} : { elections }),
    ...(hoursWorked === undefined ? {} : { hoursWorked }),
  };
}

/** `one` are the taxes of the divided payment. */
function multipliedBack(
  grossBefore: Cents,
  periods: number,
  divided: PayInput,
  rules: RuleBook,
  one = calculatePay(divided, rules),
): EarlierPay {
  const repeated = repeatPay(divided, periods, rules);
  const { medicareWages, stateItemWages } = repeated.yearToDate;
  // What the division rounded off is wages too.
  const payrollWages = max(ZERO, add(medicareWages, subtract(grossBefore, repeated.grossPay)));
  const left = max(ZERO, subtract(grossBefore, times(preTaxTotal(divided), periods)));
  const due: EarlierPay['taxes'] = {
    ...repeated.taxes,
    ...incomeTaxes(one, periods),
    ...payrollTaxes(one, periods, payrollWages, federalRulesOn(divided.payDate, rules)),
    ...reachedMaximums(grossBefore, stateItemWages ?? {}, divided, rules),
  };
  const taxes = limitedTo(left, due);
  const items = Object.keys(repeated.yearToDate.stateItems ?? {}) as StateItemTax[];
  return {
    grossPay: grossBefore,
    taxes,
    total: sum(Object.values(taxes)),
    yearToDate: {
      ...repeated.yearToDate,
      socialSecurityWages: payrollWages,
      medicareWages: payrollWages,
      ...(payrollWages === grossBefore ? {} : { stateWages: grossBefore }),
      ...(items.length === 0 ? {} : { stateItems: Object.fromEntries(items.map((tax) => [tax, taxes[tax]])) }),
    },
  };
}

/** The income taxes: one payment's, multiplied back. */
function incomeTaxes(one: PayTaxes, periods: number): EarlierPay['taxes'] {
  const lines = one.lines.filter(({ tax }) => tax === 'federalIncomeTax' || tax === 'stateIncomeTax');
  return Object.fromEntries(lines.map(({ tax, amount }) => [tax, times(amount, periods)]));
}

/** One payment's Social Security and Medicare multiplied back, with the wage base and the threshold for the whole. */
function payrollTaxes(one: PayTaxes, periods: number, wages: Cents, rules: FederalRules): EarlierPay['taxes'] {
  const { socialSecurity, medicare } = rules;
  const most = applyRate(socialSecurity.wageBase, socialSecurity.rate);
  const multiplied = times(lineOf(one, 'socialSecurity').amount, periods);
  const additional = additionalMedicareWages(wages, ZERO, medicare);
  const multipliedMedicare = times(applyRate(lineOf(one, 'medicare').taxable, medicare.rate), periods);
  return {
    socialSecurity: wages >= socialSecurity.wageBase ? most : min(multiplied, most),
    medicare: add(multipliedMedicare, applyRate(additional, medicare.additionalRate)),
  };
}

/** Items whose total wages have reached the wage base come to their maximum, whatever the division rounds. */
function reachedMaximums(
  grossBefore: Cents,
  itemWages: StateItemTotals,
  { state, payDate }: PayInput,
  rules: RuleBook,
): EarlierPay['taxes'] {
  const items = stateItemsOn(state, payDate, rules)?.items ?? [];
  const maximums = items.map((item) => [item.tax, yearlyMaximumReached(item, itemWages[item.tax] ?? grossBefore)]);
  return Object.fromEntries(maximums.filter(([, maximum]) => maximum !== undefined));
}

/** Limited to what is left of the pay, in the order taxes are taken from it. */
function limitedTo(left: Cents, due: EarlierPay['taxes']): Record<string, Cents> {
  const { socialSecurity, medicare, ...others } = due;
  const taken: Record<string, Cents> = {};
  let available = left;
  for (const [tax, amount] of Object.entries({ socialSecurity, medicare, ...others }) as [string, Cents][]) {
    taken[tax] = min(amount, available);
    available = subtract(available, taken[tax]);
  }
  return Object.fromEntries(Object.keys(due).map((tax) => [tax, taken[tax]!]));
}

function lineOf({ lines }: PayTaxes, tax: TaxName): TaxLine {
  return lines.find((line) => line.tax === tax)!;
}

function withExtra(plain: EarlierPay, { federal, state }: ExtraWithholding): EarlierPay {
  const { federalIncomeTax = ZERO, stateIncomeTax } = plain.taxes;
  const taxes = {
    ...plain.taxes,
    federalIncomeTax: add(federalIncomeTax, federal),
    ...(stateIncomeTax === undefined ? {} : { stateIncomeTax: add(stateIncomeTax, state) }),
  };
  return { ...plain, taxes, total: sum(Object.values(taxes)) };
}
