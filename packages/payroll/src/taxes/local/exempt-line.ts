import type { StateCode } from '@paperwage/values';
import { ZERO } from '@paperwage/values';
import { inState } from '../../working/figures.ts';
import type { LocalTax } from './local-payment.ts';

/** The line of a place that builds on the state's withholding, for an employee exempt from that. */
export function exemptLine(name: string, state: StateCode | undefined): LocalTax {
  const steps = state ? [{ step: 'exemptFromState' as const, figures: { state: inState(state) } }] : [];
  return { name, taxable: ZERO, amount: ZERO, steps };
}
