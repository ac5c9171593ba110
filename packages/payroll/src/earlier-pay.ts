import type { Cents } from '@paperwage/values';
import { add, applyRate, divide, LARGEST_AMOUNT, max, min, subtract, sum, times, ZERO } from '@paperwage/values';
import { checkAmount, checkPayInput, checkPeriods } from './check-pay-input.ts';
import type { PaymentRun, Withheld } from './earlier-items.ts';
import { addToRuns, itemTotals, priorItems, repeatItems } from './earlier-items.ts';
import type { PayInput, StateItemTotals, TaxName } from './pay.ts';
import type { RuleBook } from './rule-book.ts';
import { federalRulesOn, stateRulesOn } from './rule-book.ts';
import type { FederalRules } from './rules/federal-rules.ts';
import type { StateRules } from './rules/state-rules.ts';
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
  const { totals, runs } = repeatFederal(input, payments, federal);
  const grossPay = times(input.grossPay, payments);
  const held = stateRulesOn(input.state, input.payDate, rules);
  const withState = held
    ? runs.map((run) => ({
        ...run,
        taxes: { ...run.taxes, stateIncomeTax: stateIncomeTax(input, run.taxes, held).amount },
      }))
    : runs;
  const state = held && sum(withState.map(({ taxes, payments: count }) => times(taxes.stateIncomeTax ?? ZERO, count)));
  const items = itemTotals(input, repeatItems(input, withState, rules), rules);
  return earlierPay(grossPay, times(supplemental, payments), { ...totals, ...stateTotal(state) }, items);
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
  const { totals: one } = repeatFederal({ grossPay, payFrequency, w4 }, 1, federal);
  const socialSecurity = socialSecurityOnTotal(grossBefore, times(one.socialSecurity, periodsElapsed), federal);
  const additional = additionalMedicareWages(grossBefore, ZERO, federal.medicare);
  const medicare = add(
    times(applyRate(grossPay, federal.medicare.rate), periodsElapsed),
    applyRate(additional, federal.medicare.additionalRate),
  );
  const available = subtract(grossBefore, add(socialSecurity, medicare));
  const federalIncomeTax = min(times(one.federalIncomeTax, periodsElapsed), available);
  const totals = { federalIncomeTax, socialSecurity, medicare };
  const held = stateRulesOn(input.state, input.payDate, rules);
  const state = held && priorState({ ...input, grossPay: grossBefore }, periodsElapsed, totals, held);
  const taxes = { ...totals, ...stateTotal(state) };
  const run = { taxes: dividedTaxes(taxes, periodsElapsed), payments: periodsElapsed };
  const left = subtract(grossBefore, totalOf(taxes));
  return earlierPay(grossBefore, ZERO, taxes, priorItems(grossBefore, { ...input, grossPay }, run, left, rules));
}

function socialSecurityOnTotal(grossBefore: Cents, multiplied: Cents, { socialSecurity }: FederalRules): Cents {
  const most = applyRate(socialSecurity.wageBase, socialSecurity.rate);
  return grossBefore >= socialSecurity.wageBase ? most : min(multiplied, most);
}

function repeatFederal(
  input: Pick<PayInput, 'grossPay' | 'payFrequency' | 'supplemental' | 'w4'>,
  payments: number,
  rules: FederalRules,
): { readonly totals: Withheld; readonly runs: readonly PaymentRun[] } {
  const { grossPay } = input;
  const supplemental = input.supplemental?.amount ?? ZERO;
  const thresholdInReach = times(supplemental, payments) > rules.supplemental.threshold;
  let withheld = federalIncomeTaxParts(input, ZERO, rules).tax;
  let federalIncomeTax = ZERO;
  let socialSecurity = ZERO;
  let medicare = ZERO;
  let before = ZERO;
  const runs: PaymentRun[] = [];
  for (let index = 0; index < payments; index += 1) {
    if (thresholdInReach) withheld = federalIncomeTaxParts(input, times(supplemental, index), rules).tax;
    const socialSecurityTax = socialSecurityAmount(grossPay, before, rules.socialSecurity);
    const medicareTax = medicareAmount(grossPay, before, rules.medicare);
    const available = subtract(grossPay, add(socialSecurityTax, medicareTax));
    const incomeTax = min(withheld, available);
    federalIncomeTax = add(federalIncomeTax, incomeTax);
    socialSecurity = add(socialSecurity, socialSecurityTax);
    medicare = add(medicare, medicareTax);
    before = add(before, grossPay);
    addToRuns(runs, { federalIncomeTax: incomeTax, socialSecurity: socialSecurityTax, medicare: medicareTax });
  }
  return { totals: { federalIncomeTax, socialSecurity, medicare }, runs };
}

/** The state tax of a divided payment, multiplied back; `input.grossPay` and `federal` are the totals of all. */
function priorState(input: PayInput, payments: number, federal: Withheld, held: StateRules): Cents {
  const taxes = dividedTaxes(federal, payments);
  const one = stateIncomeTax({ ...input, grossPay: divide(input.grossPay, payments) }, taxes, held);
  return min(times(one.amount, payments), max(ZERO, subtract(input.grossPay, totalOf(federal))));
}

/** What was withheld from one of so many equal payments. */
function dividedTaxes(totals: Withheld, payments: number): Withheld {
  const divided = Object.entries(totals).map(([tax, total]) => [tax, divide(total, payments)] as const);
  return { ...totals, ...(Object.fromEntries(divided) as Partial<Record<TaxName, Cents>>) };
}

function stateTotal(state: Cents | undefined): { readonly stateIncomeTax?: Cents } {
  return state === undefined ? {} : { stateIncomeTax: state };
}

function totalOf(taxes: Withheld): Cents {
  return sum(Object.values(taxes));
}

function earlierPay(
  grossPay: Cents,
  supplementalWages: Cents,
  totals: Withheld,
  stateItems: StateItemTotals,
): EarlierPay {
  const taxes: Withheld = { ...totals, ...stateItems };
  const wages = { socialSecurityWages: grossPay, medicareWages: grossPay, supplementalWages };
  const hasItems = Object.keys(stateItems).length > 0;
  return {
    grossPay,
    taxes,
    total: totalOf(taxes),
    yearToDate: hasItems ? { ...wages, stateItems } : wages,
  };
}
