import type { Cents } from '@paperwage/values';
import { add, applyRate, cents, max, min, subtract, times, wholeDollars, ZERO } from '@paperwage/values';
import { money, share, stateFiling } from '../../working/figures.ts';
import type { StateStandardDeduction, SteppedDeduction } from '../../rules/state-deductions.ts';
import type { YearlyAmount } from './claims.ts';
import type { StatePayment } from './state-payment.ts';
import { byStatus } from './state-payment.ts';

type Kind<Name extends StateStandardDeduction['kind']> = Extract<StateStandardDeduction, { readonly kind: Name }>;

/** The state's annual deduction at annual wages of `annual`. */
export function standardDeduction(
  rules: StateStandardDeduction | undefined,
  annual: Cents,
  payment: StatePayment,
): YearlyAmount {
  switch (rules?.kind) {
    case undefined:
      return { amount: ZERO, steps: [] };
    case 'fixed':
      return 'all' in rules.amount
        ? deductionForAll(rules.amount.all)
        : deductionOf(byStatus(rules.amount, payment), payment);
    case 'percentOfWages':
      return percentOfWages(rules, annual, payment);
    case 'phasedOut':
      return phasedOut(rules, annual, payment);
    case 'slidingScale':
      return slidingScale(rules, annual, payment);
    case 'stepped':
      return stepped(byStatus(rules.columns, payment), annual, payment);
    case 'byAllowances':
      return deductionForAll((payment.elections.allowances ?? 0) >= rules.from ? rules.more : rules.fewer);
    case 'byAllowanceDollars':
      return deductionForAll(allowanceDollars(rules, payment) >= rules.from ? rules.more : rules.fewer);
    case 'byBlockA':
      return deductionForAll(rules.amounts[payment.elections.laBlockA ?? 0]);
  }
}

function allowanceDollars({ allowance }: Kind<'byAllowanceDollars'>, { elections }: StatePayment): Cents {
  return add(elections.iaW4AllowanceDollars ?? ZERO, times(allowance, elections.allowances ?? 0));
}

function deductionOf(amount: Cents, { filingStatus }: StatePayment): YearlyAmount {
  if (amount === 0) return { amount, steps: [] };
  const figures = { filingStatus: stateFiling(filingStatus), deduction: money(amount) };
  return { amount, steps: [{ step: 'stateStandardDeduction', figures }] };
}

/** A deduction that is the same for every filing status. */
function deductionForAll(amount: Cents): YearlyAmount {
  if (amount === 0) return { amount, steps: [] };
  return { amount, steps: [{ step: 'stateStandardDeductionForAll', figures: { deduction: money(amount) } }] };
}

function percentOfWages(rules: Kind<'percentOfWages'>, annual: Cents, { elections }: StatePayment): YearlyAmount {
  if (rules.onlyWithAllowances && (elections.allowances ?? 0) === 0) {
    return { amount: ZERO, steps: [{ step: 'noDeductionWithoutAllowance', figures: {} }] };
  }
  const { rate, minimum, maximum } = rules;
  const amount = max(minimum, min(maximum, applyRate(annual, rate)));
  const figures = {
    annual: money(annual),
    rate: share(rate),
    minimum: money(minimum),
    maximum: money(maximum),
    deduction: money(amount),
  };
  return { amount, steps: [{ step: 'percentStandardDeduction', figures }] };
}

function phasedOut(rules: Kind<'phasedOut'>, annual: Cents, payment: StatePayment): YearlyAmount {
  const full = byStatus(rules.amount, payment);
  const start = byStatus(rules.start, payment);
  const end = byStatus(rules.end, payment);
  if (annual <= start) return deductionOf(full, payment);
  const { fractionParts } = rules;
  const left = annual >= end ? 0 : Math.round(((end - annual) * fractionParts) / (end - start));
  return reduced(full, start, end, wholeDollars(cents(Math.round((full * left) / fractionParts))));
}

function slidingScale(rules: Kind<'slidingScale'>, annual: Cents, payment: StatePayment): YearlyAmount {
  const full = byStatus(rules.maximum, payment);
  const start = byStatus(rules.start, payment);
  const end = byStatus(rules.end, payment);
  if (annual <= start) return deductionOf(full, payment);
  if (annual >= end) return reduced(full, start, end, ZERO);
  const less = applyRate(subtract(annual, start), byStatus(rules.rate, payment));
  return reduced(full, start, end, max(ZERO, subtract(full, less)));
}

function stepped(column: SteppedDeduction, annual: Cents, payment: StatePayment): YearlyAmount {
  const { base, flatUpTo, step, per, floorFrom, floor } = column;
  if (annual <= flatUpTo) return deductionOf(base, payment);
  if (annual >= floorFrom) return deductionOf(floor, payment);
  const steps = Math.ceil((annual - flatUpTo) / per);
  return reduced(base, flatUpTo, floorFrom, max(floor, subtract(base, times(step, steps))));
}

function reduced(full: Cents, start: Cents, end: Cents, amount: Cents): YearlyAmount {
  const figures = { full: money(full), start: money(start), end: money(end), deduction: money(amount) };
  return { amount, steps: [{ step: 'reducedStandardDeduction', figures }] };
}
