import type { Cents } from '@paperwage/values';
import { formatDollars } from '@paperwage/values';
import { invalidInput } from '../problems.ts';

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
 * searched in parts: halving finds a cent at which the net pay passes the one asked for, and the cents around it are
 * then looked at one by one, because rounding may give the same net pay to a lower gross pay, or skip it there. Of
 * several that leave it, the lowest of these is the answer. Where a step skips it, the gross pays from half to twice
 * as much are looked through for other places at which the net pay passes it, since a step down lets it pass again.
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
    throw invalidInput('noGrossForNet', 'netPay', formatDollars(lowest.netPay), formatDollars(highest.netPay));
  }
  const passed = lowest.netPay >= netPay ? lowest.grossPay : whereNetPasses(netPay, lowest, highest, paid);
  const around = lookAround(netPay, passed, { least, most, neighbourhood }, paid);
  if (around.found) return { exact: true, ...around.found };
  for (const other of otherPasses(netPay, passed, { least, most }, paid)) {
    const { found } = lookAround(netPay, other, { least, most, neighbourhood }, paid);
    if (found) return { exact: true, ...found };
  }
  return { exact: false, below: nearest(around.seen, netPay, -1), above: nearest(around.seen, netPay, 1) };
}

/** The lowest gross pay of a neighbourhood that leaves `netPay`, and what was looked at before it. */
function lookAround<Paid extends GrossWithNet>(
  netPay: Cents,
  passed: Cents,
  { least, most, neighbourhood }: Required<GrossRange>,
  paid: (grossPay: Cents) => Paid,
): { readonly found?: Paid; readonly seen: readonly Paid[] } {
  const seen: Paid[] = [];
  const to = Math.min(most, passed + neighbourhood);
  for (let gross = Math.max(least, passed - neighbourhood); gross <= to; gross += 1) {
    const one = paid(gross as Cents);
    if (one.netPay === netPay) return { found: one, seen };
    seen.push(one);
  }
  return { seen };
}

/** How many gross pays are looked at between half and twice the one at which the net pay passes. */
const LOOKED_THROUGH = 300;

/** Where else the net pay passes `netPay`, up or down, the lowest first. */
function otherPasses(
  netPay: Cents,
  passed: Cents,
  { least, most }: GrossRange,
  paid: (grossPay: Cents) => GrossWithNet,
): readonly Cents[] {
  const from = Math.max(least, Math.floor(passed / 2));
  const to = Math.min(most, passed * 2);
  const step = Math.max(1, Math.ceil((to - from) / LOOKED_THROUGH));
  const passes: Cents[] = [];
  let before = paid(from as Cents);
  for (let gross = from + step; gross <= to; gross += step) {
    const one = paid(gross as Cents);
    if (before.netPay < netPay !== one.netPay < netPay) passes.push(whereNetPasses(netPay, before, one, paid));
    before = one;
  }
  return passes;
}

/** Twice as far each time: over 80,000 dollars beside the least gross pay, more than a deduction takes of a payment. */
const DOUBLINGS = 23;

/**
 * Where the net pay begins to rise. A payment that is all bonus knows no certificate, so that the first cents of regular
 * pay may have to bear what the employee asked to have withheld in addition. Which cent is the first of them depends on
 * what is deducted before tax, so that ever longer steps are tried.
 */
function withRegularPay<Paid extends GrossWithNet>(alone: Paid, most: Cents, paid: (grossPay: Cents) => Paid): Paid {
  let lowest = alone;
  for (let step = 1, tried = 0; tried < DOUBLINGS && alone.grossPay + step <= most; step *= 2, tried += 1) {
    const next = paid((alone.grossPay + step) as Cents);
    if (next.netPay < lowest.netPay) lowest = next;
  }
  return lowest;
}

/** The upper of two neighbouring cents between which the net pay passes `netPay`, up or down. */
function whereNetPasses(
  netPay: Cents,
  lower: GrossWithNet,
  upper: GrossWithNet,
  paid: (grossPay: Cents) => GrossWithNet,
): Cents {
  const isBelow = lower.netPay < netPay;
  let near: number = lower.grossPay;
  let far: number = upper.grossPay;
  while (far - near > 1) {
    const middle = Math.floor((near + far) / 2);
    if (paid(middle as Cents).netPay < netPay === isBelow) near = middle;
    else far = middle;
  }
  return far as Cents;
}

/** The nearest one below (-1) or above (1) the net pay. */
function nearest<Paid extends GrossWithNet>(seen: readonly Paid[], netPay: Cents, side: -1 | 1): Paid {
  const distance = (one: Paid) => (one.netPay - netPay) * side;
  const onSide = seen.filter((one) => distance(one) > 0);
  return onSide.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
