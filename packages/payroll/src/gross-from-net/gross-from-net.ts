import type { Cents } from '@paperwage/values';
import { add, LARGEST_AMOUNT, max, subtract, ZERO } from '@paperwage/values';
import { calculatePay } from '../calculate-pay.ts';
import { checkAmount } from '../pay-input/check-figures.ts';
import type { FoundGross, GrossWithNet } from './gross-search.ts';
import { searchGross } from './gross-search.ts';
import type { PayInput, PayTaxes } from '../pay.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { preTaxTotal } from '../taxes/pre-tax.ts';

/** A payment without its gross pay. Amounts that are part of it, such as tips, stay as they are. */
export type UngrossedPay = Omit<PayInput, 'grossPay'>;

/** A gross pay and what it leaves. */
export interface GrossAndNet extends GrossWithNet {
  readonly taxes: PayTaxes;
}

/** The gross pay for a net pay or, if no cent gives it exactly, the two closest. */
export type GrossFromNet = FoundGross<GrossAndNet>;

/**
 * The gross pay that leaves `netPay` after taxes and pre-tax deductions, found as `searchGross` does.
 *
 * Throws as `calculatePay` does, and InvalidPayInputError when no gross pay leaves that little or that much.
 */
export function grossFromNet(netPay: Cents, pay: UngrossedPay, rules: RuleBook): GrossFromNet {
  checkAmount('netPay', netPay);
  return searchGross(netPay, { least: leastGross(pay), most: LARGEST_AMOUNT }, payer(pay, rules));
}

/** What a gross pay leaves. */
function payer(pay: UngrossedPay, rules: RuleBook): (grossPay: Cents) => GrossAndNet {
  const deducted = preTaxTotal(pay);
  return (grossPay) => {
    const taxes = calculatePay({ ...pay, grossPay }, rules);
    return { grossPay, netPay: subtract(grossPay, add(deducted, taxes.total)), taxes };
  };
}

/** Gross pay is never less than its parts, or than what is deducted from it. */
function leastGross({ supplemental, overtime = ZERO, tips = ZERO, ...pay }: UngrossedPay): Cents {
  return max(preTaxTotal(pay), max(supplemental?.amount ?? ZERO, add(overtime, tips)));
}
