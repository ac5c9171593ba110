import { withChanges } from '../../../drafts/changes.ts';
import { formatEin, formatSsn } from '../../../forms/tins/tin.ts';
import type { Box12Row, ComputedField, PlanKind } from '../fields.ts';
import { KEPT_FIELDS } from '../fields.ts';
import { storableW2Texts } from '../validation/storable-w2.ts';
import type { W2Draft } from '../schema.ts';

/** Any field that is plain text, a choice or a checkbox. */
type PlainField = Exclude<
  keyof W2Draft,
  ComputedField | 'typedBoxes' | 'planAmounts' | 'field14' | 'field14b' | 'employeeFirstName' | 'employeeLastName'
>;

/** Sets a field that changes no other. */
export function setW2Field<K extends PlainField>(draft: W2Draft, field: K, value: W2Draft[K]): W2Draft {
  const changes: Partial<W2Draft> = {};
  changes[field] = value;
  return withChanges(draft, changes);
}

/** Types over a computed box, which then keeps what the user typed. */
export function typeW2Box(draft: W2Draft, field: ComputedField, amount: string): W2Draft {
  const typedBoxes = draft.typedBoxes.includes(field) ? draft.typedBoxes : [...draft.typedBoxes, field];
  return withChanges(draft, { [field]: amount, typedBoxes });
}

/** Lets a box be computed again. */
export function computeW2Box(draft: W2Draft, field: ComputedField): W2Draft {
  if (!draft.typedBoxes.includes(field)) return draft;
  return withChanges(draft, { [field]: '', typedBoxes: draft.typedBoxes.filter((typed) => typed !== field) });
}

/** Lets every box that the calculation fills be computed again. */
export function computeAllW2Boxes(draft: W2Draft): W2Draft {
  return draft.typedBoxes.reduce(computeW2Box, draft);
}

/** Sets code and amount of a row of box 12. */
export function setBox12(draft: W2Draft, row: Box12Row, code: string, amount: string): W2Draft {
  return withChanges(draft, { [`field${row}Code`]: code.trim().toUpperCase(), [`field${row}`]: amount });
}

/** Checks or clears Retirement plan in box 13, which then no longer follows from box 12. */
export function setRetirementPlan(draft: W2Draft, retirementPlan: boolean): W2Draft {
  return withChanges<W2Draft>(draft, { retirementPlan, retirementPlanTyped: true });
}

/** Sets what the employee paid into a kind of plan. */
export function setPlanAmount(draft: W2Draft, kind: PlanKind, amount: string): W2Draft {
  return withChanges<W2Draft>(draft, { planAmounts: withChanges(draft.planAmounts, { [kind]: amount }) });
}

/** Sets the lines of box 14 (14a from 2026). */
export function setBox14(draft: W2Draft, field14: W2Draft['field14']): W2Draft {
  return withChanges(draft, { field14 });
}

/** Sets the occupation codes of box 14b. */
export function setOccupationCodes(draft: W2Draft, field14b: W2Draft['field14b']): W2Draft {
  return withChanges(draft, { field14b });
}

/** Formats the employee's and employer's numbers when the user leaves the field. */
export function formatW2Numbers(draft: W2Draft): W2Draft {
  return withChanges(draft, {
    employeeSocialSecurityNumber: formatSsn(draft.employeeSocialSecurityNumber),
    employersIdentificationNumber: formatEin(draft.employersIdentificationNumber),
  });
}

/** The employer's details that a browser keeps between visits. */
export type KeptEmployer = Pick<W2Draft, (typeof KEPT_FIELDS)[number]>;

/** The employer's fields to keep for the next visit; of a personal number, only the last four digits. */
export function keptEmployer(draft: W2Draft): KeptEmployer {
  const kept = storableW2Texts(draft);
  return Object.fromEntries(KEPT_FIELDS.map((field) => [field, kept[field]])) as KeptEmployer;
}

/** A draft with the employer from the last visit. */
export function withKeptEmployer(draft: W2Draft, kept: Partial<KeptEmployer>): W2Draft {
  return withChanges<W2Draft>(draft, kept);
}
