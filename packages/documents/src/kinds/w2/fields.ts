/** Names of the fields of a W-2, apart from the schema so that using them loads no validator. */

/** Boxes that the calculation fills; the user can type over each. */
export const COMPUTED_FIELDS = [
  'wagesTipsOther',
  'federalIncomeTax',
  'socialSecurityWages',
  'socialSecurityTax',
  'medicareWages',
  'medicareTax',
  'stateWagesTips',
  'stateIncomeTax',
] as const;
export type ComputedField = (typeof COMPUTED_FIELDS)[number];

/** Boxes with an amount that only the user knows. */
const TYPED_AMOUNT_FIELDS = [
  'socialSecurityTips',
  'allocatedTips',
  'dependentCareBenefits',
  'nonqualifiedPlans',
  'field12a',
  'field12b',
  'field12c',
  'field12d',
  'localWagesTips',
  'localIncomeTax',
  'stateWagesTipsB',
  'stateIncomeTaxB',
  'localWagesTipsB',
  'localIncomeTaxB',
] as const;

export const AMOUNT_FIELDS = [...COMPUTED_FIELDS, ...TYPED_AMOUNT_FIELDS] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];

/** The kinds of plans an employee may pay into, in the order of the form. */
export const PLAN_KINDS = [
  'section125',
  'dependentCare',
  'hsa',
  'retirement401k',
  'retirement403b',
  'retirement457b',
  'simpleIra',
  'roth401k',
  'roth403b',
  'roth457b',
] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];
/** Nothing paid into any plan. */
export const NO_PLAN_AMOUNTS: Readonly<Record<PlanKind, string>> = {
  section125: '',
  dependentCare: '',
  hsa: '',
  retirement401k: '',
  retirement403b: '',
  retirement457b: '',
  simpleIra: '',
  roth401k: '',
  roth403b: '',
  roth457b: '',
};

/** The four rows of box 12. */
export const BOX_12_ROWS = ['12a', '12b', '12c', '12d'] as const;
export type Box12Row = (typeof BOX_12_ROWS)[number];

/** Fields of the employer that a browser keeps between visits. */
export const KEPT_FIELDS = [
  'employersIdentificationNumber',
  'companyName',
  'companyAddress',
  'companyCity',
  'companyState',
  'companyZip',
] as const;

/** The most lines in box 14. */
export const MAX_BOX_14_LINES = 4;
