import type { Cents } from '@paperwage/values';

/**
 * What an employee pays out of wages before tax, by kind of plan. Except for retirement plans, each is paid through the
 * employer's cafeteria plan (section 125); the same item paid outside one isn't a pre-tax deduction.
 */
export const PRE_TAX_CLASSES = [
  'retirement401k',
  'retirement403b',
  'retirement457b',
  'simpleIra',
  'section125',
  'hsa',
  'fsa',
  'dependentCare',
] as const;

/**
 * `retirement401k`, `retirement403b`, `retirement457b`, `simpleIra`: elective deferrals to such a plan, not Roth.
 * `section125`: premiums for health, dental, vision and the like. `hsa`: health savings account. `fsa`: flexible spending
 * account for health care. `dependentCare`: flexible spending account for dependent care, which Form W-2 shows in a box
 * of its own.
 */
export type PreTaxClass = (typeof PRE_TAX_CLASSES)[number];

/**
 * The rules' names for deductions: retirement plans other than a 401(k) are `otherRetirement`, which some states tax
 * differently from a 401(k). It also covers plans without a class of their own, such as a SEP.
 */
export const TAXED_KINDS = ['retirement401k', 'otherRetirement', 'section125', 'hsa', 'fsa', 'dependentCare'] as const;
export type TaxedKind = (typeof TAXED_KINDS)[number];

/** Every kind a payment's deductions may have, in the order they are subtracted. */
export const PRE_TAX_KINDS = [
  'retirement401k',
  'retirement403b',
  'retirement457b',
  'simpleIra',
  'otherRetirement',
  'section125',
  'hsa',
  'fsa',
  'dependentCare',
] as const;
export type PreTaxKind = (typeof PRE_TAX_KINDS)[number];

/** The kind by which the rules tax a deduction. */
export function taxedKindOf(kind: PreTaxKind): TaxedKind {
  switch (kind) {
    case 'retirement403b':
    case 'retirement457b':
    case 'simpleIra':
      return 'otherRetirement';
    default:
      return kind;
  }
}

/** An amount of one payment. */
export interface PreTaxDeduction {
  readonly class: PreTaxKind;
  readonly amount: Cents;
}
