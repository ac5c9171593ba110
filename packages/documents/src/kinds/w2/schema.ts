import { z } from 'zod';
import { FORM_YEARS } from '../../forms/form-edition.ts';
import { occupationCodesSchema } from '../../forms/occupation-codes-schema.ts';
import { amountText, flag, text } from '../../forms/schema.ts';
import { storableLength } from '../../drafts/text-lengths.ts';
import { AMOUNT_FIELDS, COMPUTED_FIELDS, MAX_BOX_14_LINES, NO_PLAN_AMOUNTS, PLAN_KINDS } from './fields.ts';
import { BOX_14_LABEL_MAX_LENGTH, W2_LIMITS } from './text-limits.ts';
import type { AmountField, PlanKind } from './fields.ts';

/** Longer than the box accepts, so that text too long for it gets an issue and isn't cut. */
const room = (field: keyof typeof W2_LIMITS) => text(storableLength(W2_LIMITS[field]));
/** Long enough for any first and last name together. */
const LONGEST_KEPT_NAME = 2 * storableLength(W2_LIMITS.employeeLastName) + 1;

const amounts = Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, amountText])) as Record<
  AmountField,
  typeof amountText
>;

const planAmountTexts = Object.fromEntries(PLAN_KINDS.map((kind) => [kind, amountText])) as Record<
  PlanKind,
  typeof amountText
>;

/** A state and locality, boxes 15 and 18 to 20; the amounts are among `amounts`. */
const stateTexts = {
  stateShort: text(2),
  companyStateId: room('companyStateId'),
  localityName: room('localityName'),
  stateShortB: text(2),
  companyStateIdB: room('companyStateIdB'),
  localityNameB: room('localityNameB'),
};

/**
 * Form W-2 as typed. The amounts of boxes 1 to 6, 16 and 17 count only if `typedBoxes` names them or `autoCalculator` is
 * off; otherwise they hold the last computed amounts.
 */
export const w2DraftSchema = z.strictObject({
  autoCalculator: z.enum(['true', 'false']).default('true'),
  year: z.enum(['', ...FORM_YEARS.map(String)]),
  maritalStatus: z.enum(['', 'SINGLE', 'MARRIED', 'HEAD_OF_HOUSEHOLD']).default(''),
  /** Dollar amount of Form W-4 step 3. */
  dependentsAmount: z.string().max(24).default('0'),
  /** The state where the work is done and tax is withheld. If `stateShort`, box 15, is empty, it prints this one. */
  state: text(2),
  /** Pay for the year, which the calculation starts from. */
  income: amountText,
  /** What the employee paid into plans in the year, out of that income. Counts while the boxes are calculated. */
  planAmounts: z.strictObject(planAmountTexts).default(NO_PLAN_AMOUNTS),
  employeeSocialSecurityNumber: text(16),
  employersIdentificationNumber: text(16),
  companyName: room('companyName'),
  companyAddress: room('companyAddress'),
  companyCity: room('companyCity'),
  companyState: text(2),
  companyZip: room('companyZip'),
  /** First and last name, as other documents print them together. */
  employeeName: text(LONGEST_KEPT_NAME),
  /** The parts of the name; they count as long as they make it up. */
  employeeFirstName: room('employeeFirstName'),
  employeeLastName: room('employeeLastName'),
  employeeSuffix: room('employeeSuffix'),
  employeeAddress: room('employeeAddress'),
  employeeCity: room('employeeCity'),
  employeeState: text(2),
  employeeZip: room('employeeZip'),
  controlNumber: room('controlNumber'),
  /** The employer is a household: not printed, but some of the form's rules depend on it. */
  householdEmployer: flag,
  ...amounts,
  field12aCode: text(4),
  field12bCode: text(4),
  field12cCode: text(4),
  field12dCode: text(4),
  statutoryEmployee: flag,
  retirementPlan: flag,
  /** The user checked or cleared that box, so it no longer follows from box 12. */
  retirementPlanTyped: z.boolean().optional(),
  sickPay: flag,
  /** Box 14; 14a from 2026. */
  field14: z
    .array(
      z.strictObject({ label: z.string().max(storableLength(BOX_14_LABEL_MAX_LENGTH)), amount: z.string().max(24) }),
    )
    .max(MAX_BOX_14_LINES)
    .default([]),
  /** Box 14b, from 2026. */
  field14b: occupationCodesSchema,
  ...stateTexts,
  corrected: flag,
  void: flag,
  typedBoxes: z
    .array(z.enum(COMPUTED_FIELDS))
    .max(COMPUTED_FIELDS.length)
    .default([])
    .describe('Which of the boxes that we calculate keep the amount that is sent for them'),
  /** Whether copies that may show just the last four digits of the social security number do so. */
  maskSocialSecurityNumber: z.boolean().default(true),
  /** Information returns of all kinds filed for the year, including this one; empty if unknown. */
  returnsOfYear: text(6),
  illegalAgreement: flag,
  terms: flag,
});

export type W2Draft = z.output<typeof w2DraftSchema>;
