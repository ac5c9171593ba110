import type { Cents } from '@paperwage/values';
import { add, times, ZERO } from '@paperwage/values';
import { count, money, stateFiling } from '../../working/figures.ts';
import { isStepsForm } from '../../certificates/form-w4.ts';
import type { StateClaim } from '../../rules/state-deductions.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { StatePayment } from './state-payment.ts';
import { byStatus } from './state-payment.ts';

/** Annual amounts to subtract, with the steps that explain them. */
export interface YearlyAmount {
  readonly amount: Cents;
  readonly steps: readonly WorkingStep[];
}

const NOTHING: YearlyAmount = { amount: ZERO, steps: [] };

/** The total of all claims for a year. */
export function totalOfClaims(claims: readonly StateClaim[], annual: Cents, payment: StatePayment): YearlyAmount {
  let amount = ZERO;
  const steps: WorkingStep[] = [];
  for (const claim of claims) {
    const one = amountOf(claim, annual, payment);
    amount = add(amount, one.amount);
    steps.push(...one.steps);
  }
  return { amount, steps };
}

function amountOf(claim: StateClaim, annual: Cents, payment: StatePayment): YearlyAmount {
  switch (claim.kind) {
    case 'counted':
      return counted(claim, annual, payment);
    case 'dependentsByWages':
      return dependentsByWages(claim, annual, payment);
    case 'personalExemption':
      return personalExemption(claim, payment);
    case 'stated':
      return stated(payment.elections[claim.election] ?? ZERO);
  }
}

function counted(
  { of, each, first, noneAboveAnnualWages, onlyOldCertificates }: Extract<StateClaim, { kind: 'counted' }>,
  annual: Cents,
  payment: StatePayment,
): YearlyAmount {
  const number = onlyOldCertificates ? olderAllowances(payment) : (payment.elections[of] ?? 0);
  if (number === 0) return NOTHING;
  if (noneAboveAnnualWages !== undefined && annual > noneAboveAnnualWages) {
    const figures = { annual: money(annual), limit: money(noneAboveAnnualWages) };
    return { amount: ZERO, steps: [{ step: 'exemptionsEnd', figures }] };
  }
  if (first === undefined) {
    const amount = times(each, number);
    const figures = { allowances: count(number), each: money(each), total: money(amount) };
    return { amount, steps: [{ step: 'countAllowances', figures }] };
  }
  const firsts = Math.min(number, byStatus(first.upTo, payment));
  const amount = add(times(first.each, firsts), times(each, number - firsts));
  const figures = {
    firsts: count(firsts),
    first: money(first.each),
    further: count(number - firsts),
    each: money(each),
    total: money(amount),
  };
  return { amount, steps: [{ step: 'firstAndFurther', figures }] };
}

/** The allowances on a Form W-4 from 2019 or earlier, which a state without its own certificate counts too. */
function olderAllowances({ w4, elections }: StatePayment): number {
  return isStepsForm(w4) ? 0 : (elections.allowances ?? w4.allowances);
}

function dependentsByWages(
  { rows, above }: Extract<StateClaim, { kind: 'dependentsByWages' }>,
  annual: Cents,
  { elections: { dependents = 0 } }: StatePayment,
): YearlyAmount {
  if (dependents === 0) return NOTHING;
  const each = rows.find(({ upTo }) => annual <= upTo)?.each ?? above;
  const amount = times(each, dependents);
  const figures = { allowances: count(dependents), each: money(each), total: money(amount) };
  return { amount, steps: [{ step: 'countAllowances', figures }] };
}

/** Whether the personal exemption counts: without a certificate, nobody has claimed it. */
export function claimsExemption({ elections, hasCertificate }: StatePayment): boolean {
  return elections.personalExemptionClaimed ?? hasCertificate;
}

function personalExemption(
  claim: Extract<StateClaim, { kind: 'personalExemption' }>,
  payment: StatePayment,
): YearlyAmount {
  if (!claimsExemption(payment)) return NOTHING;
  const amount = byStatus(claim.amount, payment);
  const figures = { filingStatus: stateFiling(payment.filingStatus), exemption: money(amount) };
  return { amount, steps: [{ step: 'personalExemption', figures }] };
}

function stated(amount: Cents): YearlyAmount {
  return amount === 0
    ? NOTHING
    : { amount, steps: [{ step: 'statedExemption', figures: { exemption: money(amount) } }] };
}
