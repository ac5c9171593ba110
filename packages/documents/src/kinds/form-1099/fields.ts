/** Names of the fields of a 1099, apart from the schema so that using them loads no validator. */
import { isAbroad } from '../../forms/country.ts';

export const AMOUNT_FIELDS = [
  'income',
  'rents',
  'royalties',
  'otherIncome',
  'federalIncomeTax',
  'fishingBoat',
  'medicalAndHealthCare',
  'substitutePayments',
  'cropInsurance',
  'grossProceeds',
  'field11',
  'section409A',
  'excessGoldenParachutePayments',
  'nonQualifiedDeferredCompensation',
  'cashTips',
  'overtimeCompensation',
  'stateTaxWithHeldA',
  'stateTaxWithHeldB',
  'stateIncomeA',
  'stateIncomeB',
] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];

/**
 * Boxes on Form 1099-MISC that add up to what the recipient was paid: `income` is their control total. An excess golden
 * parachute payment is part of a payment in another box, so it would count twice.
 */
export const CONTROLLED_FIELDS = [
  'rents',
  'royalties',
  'otherIncome',
  'fishingBoat',
  'medicalAndHealthCare',
  'substitutePayments',
  'cropInsurance',
  'grossProceeds',
  'field11',
  'nonQualifiedDeferredCompensation',
] as const satisfies readonly AmountField[];

/** Names of the amounts that another form or year has a box for. */
export const AMOUNT_NAMES: Readonly<Partial<Record<AmountField, string>>> = {
  rents: 'Rents',
  royalties: 'Royalties',
  otherIncome: 'Other income',
  fishingBoat: 'Fishing boat proceeds',
  medicalAndHealthCare: 'Medical and health care payments',
  substitutePayments: 'Substitute payments in lieu of dividends or interest',
  cropInsurance: 'Crop insurance proceeds',
  grossProceeds: 'Gross proceeds paid to an attorney',
  field11: 'Fish purchased for resale',
  section409A: 'Section 409A deferrals',
  excessGoldenParachutePayments: 'Excess golden parachute payments',
  nonQualifiedDeferredCompensation: 'Nonqualified deferred compensation',
  cashTips: 'Cash tips',
  overtimeCompensation: 'Overtime compensation',
};

export const CHECK_FIELDS = ['payerDirectSales', 'fatca', 'secondTinNotice'] as const;

/** The ten payer and recipient fields that step two requires. */
export const PARTY_FIELDS = [
  'payersName',
  'payersAddress',
  'payersCity',
  'payersState',
  'payersZip',
  'recipientsName',
  'recipientsAddress',
  'recipientsCity',
  'recipientsState',
  'recipientsZip',
] as const;

/** The party fields that an address outside the United States doesn't need. */
const NOT_OF_EVERY_COUNTRY = { payersState: 1, payersZip: 1, recipientsState: 1, recipientsZip: 1 };

/** The party fields that a draft must have. */
export function neededPartyFields(
  draft: Readonly<Record<'payersCountry' | 'recipientsCountry', string>>,
): (typeof PARTY_FIELDS)[number][] {
  return PARTY_FIELDS.filter(
    (field) =>
      !(field in NOT_OF_EVERY_COUNTRY) ||
      !isAbroad(field.startsWith('payers') ? draft.payersCountry : draft.recipientsCountry),
  );
}

/** Which of the two forms: for services (`nec`) or for other payments (`misc`). */
export const FORM_TYPES = ['nec', 'misc'] as const;
export type FormType = (typeof FORM_TYPES)[number];
