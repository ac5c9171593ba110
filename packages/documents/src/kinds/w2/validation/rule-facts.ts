import type { Cents } from '@paperwage/values';
import { ZERO } from '@paperwage/values';
import type { FormFacts } from '../../../forms/form-facts.ts';
import type { CalculatedYear } from '../calculation/year-of-pay.ts';
import type { W2Document } from '../document.ts';
import type { AmountField } from '../fields.ts';
import type { W2Draft } from '../schema.ts';

/** What the form's rules look at. */
export interface RuleFacts {
  readonly draft: W2Draft;
  readonly document: W2Document;
  readonly workedOut: CalculatedYear | undefined;
  readonly facts: FormFacts;
  readonly year: number;
}

/** The amount of a box; a blank one counts as zero. */
export function boxOf({ document }: RuleFacts, field: AmountField): Cents {
  return document.amounts[field].amount ?? ZERO;
}

/** How much rounding each paycheck can make a year's sum differ from the rate on the year's total. */
export const ROUNDING_OF_A_YEAR = 100;
