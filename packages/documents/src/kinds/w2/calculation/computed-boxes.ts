import type { AmountField, ComputedField } from '../fields.ts';
import { COMPUTED_FIELDS } from '../fields.ts';
import type { W2Draft } from '../schema.ts';

/** Whether the calculation fills any box: a sum of pay stubs, or the user, may have filled them all. */
export function isAnyComputed(draft: Pick<W2Draft, 'autoCalculator' | 'typedBoxes'>): boolean {
  return draft.autoCalculator === 'true' && draft.typedBoxes.length < COMPUTED_FIELDS.length;
}

/** Whether the calculation fills the box: the user hasn't typed over it. */
export function isComputed(draft: W2Draft, field: AmountField): field is ComputedField {
  const mayBe = COMPUTED_FIELDS.some((computed) => computed === field);
  return mayBe && draft.autoCalculator === 'true' && !draft.typedBoxes.some((typed) => typed === field);
}
