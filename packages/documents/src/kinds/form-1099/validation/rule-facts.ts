import type { Cents } from '@paperwage/values';
import { ZERO } from '@paperwage/values';
import type { FormFacts } from '../../../forms/form-facts.ts';
import type { Form1099Document } from '../document.ts';
import type { AmountField } from '../fields.ts';
import type { Form1099Draft } from '../schema.ts';

/** What a form alone does not tell; each part is left out where it is not known. */
export interface FilingContext {
  /** Information returns of all types that are filed for the year, this one included. */
  readonly returnsOfYear?: number;
  /** Forms of this type that the recipient gets for the year, this one included. */
  readonly formsForRecipient?: number;
  /** The recipient's other form, NEC or MISC, has the mark for direct sales. */
  readonly hasDirectSalesElsewhere?: boolean;
}

/** What the rules of the form look at. */
export interface RuleFacts {
  readonly draft: Form1099Draft;
  readonly document: Form1099Document;
  readonly filing: FilingContext;
  readonly facts: FormFacts;
  readonly year: number;
}

/** The amount of a box; a blank one, or one that the edition does not have, counts as zero. */
export function boxOf({ document }: Pick<RuleFacts, 'document'>, field: AmountField): Cents {
  return hasBox(document, field) ? (document.amounts[field] ?? ZERO) : ZERO;
}

/** Whether the edition has a box for the field. */
export function hasBox({ edition }: Form1099Document, field: string): boolean {
  return edition.boxes.some(({ entries }) => entries.some((entry) => entry.field === field));
}

/** The number of the box of a field, `1a`. */
export function boxNumber({ edition }: Form1099Document, field: string): string {
  return edition.boxes.find(({ entries }) => entries.some((entry) => entry.field === field))?.number ?? '';
}
