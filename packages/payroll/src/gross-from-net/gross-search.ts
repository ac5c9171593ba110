import type { Cents } from '@paperwage/values';
import { formatDollars } from '@paperwage/values';
import { invalidInput } from '../problems.ts';

/** A gross pay and what it leaves. */
export interface GrossWithNet {
  readonly grossPay: Cents;
  readonly netPay: Cents;
}

/** The gross pay for a net pay or, if no cent gives it exactly, the two closest. */
export type FoundGross<Paid extends GrossWithNet> =
  (Paid & { readonly exact: true }) | { readonly exact: false; readonly below: Paid; readonly above: Paid };

/** Where to search. */
export interface GrossRange {
  readonly least: Cents;
  readonly most: Cents;
  /** Cents checked on either side of where the net pay crosses the target. */
  readonly neighbourhood?: number;
}

/**
 * The gross pay from `least` to `most` that leaves `netPay`, where `paid` says what a gross pay leaves.
 *
 * Net pay rises with gross pay, except for single cents of rounding and for amounts where a state's tax jumps, so the
 * search has parts. Halving finds a cent where the net pay crosses the target. Then the cents around it are checked one
 * by one, because rounding may give a lower gross pay the same net pay, or skip it there. If several leave it, the
 * lowest of these is the answer. If a jump skips it, gross pays from half to twice as much are searched for other
 * crossings, since a step down lets the net pay cross again.
 *
 * Throws InvalidPayInputError when no gross pay leaves that little or that much.
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

/** The lowest gross pay nearby that leaves `netPay`, and what was checked before it. */
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

/** How many gross pays are checked between half and twice the one where the net pay crosses. */
const LOOKED_THROUGH = 300;

/** Other places where the net pay crosses `netPay`, up or down, lowest first. */
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

/** Twice as far each time: over $80,000 above the least gross pay, more than deductions take from a payment. */
const DOUBLINGS = 23;

/**
 * Where the net pay starts to rise. A payment that is all bonus doesn't use the certificate, so the first cents of
 * regular pay may have to cover the extra withholding the employee asked for. Which cent is first depends on the
 * pre-tax deductions, so the search takes longer and longer steps.
 */
function withRegularPay<Paid extends GrossWithNet>(alone: Paid, most: Cents, paid: (grossPay: Cents) => Paid): Paid {
  let lowest = alone;
  for (let step = 1, tried = 0; tried < DOUBLINGS && alone.grossPay + step <= most; step *= 2, tried += 1) {
    const next = paid((alone.grossPay + step) as Cents);
    if (next.netPay < lowest.netPay) lowest = next;
  }
  return lowest;
}

/** The upper of two neighboring cents between which the net pay crosses `netPay`, up or down. */
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

/** The one closest below (-1) or above (1) the net pay. */
function nearest<Paid extends GrossWithNet>(seen: readonly Paid[], netPay: Cents, side: -1 | 1): Paid {
  const distance = (one: Paid) => (one.netPay - netPay) * side;
  const onSide = seen.filter((one) => distance(one) > 0);
  return onSide.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
