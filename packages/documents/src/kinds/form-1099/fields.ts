/** Names of the fields of a 1099, apart from the schema so that using them loads no validator. */

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
 * Boxes of Form 1099-MISC that add up to what was paid to the recipient: `income` is their control total. An excess
 * golden parachute payment is part of a payment that stands in another box, so it would count twice.
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

export const CHECK_FIELDS = ['payerDirectSales', 'fatca', 'secondTinNotice'] as const;

/** The ten fields of payer and recipient without which step two is not complete. */
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

/** Which of the two forms: for services (`nec`) or for other payments (`misc`). */
export const FORM_TYPES = ['nec', 'misc'] as const;
export type FormType = (typeof FORM_TYPES)[number];
