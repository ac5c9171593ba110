import type { Cents } from '@paperwage/values';
import { add, applyRate, divide, LARGEST_AMOUNT, max, min, subtract, sum, times, ZERO } from '@paperwage/values';
import { calculatePay } from './calculate-pay.ts';
import { checkAmount, checkPeriods } from './check-figures.ts';
import { checkPayInput } from './check-pay-input.ts';
import type { ExtraWithholding } from './extra-withholding.ts';
import { asksExtra, extraAsked, extraThatFits, isExtraCut, withoutExtra } from './extra-withholding.ts';
import { paidOneByOne } from './paid-one-by-one.ts';
import type { EarlierPay, PayInput, StateItemTotals, WithheldFirst } from './pay.ts';
import { PERIODS_PER_YEAR } from './pay.ts';
import type { PaymentRun, Withheld } from './payment-runs.ts';
import { addToRuns, leastLeftOf } from './payment-runs.ts';
import type { EarlierStateTaxes, RuleBook } from './rule-book.ts';
import { federalRulesOn } from './rule-book.ts';
import type { FederalRules } from './rules/federal-rules.ts';
import { federalIncomeTaxParts } from './taxes/federal-income-tax.ts';
import { additionalMedicareWages, medicareAmount } from './taxes/medicare.ts';
import { fittingPreTax, lowerWages, preTaxTotal, withWages } from './taxes/pre-tax.ts';
import { socialSecurityAmount } from './taxes/social-security.ts';

/**
 * Totals of `payments` equal payments of this input, the first of them the first of the year: its own year to date is
 * not looked at. Every payment is rounded as it was paid, and the wage base and the thresholds of the year are honored
 * as it goes on. Federal rules are those of the year; states and places change in mid-year, so theirs are those of the
 * pay date that each payment had.
 *
 * Throws as `calculatePay` does, and InvalidPayInputError when `payments` is not a whole number from 0 to 366.
 */
export function repeatPay(input: PayInput, payments: number, rules: RuleBook): EarlierPay {
  checkPayInput(input);
  checkPeriods('payments', payments, 0);
  const wages = federalWages(input, rules);
  const { totals, runs } = repeatFederal(wages, payments, federalRulesOn(input.payDate, rules));
  const ofState = rules.stateTaxes?.ofRepeated(input, runs, wages.payroll, rules);
  const repeated = earlierPay({
    grossPay: times(input.grossPay, payments),
    payrollWages: times(wages.payroll, payments),
    supplementalWages: times(wages.income.supplemental?.amount ?? ZERO, payments),
    federal: totals,
    ofState,
  });
  const isAllTaken = (ofState?.leastLeft ?? leastLeftOf(wages.left, runs)) <= 0;
  return isAllTaken && asksExtra(input) ? paidOneByOne(repeated, input, payments, rules) : repeated;
}

/**
 * The taxes on a typed gross pay of the year so far: it is divided by the periods elapsed, one such payment is
 * calculated, and its taxes are multiplied back. The wage base and the additional Medicare threshold are applied to the
 * whole, so that a rounded division never moves them. Supplemental pay of `input` is not repeated: the typed gross
 * says nothing of it.
 *
 * Throws as `calculatePay` does, and InvalidPayInputError when `periodsElapsed` is not a whole number from 1 to 366.
 */
export function priorPay(grossBefore: Cents, periodsElapsed: number, input: PayInput, rules: RuleBook): EarlierPay {
  checkPeriods('periodsElapsed', periodsElapsed, 1);
  checkAmount('grossBefore', grossBefore, times(LARGEST_AMOUNT, periodsElapsed));
  checkPayInput(input);
  const divided = dividedPayment(input, divide(grossBefore, periodsElapsed));
  const prior = priorOf(grossBefore, periodsElapsed, divided, rules);
  if (!asksExtra(divided)) return prior;
  const one = calculatePay({ ...divided, yearToDate: NOTHING_BEFORE }, rules);
  const left = subtract(grossBefore, times(preTaxTotal(divided), periodsElapsed));
  if (prior.total < left && !isExtraCut(one)) return prior;
  const asked = extraAsked(divided, one);
  const plain = priorOf(grossBefore, periodsElapsed, withoutExtra(divided), rules);
  const askedOfAll = { federal: times(asked.federal, periodsElapsed), state: times(asked.state, periodsElapsed) };
  return withExtra(plain, extraThatFits(askedOfAll, subtract(left, plain.total)));
}

const NOTHING_BEFORE = { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO } as const;

function withExtra(plain: EarlierPay, { federal, state }: ExtraWithholding): EarlierPay {
  const { federalIncomeTax = ZERO, stateIncomeTax } = plain.taxes;
  const taxes = {
    ...plain.taxes,
    federalIncomeTax: add(federalIncomeTax, federal),
    ...(stateIncomeTax === undefined ? {} : { stateIncomeTax: add(stateIncomeTax, state) }),
  };
  return { ...plain, taxes, total: sum(Object.values(taxes)) };
}

