import type { Cents } from '@paperwage/values';
import { add, applyRate, divide, LARGEST_AMOUNT, min, subtract, times, ZERO } from '@paperwage/values';
import { checkAmount, checkPayInput, checkPeriods } from './check-pay-input.ts';
import type { PayInput, TaxName } from './pay.ts';
import type { RuleBook } from './rule-book.ts';
import { federalRulesOn, stateRulesOn } from './rule-book.ts';
import type { FederalRules } from './rules/federal-rules.ts';
import { federalIncomeTaxParts } from './taxes/federal-income-tax.ts';
import { additionalMedicareWages, medicareAmount } from './taxes/medicare.ts';
import { socialSecurityAmount } from './taxes/social-security.ts';
import { stateIncomeTax } from './taxes/state-income-tax.ts';

/** What was paid in a calendar year before a payment. */
export interface EarlierPay {
  readonly grossPay: Cents;
  /** Totals by tax; a tax that is not held for the state is not in it. */
  readonly taxes: Readonly<Partial<Record<TaxName, Cents>>>;
  readonly total: Cents;
  /** To be given to the payment that follows. */
  readonly yearToDate: PayInput['yearToDate'];
}

type FederalTotals = Record<'federalIncomeTax' | 'socialSecurity' | 'medicare', Cents>;

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
  const federal = federalRulesOn(input.payDate, rules);
  const supplemental = input.supplemental?.amount ?? ZERO;
  const totals = repeatFederal(input, payments, federal);
  const grossPay = times(input.grossPay, payments);
  return earlierPay(input, rules, payments, grossPay, times(supplemental, payments), totals);
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
  const { payFrequency, w4 } = input;
  const grossPay = divide(grossBefore, periodsElapsed);
  const one = repeatFederal({ grossPay, payFrequency, w4 }, 1, federal);
  const socialSecurity = socialSecurityOnTotal(grossBefore, times(one.socialSecurity, periodsElapsed), federal);
  const additional = additionalMedicareWages(grossBefore, ZERO, federal.medicare);
  const medicare = add(
    times(applyRate(grossPay, federal.medicare.rate), periodsElapsed),
    applyRate(additional, federal.medicare.additionalRate),
  );
  const available = subtract(grossBefore, add(socialSecurity, medicare));
  const federalIncomeTax = min(times(one.federalIncomeTax, periodsElapsed), available);
  const totals = { federalIncomeTax, socialSecurity, medicare };
  return earlierPay(input, rules, periodsElapsed, grossBefore, ZERO, totals);
}

function socialSecurityOnTotal(grossBefore: Cents, multiplied: Cents, { socialSecurity }: FederalRules): Cents {
  const most = applyRate(socialSecurity.wageBase, socialSecurity.rate);
  return grossBefore >= socialSecurity.wageBase ? most : min(multiplied, most);
}

function repeatFederal(
  input: Pick<PayInput, 'grossPay' | 'payFrequency' | 'supplemental' | 'w4'>,
  payments: number,
  rules: FederalRules,
): FederalTotals {
  const { grossPay } = input;
  const supplemental = input.supplemental?.amount ?? ZERO;
  const thresholdInReach = times(supplemental, payments) > rules.supplemental.threshold;
  let withheld = federalIncomeTaxParts(input, ZERO, rules).tax;
  let federalIncomeTax = ZERO;
  let socialSecurity = ZERO;
  let medicare = ZERO;
  let before = ZERO;
  for (let index = 0; index < payments; index += 1) {
    if (thresholdInReach) withheld = federalIncomeTaxParts(input, times(supplemental, index), rules).tax;
    const socialSecurityTax = socialSecurityAmount(grossPay, before, rules.socialSecurity);
    const medicareTax = medicareAmount(grossPay, before, rules.medicare);
    const available = subtract(grossPay, add(socialSecurityTax, medicareTax));
    federalIncomeTax = add(federalIncomeTax, min(withheld, available));
    socialSecurity = add(socialSecurity, socialSecurityTax);
    medicare = add(medicare, medicareTax);
    before = add(before, grossPay);
  }
  return { federalIncomeTax, socialSecurity, medicare };
}

function earlierPay(
  input: PayInput,
  rules: RuleBook,
  payments: number,
  grossPay: Cents,
  supplementalWages: Cents,
  federal: FederalTotals,
): EarlierPay {
  const held = stateRulesOn(input.state, input.payDate, rules);
  const state = held ? times(stateIncomeTax(held).amount, payments) : undefined;
  const federalTotal = add(federal.federalIncomeTax, add(federal.socialSecurity, federal.medicare));
  return {
    grossPay,
    taxes: state === undefined ? federal : { ...federal, stateIncomeTax: state },
    total: add(federalTotal, state ?? ZERO),
    yearToDate: { socialSecurityWages: grossPay, medicareWages: grossPay, supplementalWages },
  };
}
