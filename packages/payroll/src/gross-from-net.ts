import type { Cents } from '@paperwage/values';
import { add, formatMoney, LARGEST_AMOUNT, max, subtract, ZERO } from '@paperwage/values';
import { calculatePay } from './calculate-pay.ts';
import { checkAmount } from './check-pay-input.ts';
import type { PayInput, PayTaxes } from './pay.ts';
import { invalidInput } from './problems.ts';
import type { RuleBook } from './rule-book.ts';
import { preTaxTotal } from './taxes/pre-tax.ts';

/** A payment without its gross pay. Amounts that are part of it, such as tips, stay as they are. */
export type UngrossedPay = Omit<PayInput, 'grossPay'>;

/** A gross pay with what it leaves. */
export interface GrossAndNet {
  readonly grossPay: Cents;
  readonly netPay: Cents;
  readonly taxes: PayTaxes;
}

/** The gross pay of a net pay, or where no cent gives it, the two that come nearest. */
export type GrossFromNet =
  | (GrossAndNet & { readonly exact: true })
  | { readonly exact: false; readonly below: GrossAndNet; readonly above: GrossAndNet };

/** Cents looked at on either side of where the net pay passes the one asked for. */
const NEIGHBOURHOOD = 60;

/**
 * The gross pay that leaves `netPay` after taxes and pre-tax deductions.
 *
 * Net pay rises with gross pay but for single cents of rounding and for amounts at which a state takes a step, so it is
 * searched in two parts: halving finds a cent at which the net pay passes the one asked for, and the cents around it
 * are then looked at one by one, because rounding may give the same net pay to a lower gross pay, or skip it there. Of
 * several that leave it, the lowest of these is the answer. Where a state takes a step, a gross pay far from it may
 * leave the same; it is not looked for.
 *
 * Throws as `calculatePay` does, and InvalidPayInputError when no gross pay leaves so little or so much.
 */
export function grossFromNet(netPay: Cents, pay: UngrossedPay, rules: RuleBook): GrossFromNet {
  checkAmount('netPay', netPay);
  const paid = payer(pay, rules);
  const least = leastGross(pay);
  const alone = paid(least);
  if (alone.netPay === netPay) return { exact: true, ...alone };
  const lowest = withRegularPay(alone, paid);
  const highest = paid(LARGEST_AMOUNT);
  if (netPay < lowest.netPay || netPay > highest.netPay) {
    throw invalidInput('noGrossForNet', 'netPay', formatMoney(lowest.netPay), formatMoney(highest.netPay));
  }
  const passed = whereNetPasses(netPay, lowest, paid);
  const from = Math.max(least, passed - NEIGHBOURHOOD);
  const to = Math.min(LARGEST_AMOUNT, passed + NEIGHBOURHOOD);
  const around: GrossAndNet[] = [];
  for (let gross = from; gross <= to; gross += 1) {
    const one = paid(gross as Cents);
    if (one.netPay === netPay) return { exact: true, ...one };
    around.push(one);
  }
  return { exact: false, below: nearest(around, netPay, -1), above: nearest(around, netPay, 1) };
}

/** What a gross pay leaves. */
function payer(pay: UngrossedPay, rules: RuleBook): (grossPay: Cents) => GrossAndNet {
  const deducted = preTaxTotal(pay);
  return (grossPay) => {
    const taxes = calculatePay({ ...pay, grossPay }, rules);
    return { grossPay, netPay: subtract(grossPay, add(deducted, taxes.total)), taxes };
  };
}

/** No gross pay is less than its parts, nor than what is deducted from it. */
function leastGross({ supplemental, overtime = ZERO, tips = ZERO, ...pay }: UngrossedPay): Cents {
  return max(preTaxTotal(pay), max(supplemental?.amount ?? ZERO, add(overtime, tips)));
}

/**
 * Where the net pay begins to rise. A payment that is all bonus knows no certificate, so that the first cent of regular
 * pay may have to bear what the employee asked to have withheld in addition.
 */
function withRegularPay(alone: GrossAndNet, paid: (grossPay: Cents) => GrossAndNet): GrossAndNet {
  if (alone.grossPay >= LARGEST_AMOUNT) return alone;
  const next = paid((alone.grossPay + 1) as Cents);
  return next.netPay < alone.netPay ? next : alone;
}

/** A gross pay that leaves at least `netPay`, when one cent less does not; the least one when that leaves it already. */
function whereNetPasses(netPay: Cents, lowest: GrossAndNet, paid: (grossPay: Cents) => GrossAndNet): Cents {
  let below: number = lowest.grossPay;
  let reaching: number = LARGEST_AMOUNT;
  if (lowest.netPay >= netPay) return lowest.grossPay;
  while (reaching - below > 1) {
    const middle = Math.floor((below + reaching) / 2);
    if (paid(middle as Cents).netPay < netPay) below = middle;
    else reaching = middle;
  }
  return reaching as Cents;
}

/** The nearest one below (-1) or above (1) the net pay. */
function nearest(around: readonly GrossAndNet[], netPay: Cents, side: -1 | 1): GrossAndNet {
  const distance = (one: GrossAndNet) => (one.netPay - netPay) * side;
  const onSide = around.filter((one) => distance(one) > 0);
  return onSide.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
