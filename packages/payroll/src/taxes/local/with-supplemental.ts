import type { Cents, Rate } from '@paperwage/values';
import { add, applyRate } from '@paperwage/values';
import { money, share } from '../../working/figures.ts';
import type { WorkingStep } from '../../working/working.ts';
import type { StateBasis } from '../state/state-tax.ts';
import type { LocalTax } from './local-payment.ts';

/** Supplemental wages withheld on separately, with what the state takes from them. */
export type SupplementalApart = NonNullable<StateBasis['supplemental']>;

/** What a place takes from them, with the step that explains it. */
export interface SupplementalShare {
  readonly tax: Cents;
  readonly step: WorkingStep;
}

/**
 * A place's tax on regular wages, plus that on supplemental wages the state taxes separately. The steps come in order,
 * after the first step of `regular`: the reason the place applies.
 */
export function withSupplemental(
  regular: LocalTax,
  { payment, supplemental }: StateBasis,
  shareOf: (supplemental: SupplementalApart) => SupplementalShare,
): LocalTax {
  if (!supplemental) return regular;
  const { tax, step } = shareOf(supplemental);
  const [reason, ...steps] = regular.steps;
  const taxable = add(payment.wages, supplemental.amount);
  const apart = { gross: money(taxable), supplemental: money(supplemental.amount), regular: money(payment.wages) };
  const firstSteps: WorkingStep[] = [...(reason ? [reason] : []), { step: 'setSupplementalApart', figures: apart }];
  if (payment.wages === 0) return { ...regular, taxable, amount: tax, steps: [...firstSteps, step] };
  const amount = add(regular.amount, tax);
  const figures = { regular: money(regular.amount), supplemental: money(tax), total: money(amount) };
  return {
    ...regular,
    taxable,
    amount,
    steps: [...firstSteps, ...steps, step, { step: 'addSupplementalTax', figures }],
  };
}

/** One rate on all supplemental wages. */
export function atRate(rate: Rate): (supplemental: SupplementalApart) => SupplementalShare {
  return ({ amount }) => {
    const tax = applyRate(amount, rate);
    const figures = { supplemental: money(amount), rate: share(rate), tax: money(tax) };
    return { tax, step: { step: 'supplementalRate', figures } };
  };
}
