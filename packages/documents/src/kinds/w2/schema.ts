import { z } from 'zod';
import { FORM_YEARS } from '../../forms/form-edition.ts';
import { MOST_OCCUPATION_CODES } from '../../forms/tipped-occupations.ts';
import { LONGEST_KEPT_NAME } from '../../forms/name-lengths.ts';
import { AMOUNT_FIELDS, COMPUTED_FIELDS, MOST_BOX_14_LINES } from './fields.ts';
import type { AmountField } from './fields.ts';

/** Text as it was typed; its length is bounded so that it can be set within its box. Sense is checked in `validate.ts`. */
const text = (longest: number) => z.string().max(longest).default('');
const amountText = z.string().max(24).default('');
const flag = z.boolean().default(false);

const amounts = Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, amountText])) as Record<
  AmountField,
  typeof amountText
>;

/** A state and locality, boxes 15 and 18 to 20; the amounts are among `amounts`. */
const stateTexts = {
  stateShort: text(2),
  companyStateId: text(24),
  localityName: text(40),
  stateShortB: text(2),
  companyStateIdB: text(24),
  localityNameB: text(40),
};

/**
 * Form W-2 as it was typed. The amounts of boxes 1 to 6, 16 and 17 count only where `typedBoxes` names them or
 * `autoCalculator` is off; otherwise they hold what was computed last.
 */
export const w2DraftSchema = z.strictObject({
  autoCalculator: z.enum(['true', 'false']).default('true'),
  year: z.enum(['', ...FORM_YEARS.map(String)]),
  maritalStatus: z.enum(['', 'SINGLE', 'MARRIED', 'HEAD_OF_HOUSEHOLD']).default(''),
  /** Dollar amount of Form W-4 step 3. */
  dependentsAmount: z.string().max(24).default('0'),
  /** The state where the work is done and tax is withheld. `stateShort`, box 15, is this one where it is empty. */
  state: text(2),
  /** Paid in the year: what the calculation begins with. */
  income: amountText,
  employeeSocialSecurityNumber: text(16),
  employersIdentificationNumber: text(16),
  companyName: text(LONGEST_KEPT_NAME),
  companyAddress: text(80),
  companyCity: text(60),
  companyState: text(2),
  companyZip: text(10),
  /** First and last name, as they are printed together elsewhere. */
  employeeName: text(LONGEST_KEPT_NAME),
  /** The parts of the name; they count while they make it up. */
  employeeFirstName: text(LONGEST_KEPT_NAME),
  employeeLastName: text(LONGEST_KEPT_NAME),
  employeeSuffix: text(8),
  employeeAddress: text(80),
  employeeCity: text(60),
  employeeState: text(2),
  employeeZip: text(10),
  controlNumber: text(24),
  /** The employer is a household, which the form does not print but some of its rules look at. */
  householdEmployer: flag,
  ...amounts,
  field12aCode: text(4),
  field12bCode: text(4),
  field12cCode: text(4),
  field12dCode: text(4),
  statutoryEmployee: flag,
  retirementPlan: flag,
  sickPay: flag,
  /** Box 14; 14a from 2026. */
  field14: z
    .array(z.strictObject({ label: z.string().max(30), amount: z.string().max(24) }))
    .max(MOST_BOX_14_LINES)
    .default([]),
  /** Box 14b, from 2026. */
  field14b: z.array(z.string().max(4)).max(MOST_OCCUPATION_CODES).default([]),
  ...stateTexts,
  corrected: flag,
  void: flag,
  /** Boxes whose computed amount the user wrote over. */
  typedBoxes: z.array(z.enum(COMPUTED_FIELDS)).max(COMPUTED_FIELDS.length).default([]),
  /** Whether copies that may show the last four digits of the social security number alone do so. */
  maskSocialSecurityNumber: z.boolean().default(true),
  /** Information returns of all kinds that are filed for the year, this one included; empty where it is not known. */
  returnsOfYear: text(6),
  illegalAgreement: flag,
  terms: flag,
});

export type W2Draft = z.output<typeof w2DraftSchema>;
