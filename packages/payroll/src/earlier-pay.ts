import type { Cents } from '@paperwage/values';
import { add, applyRate, divide, LARGEST_AMOUNT, max, min, subtract, sum, times, ZERO } from '@paperwage/values';
import { checkAmount, checkPayInput, checkPeriods } from './check-pay-input.ts';
import type { PaymentRun, Withheld } from './earlier-items.ts';
import { addToRuns, itemTotals, loweredWages, priorItems, repeatItems } from './earlier-items.ts';
import type { LocalTotals } from './earlier-local.ts';
import { priorLocal, repeatLocal } from './earlier-local.ts';
import type { PayInput, StateItemTotals, TaxName } from './pay.ts';
import type { RuleBook } from './rule-book.ts';
import { federalRulesOn, stateRulesOn } from './rule-book.ts';
import type { FederalRules } from './rules/federal-rules.ts';
import { federalIncomeTaxParts } from './taxes/federal-income-tax.ts';
import { incomeTaxState } from './taxes/income-tax-state.ts';
import { additionalMedicareWages, medicareAmount } from './taxes/medicare.ts';
import { fittingPreTax, lowerWages, preTaxTotal, withWages } from './taxes/pre-tax.ts';
import { socialSecurityAmount } from './taxes/social-security.ts';
import { stateLine } from './taxes/state-line.ts';

/** What was paid in a calendar year before a payment. */
export interface EarlierPay {
  readonly grossPay: Cents;
  /** Totals by tax; a tax that is not held for the state is not in it. */
  readonly taxes: Readonly<Partial<Record<TaxName, Cents>>>;
  readonly total: Cents;
  /** To be given to the payment that follows. */
  readonly yearToDate: PayInput['yearToDate'];
}

/**
 * Totals of `payments` equal payments of this input, the first of them the first of the year: its own year to date is
 * not looked at. Every payment is rounded as it was paid, and the wage base and the thresholds of the year are honored
 * as it goes on. All of them are calculated by the rules in force on `input.payDate`.
 *
 * Throws as `calculatePay` does, and InvalidPayInputError when `payments` is not a whole number from 0 to 366.
 */
export function repeatPay(input: PayInput, payments: number, rules: RuleBook): EarlierPay {
  checkPayInput(input);
  checkPeriods('payments', payments, 0);
  const wages = federalWages(input, rules);
  const { totals, runs } = repeatFederal(wages, payments, federalRulesOn(input.payDate, rules));
  const withState = runs.map((run) => ({ ...run, taxes: { ...run.taxes, ...stateOf(input, run.taxes, rules) } }));
  const state = withState.map(({ taxes, payments: count }) => times(taxes.stateIncomeTax ?? ZERO, count));
  const isHeld = stateRulesOn(incomeTaxState(input, rules).state, input.payDate, rules) !== undefined;
  const withItems = repeatItems(input, withState, rules);
  return earlierPay({
    input,
    grossPay: times(input.grossPay, payments),
    payrollWages: times(wages.payroll, payments),
    supplementalWages: times(wages.income.supplemental?.amount ?? ZERO, payments),
    totals: { ...totals, ...(isHeld ? { stateIncomeTax: sum(state) } : {}) },
    stateItems: itemTotals(input, withItems, rules),
    stateItemWages: loweredWages(input, payments, rules),
    local: repeatLocal(input, withItems, wages.payroll, rules),
  });
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
  const federal = federalRulesOn(input.payDate, rules);
  const divided = dividedPayment(input, divide(grossBefore, periodsElapsed));
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
  const taxes = { ...totals, ...priorState(divided, periodsElapsed, totals, left, rules) };
  const run = { taxes: dividedTaxes(taxes, periodsElapsed), payments: periodsElapsed };
  const stateItems = priorItems(grossBefore, divided, run, subtract(left, totalOf(taxes)), rules);
  const withItems = { ...run, taxes: dividedTaxes({ ...taxes, ...stateItems }, periodsElapsed) };
  const leftAfter = subtract(left, totalOf({ ...taxes, ...stateItems }));
  return earlierPay({
    input: divided,
    grossPay: grossBefore,
    payrollWages,
    supplementalWages: ZERO,
    totals: taxes,
    stateItems,
    stateItemWages: loweredWages(divided, periodsElapsed, rules),
    local: priorLocal(divided, withItems, wages.payroll, leftAfter, rules),
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
): { readonly totals: Withheld; readonly runs: readonly PaymentRun[] } {
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
    const socialSecurityTax = min(socialSecurityAmount(payroll, before, rules.socialSecurity), left);
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

/** The tax of the state that withholds from one payment, where its rules are held. */
function stateOf(input: PayInput, federal: Withheld, rules: RuleBook): StateTotal {
  const held = stateLine(input, federal, rules);
  return held ? { stateIncomeTax: held.line.amount } : {};
}

interface StateTotal {
  readonly stateIncomeTax?: Cents;
}

/** The state tax of a divided payment, multiplied back; `federal` are the totals of all, out of `left`. */
function priorState(divided: PayInput, payments: number, federal: Withheld, left: Cents, rules: RuleBook): StateTotal {
  const { stateIncomeTax } = stateOf(divided, dividedTaxes(federal, payments), rules);
  if (stateIncomeTax === undefined) return {};
  const available = max(ZERO, subtract(left, totalOf(federal)));
  return { stateIncomeTax: min(times(stateIncomeTax, payments), available) };
}

/** What was withheld from one of so many equal payments. */
function dividedTaxes(totals: Withheld, payments: number): Withheld {
  const divided = Object.entries(totals).map(([tax, total]) => [tax, divide(total, payments)] as const);
  return { ...totals, ...(Object.fromEntries(divided) as Partial<Record<TaxName, Cents>>) };
}

function totalOf(taxes: Withheld): Cents {
  return sum(Object.values(taxes));
}

/** What earlier payments came to. */
interface EarlierTotals {
  readonly input: PayInput;
  readonly grossPay: Cents;
  /** Wages that social security and Medicare were taken of. */
  readonly payrollWages: Cents;
  readonly supplementalWages: Cents;
  readonly totals: Withheld;
  readonly stateItems: StateItemTotals;
  readonly stateItemWages: StateItemTotals;
  readonly local: LocalTotals;
}

function earlierPay(earlier: EarlierTotals): EarlierPay {
  const { grossPay, payrollWages, supplementalWages, totals, stateItems, stateItemWages, local } = earlier;
  const taxes: Withheld = { ...totals, ...stateItems, ...local };
  return {
    grossPay,
    taxes,
    total: totalOf(taxes),
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
