import type { Cents, StateCode } from '@paperwage/values';
import type { PayInput } from './pay.ts';
import type { RuleBook } from './rule-book/rule-book.ts';
import { stateRulesOn } from './rule-book/rule-book.ts';
import { incomeTaxState } from './taxes/income-tax-state.ts';
import { stateWages } from './taxes/state-wages.ts';

/** What of a payment a state takes its income tax of. */
export interface WagesOfState {
  /** The state whose tax it is, which an agreement may make another one than that of the work. */
  readonly state: StateCode | undefined;
  /** Undefined where the state taxes no wages, or its rules are not held. */
  readonly wages: Cents | undefined;
}

/** The wages of a payment that the state taxes, whether or not it came to a tax: box 16 of Form W-2 for a year of them. */
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
