/** Names that the specification binds: data, calls and constants have them, and inner code keeps to its own. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The text of all source below a folder, tests and their data left out. */
function sourceOf(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/node_modules|\.(test|spec|fixture|arbitrary)\.|fixtures/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');
}

/** As the specification spells them. */
const NAMES = `
  BI_WEEKLY HEAD_OF_HOUSEHOLD PAY_PER_PERIOD SEMI_ANNUAL SEMI_MONTHLY accountNumber allocatedTips autoCalculator
  businessNumber chatId checkNo clockNumber coNumber companyAddress companyCity companyEin companyInfo companyName
  companyState companyStateId companyZip createdAt cropInsurance customDeductions customEarnings customToken
  deductionTotal deductionYTDTotal defaultEmployeeId dependentsAmount deptNumber discountRate discountType
  discountedAmount documentData draftId employeeAddress employeeCity employeeId employeeInfo employeeName
  employeeSocial employeeSocialSecurityNumber employeeState employeeTelephone employeeZip employerLogo employerName
  employerTelephone employersIdentificationNumber employmentType excessGoldenParachutePayments
  federalFilingStatusType federalIncomeTax fileNumber firstName fishingBoat flat_amount formName grossPay
  grossPayTotal grossPayType grossPayYTD grossPayYTDTotal grossProceeds hasMore hiredInPast52Weeks illegalAgreement
  isActive isCustom isDirectDeposit isFirebaseLoaded isLoggedIn isValidEmail itemId last4Digits lastName
  localIncomeTax localWagesTips localityName maritalStatus medicalAndHealthCare medicareTax medicareWages netpayTotal
  netpayYTDTotal nonQualifiedDeferredCompensation oftenPaid on_receipt on_total otherIncome payDate payFrequency
  payPeriod payPeriodsWorked payerDirectSales payersName payersStateNoA payersStateNoB paymentType payrollLogo
  per_item periodEnd periodStart prevYtd prevYtdItem recipientsName retirementPlan section409A sickPay socialSecurity
  socialSecurityTax socialSecurityTips socialSecurityWages stateFillingStatus stateIncomeA stateIncomeB
  stateIncomeTax stateShort stateTaxTypes stateTaxWithHeldA stateTaxWithHeldB stateWagesTips statutoryEmployee
  streetAddress1 streetAddress2 subscriptionType substitutePayments taxRate taxType timeStamp vchrNumber
  wagesTipsOther withTax zipCode appCheckToken cardNumber card_number paymentToken tokenize_payment dependents2020
  field11 field12a field12b field12c field12d utm_campaign utm_content utm_medium utm_source utm_term
`;

/** Entries of a call whose meaning has another name inside. */
const WIRE_ALONE = ['federalFilingStatusType', 'stateFillingStatus', 'dependents2020', 'grossPayType', 'grossPayYTD'];

const VENDORS = [
  'ADP',
  'Ceridian',
  'Gusto',
  'Intuit',
  'Paychex',
  'Paycom',
  'Paycor',
  'Paylocity',
  'QuickBooks',
  'TriNet',
];

describe('the names of the specification', () => {
  const source = sourceOf('packages') + sourceOf('apps');

  it.each(NAMES.trim().split(/\s+/))('has %s under its name', (name) => {
    expect(new RegExp(`\\b${name}\\b`).test(source)).toBe(true);
  });

  it.each(['packages/values/src', 'packages/payroll/src', 'packages/documents/src', 'apps/server/src/features'])(
    'those of a call alone stay at the edge, out of %s',
    (folder) => {
      const inside = sourceOf(folder);
      for (const name of WIRE_ALONE) expect(inside).not.toMatch(new RegExp(`\\b${name}\\b`));
    },
  );
});

it('no document names a payroll vendor', () => {
  const documents = sourceOf('packages/documents/src') + sourceOf('packages/paper/src');
  for (const vendor of VENDORS) expect(documents).not.toMatch(new RegExp(`\\b${vendor}\\b`, 'i'));
});
