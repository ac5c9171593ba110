import type { Cents } from '@paperwage/values';
import { formatMoney } from '@paperwage/values';
import { invalidInput } from './problems.ts';

/** A gross pay with what it leaves. */
export interface GrossWithNet {
  readonly grossPay: Cents;
  readonly netPay: Cents;
}

/** The gross pay of a net pay, or where no cent gives it, the two that come nearest. */
export type FoundGross<Paid extends GrossWithNet> =
  (Paid & { readonly exact: true }) | { readonly exact: false; readonly below: Paid; readonly above: Paid };

/** Where to search. */
export interface GrossRange {
  readonly least: Cents;
  readonly most: Cents;
  /** Cents looked at on either side of where the net pay passes the one asked for. */
  readonly neighbourhood?: number;
}

/**
 * The gross pay from `least` to `most` that leaves `netPay`, by what `paid` says a gross pay leaves.
 *
 * Net pay rises with gross pay but for single cents of rounding and for amounts at which a state takes a step, so it is
 * searched in two parts: halving finds a cent at which the net pay passes the one asked for, and the cents around it
 * are then looked at one by one, because rounding may give the same net pay to a lower gross pay, or skip it there. Of
 * several that leave it, the lowest of these is the answer. Where a state takes a step, a gross pay far from it may
 * leave the same; it is not looked for.
 *
 * Throws InvalidPayInputError when no gross pay leaves so little or so much.
 */
export function searchGross<Paid extends GrossWithNet>(
  netPay: Cents,
  { least, most, neighbourhood = 60 }: GrossRange,
  paid: (grossPay: Cents) => Paid,
): FoundGross<Paid> {
  const alone = paid(least);
  if (alone.netPay === netPay) return { exact: true, ...alone };
  const lowest = withRegularPay(alone, most, paid);
  const highest = paid(most);
  if (netPay < lowest.netPay || netPay > highest.netPay) {
    throw invalidInput('noGrossForNet', 'netPay', formatMoney(lowest.netPay), formatMoney(highest.netPay));
  }
  const passed = whereNetPasses(netPay, lowest, most, paid);
  const from = Math.max(least, passed - neighbourhood);
  const to = Math.min(most, passed + neighbourhood);
  const around: Paid[] = [];
  for (let gross = from; gross <= to; gross += 1) {
    const one = paid(gross as Cents);
    if (one.netPay === netPay) return { exact: true, ...one };
    around.push(one);
  }
  return { exact: false, below: nearest(around, netPay, -1), above: nearest(around, netPay, 1) };
}

/**
 * Where the net pay begins to rise. A payment that is all bonus knows no certificate, so that the first cent of regular
 * pay may have to bear what the employee asked to have withheld in addition.
 */
function withRegularPay<Paid extends GrossWithNet>(alone: Paid, most: Cents, paid: (grossPay: Cents) => Paid): Paid {
  if (alone.grossPay >= most) return alone;
  const next = paid((alone.grossPay + 1) as Cents);
  return next.netPay < alone.netPay ? next : alone;
}

/** A gross pay that leaves at least `netPay`, when one cent less does not; the least one when that leaves it already. */
function whereNetPasses(
  netPay: Cents,
  lowest: GrossWithNet,
  most: Cents,
  paid: (grossPay: Cents) => GrossWithNet,
): Cents {
  let below: number = lowest.grossPay;
  let reaching: number = most;
  if (lowest.netPay >= netPay) return lowest.grossPay;
  while (reaching - below > 1) {
    const middle = Math.floor((below + reaching) / 2);
    if (paid(middle as Cents).netPay < netPay) below = middle;
    else reaching = middle;
  }
  return reaching as Cents;
}

/** The nearest one below (-1) or above (1) the net pay. */
function nearest<Paid extends GrossWithNet>(around: readonly Paid[], netPay: Cents, side: -1 | 1): Paid {
  const distance = (one: Paid) => (one.netPay - netPay) * side;
  const onSide = around.filter((one) => distance(one) > 0);
  return onSide.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
