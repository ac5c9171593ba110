import { z } from 'zod';
import { FORM_YEARS } from '../../forms/form-edition.ts';
import { storableLength } from '../../drafts/text-lengths.ts';
import { occupationCodesSchema } from '../../forms/occupation-codes-schema.ts';
import { amountText, flag, text } from '../../forms/schema.ts';
import type { AmountField } from './fields.ts';
import { AMOUNT_FIELDS, FORM_TYPES } from './fields.ts';
import { FORM_1099_LIMITS } from './text-limits.ts';

/** Longer than the form accepts: text that is too long gets an issue and isn't cut. */
const room = (field: keyof typeof FORM_1099_LIMITS) => text(storableLength(FORM_1099_LIMITS[field].most));

const amounts = Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, amountText])) as Record<
  AmountField,
  typeof amountText
>;

/**
 * Form 1099-NEC or 1099-MISC as typed. `income` is what the recipient was paid in the year: nonemployee compensation on
 * the NEC, the control total of the boxes on the MISC.
 */
export const form1099DraftSchema = z.strictObject({
  formType: z.enum(FORM_TYPES).default('nec'),
  year: z.enum(['', ...FORM_YEARS.map(String)]),
  corrected: flag,
  void: flag,
  /** Outside of the United States the state is a province or empty, and the ZIP code a postal code of the country. */
  payersName: room('payersName'),
  payersAddress: room('payersAddress'),
  payersRoom: room('payersRoom'),
  payersCity: room('payersCity'),
  payersState: room('payersState'),
  payersZip: room('payersZip'),
  payersCountry: room('payersCountry'),
  payersTelephone: room('payersTelephone'),
  companyEin: text(16),
  recipientsName: room('recipientsName'),
  recipientsAddress: room('recipientsAddress'),
  recipientsRoom: room('recipientsRoom'),
  recipientsCity: room('recipientsCity'),
  recipientsState: room('recipientsState'),
  recipientsZip: room('recipientsZip'),
  recipientsCountry: room('recipientsCountry'),
  /** The recipient's number: SSN, ITIN, ATIN or EIN. */
  socialSecurity: text(16),
  accountNumber: room('accountNumber'),
  /** Other forms of the same kind and year that the recipient gets; empty means none. */
  otherFormsForRecipient: text(6),
  ...amounts,
  payerDirectSales: flag,
  /** The recipient’s other form, NEC or MISC, has the mark for direct sales. */
  directSalesElsewhere: flag,
  fatca: flag,
  /** The IRS has notified the payer twice within three years that the recipient's number is wrong. */
  secondTinNotice: flag,
  /** Box 1c of 1099-NEC and 13b of 1099-MISC, from 2026. */
  tippedOccupationCodes: occupationCodesSchema,
  payersStateNoA: room('payersStateNoA'),
  payersStateNoB: room('payersStateNoB'),
  /** Whether copies that may show only the last four digits of the recipient's number do so. */
  maskRecipientTin: z.boolean().default(true),
  /** Information returns of all kinds filed for the year, including this one; empty if unknown. */
  returnsOfYear: text(6),
  illegalAgreement: flag,
  terms: flag,
});

export type Form1099Draft = z.output<typeof form1099DraftSchema>;