function priorOf(grossBefore: Cents, periodsElapsed: number, divided: PayInput, rules: RuleBook): EarlierPay {
  const federal = federalRulesOn(divided.payDate, rules);
  const wages = federalWages(divided, rules);
  const { totals: one } = repeatFederal(wages, 1, federal);
  const payrollWages = subtract(grossBefore, times(subtract(divided.grossPay, wages.payroll), periodsElapsed));
  const left = subtract(grossBefore, times(preTaxTotal(divided), periodsElapsed));
  const socialSecurity = socialSecurityOnTotal(payrollWages, times(one.socialSecurity, periodsElapsed), federal);
  const additional = additionalMedicareWages(payrollWages, ZERO, federal.medicare);
  const multipliedMedicare = times(applyRate(wages.payroll, federal.medicare.rate), periodsElapsed);
  const medicare = add(multipliedMedicare, applyRate(additional, federal.medicare.additionalRate));
  const payrollTaxes = {
    socialSecurity: min(socialSecurity, left),
    medicare: min(medicare, max(ZERO, subtract(left, socialSecurity))),
  };
  const available = subtract(left, add(payrollTaxes.socialSecurity, payrollTaxes.medicare));
  const federalIncomeTax = min(times(one.federalIncomeTax, periodsElapsed), available);
  const totals = { federalIncomeTax, ...payrollTaxes };
  const whole = { grossBefore, payment: divided, payments: periodsElapsed, payrollWages: wages.payroll, left };
  return earlierPay({
    grossPay: grossBefore,
    payrollWages,
    supplementalWages: ZERO,
    federal: totals,
    ofState: rules.stateTaxes?.ofDivided({ ...whole, federal: totals }, rules),
  });
}

/** One of the equal payments of a typed gross: it says nothing of bonuses, overtime or tips within it. */
function dividedPayment(input: PayInput, grossPay: Cents): PayInput {
  const { payDate, payFrequency, state, w4, preTaxDeductions = [], yearToDate } = input;
  const { residenceState, elections, hoursWorked } = input;
  return {
    payDate,
    payFrequency,
    grossPay,
    state,
    w4,
    preTaxDeductions: fittingPreTax(grossPay, preTaxDeductions),
    yearToDate,
    ...(residenceState === undefined ? {} : { residenceState }),
    ...(elections === undefined ? {} : { elections }),
    ...(hoursWorked === undefined ? {} : { hoursWorked }),
  };
}

function socialSecurityOnTotal(grossBefore: Cents, multiplied: Cents, { socialSecurity }: FederalRules): Cents {
  const most = applyRate(socialSecurity.wageBase, socialSecurity.rate);
  return grossBefore >= socialSecurity.wageBase ? most : min(multiplied, most);
}

/** What the federal taxes of a payment are taken of, and what the pre-tax deductions leave of it. */
interface FederalWages {
  readonly payroll: Cents;
  readonly income: PayInput;
  readonly left: Cents;
}

function federalWages(input: PayInput, { preTax }: RuleBook): FederalWages {
  const { grossPay, preTaxDeductions } = input;
  const income = lowerWages(grossPay, preTaxDeductions, preTax.federalIncomeTax.lowers);
  return {
    payroll: lowerWages(grossPay, preTaxDeductions, preTax.socialSecurityAndMedicare.lowers).wages,
    income: withWages(input, income.wages),
    left: subtract(grossPay, preTaxTotal(input)),
  };
}

function repeatFederal(
  { payroll, income, left }: FederalWages,
  payments: number,
  rules: FederalRules,
): { readonly totals: WithheldFirst; readonly runs: readonly PaymentRun[] } {
  const supplemental = income.supplemental?.amount ?? ZERO;
  const thresholdInReach = times(supplemental, payments) > rules.supplemental.threshold;
  let withheld = federalIncomeTaxParts(income, ZERO, rules).tax;
  let federalIncomeTax = ZERO;
  let socialSecurity = ZERO;
  let medicare = ZERO;
  let before = ZERO;
  const runs: PaymentRun[] = [];
  for (let index = 0; index < payments; index += 1) {
    if (thresholdInReach) withheld = federalIncomeTaxParts(income, times(supplemental, index), rules).tax;
    const year = { withheldBefore: socialSecurity, payments: PERIODS_PER_YEAR[income.payFrequency] };
    const socialSecurityTax = min(socialSecurityAmount(payroll, before, rules.socialSecurity, year), left);
    const afterFirst = subtract(left, socialSecurityTax);
    const medicareTax = min(medicareAmount(payroll, before, rules.medicare), afterFirst);
    const incomeTax = min(withheld, subtract(afterFirst, medicareTax));
    federalIncomeTax = add(federalIncomeTax, incomeTax);
    socialSecurity = add(socialSecurity, socialSecurityTax);
    medicare = add(medicare, medicareTax);
    before = add(before, payroll);
    addToRuns(runs, { federalIncomeTax: incomeTax, socialSecurity: socialSecurityTax, medicare: medicareTax });
  }
  return { totals: { federalIncomeTax, socialSecurity, medicare }, runs };
}

/** What earlier payments came to. */
interface EarlierTotals {
  readonly grossPay: Cents;
  /** Wages that social security and Medicare were taken of. */
  readonly payrollWages: Cents;
  readonly supplementalWages: Cents;
  readonly federal: WithheldFirst;
  readonly ofState: EarlierStateTaxes | undefined;
}

function earlierPay({ grossPay, payrollWages, supplementalWages, federal, ofState }: EarlierTotals): EarlierPay {
  const { stateIncomeTax, stateItems = {}, stateItemWages = {}, local = {} } = ofState ?? {};
  const taxes: Withheld = {
    ...federal,
    ...(stateIncomeTax === undefined ? {} : { stateIncomeTax }),
    ...stateItems,
    ...local,
  };
  return {
    grossPay,
    taxes,
    total: sum(Object.values(taxes)),
    yearToDate: {
      socialSecurityWages: payrollWages,
      medicareWages: payrollWages,
      supplementalWages,
      ...(payrollWages === grossPay ? {} : { stateWages: grossPay }),
      ...(isEmpty(stateItemWages) ? {} : { stateItemWages }),
      ...(isEmpty(stateItems) ? {} : { stateItems }),
    },
  };
}

function isEmpty(totals: StateItemTotals): boolean {
  return Object.keys(totals).length === 0;
}
