import type { Cents } from '@paperwage/values';

/**
 * What an employee pays out of wages before tax, by how it is taxed. All but `retirement401k` are paid through a
 * cafeteria plan of the employer (section 125); the same paid outside of one is no pre-tax deduction.
 */
export const PRE_TAX_CLASSES = ['retirement401k', 'section125', 'hsa', 'fsa', 'dependentCare'] as const;

/**
 * `retirement401k`: elective deferrals to a traditional 401(k), not Roth. `section125`: premiums for health, dental,
 * vision and the like. `hsa`: health savings account. `fsa`: flexible spending account for health care.
 * `dependentCare`: flexible spending account for dependent care, which Form W-2 shows in a box of its own.
 */
export type PreTaxClass = (typeof PRE_TAX_CLASSES)[number];

/**
 * The classes, and `otherRetirement`: elective deferrals to a 403(b), 457(b), SEP or SIMPLE plan, which a year of pay has
 * and some states tax otherwise than those to a 401(k).
 */
export const PRE_TAX_KINDS = [
  'retirement401k',
  'otherRetirement',
  'section125',
  'hsa',
  'fsa',
  'dependentCare',
] as const;
export type PreTaxKind = (typeof PRE_TAX_KINDS)[number];

/** An amount of one payment. */
export interface PreTaxDeduction {
  readonly class: PreTaxKind;
  readonly amount: Cents;
}
