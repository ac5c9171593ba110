import type { Cents } from '@paperwage/values';
import { ZERO } from '@paperwage/values';
import { boxOfField } from '../../../forms/box-of-field.ts';
import type { FormFacts } from '../../../forms/form-facts.ts';
import type { Form1099Document } from '../document.ts';
import type { AmountField } from '../fields.ts';
import type { Form1099Draft } from '../schema.ts';

/** What the rules of the form look at. */
export interface RuleFacts {
  readonly draft: Form1099Draft;
  readonly document: Form1099Document;
  readonly facts: FormFacts;
  readonly year: number;
}

/** A box's amount; a blank one, or one the edition doesn't have, counts as zero. */
export function boxOf({ document }: Pick<RuleFacts, 'document'>, field: AmountField): Cents {
  return boxOfField(document.edition, field) ? (document.amounts[field] ?? ZERO) : ZERO;
}
