import type { Cents, StateCode } from '@paperwage/values';
import type { PayInput } from './pay.ts';
import type { RuleBook } from './rule-book/rule-book.ts';
import { stateRulesOn } from './rule-book/rule-book.ts';
import { incomeTaxState } from './rule-book/income-tax-state.ts';
import { stateWages } from './taxes/state-wages.ts';

/** The wages in a payment that a state's income tax applies to. */
export interface WagesOfState {
  /** The state whose tax it is, which an agreement may make a state other than the work state. */
  readonly state: StateCode | undefined;
  /** Undefined if the state doesn't tax wages, or we don't have its rules. */
  readonly wages: Cents | undefined;
}

/** The wages in a payment that the state taxes, whether or not any tax is due: for a year of them, box 16 of Form W-2. */
export function wagesOfState(
  payment: Pick<
    PayInput,
    'payDate' | 'state' | 'residenceState' | 'grossPay' | 'preTaxDeductions' | 'overtime' | 'elections'
  >,
  rules: RuleBook,
): WagesOfState {
  const { state } = incomeTaxState(payment, rules);
  const held = stateRulesOn(state, payment.payDate, rules);
  const isTaxed = held !== undefined && held.incomeTax.method !== 'none';
  return { state, wages: isTaxed ? stateWages(payment, held, rules).wages : undefined };
}
