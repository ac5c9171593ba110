import type { RuleBook } from '@paperwage/payroll';
import { calculatePay } from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import { subtract, sum } from '@paperwage/values';
import type { Paycheck } from '../../paycheck/calculate.ts';

const FEDERAL: readonly string[] = ['federalIncomeTax', 'socialSecurity', 'medicare'];

/** What a paycheck leaves in a state, and what the state takes of it. */
export interface StateShare {
  readonly state: StateCode;
  readonly net: Cents;
  readonly taken: Cents;
}

/** The same paycheck for work in other states, the most take-home pay first. Books without rules for the year are left out. */
export function shareOfStates(
  { input, gross }: Paycheck,
  books: ReadonlyMap<StateCode, RuleBook>,
): readonly StateShare[] {
  const deducted = sum((input.preTaxDeductions ?? []).map(({ amount }) => amount));
  return Array.from(books, ([state, rules]) => {
    const { lines, total } = calculatePay({ ...input, state }, rules);
    const ofState = lines.filter(({ tax }) => !FEDERAL.includes(tax));
    return {
      state,
      net: subtract(subtract(gross, deducted), total),
      taken: sum(ofState.map(({ amount }) => amount)),
    };
  }).sort((a, b) => b.net - a.net);
}
