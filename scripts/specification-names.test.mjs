/** Names that the specification binds: data, calls and constants have them, and inner code keeps to its own. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints, TRAFFIC_PARAMETERS } from '@paperwage/api-contract';
import { VISITOR } from '../apps/web/src/identity/auth-state.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The text of all source below a folder, tests and their data left out. */
function sourceOf(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/node_modules|\.(test|spec|fixture|arbitrary)\.|fixtures/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');
}

/** The names of fields and choices that a schema has, at any depth. */
function namesIn(schema, io) {
  const found = new Set();
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: { properties = {}, enum: choices = [], const: only } }) => {
      for (const name of [...Object.keys(properties), ...choices, only]) found.add(name);
    },
  });
  return found;
}

const inDocument = (type) => {
  const schema = endpoints.generatePdf.body.options.find(({ shape }) => shape.type.value === type);
  return namesIn(schema, 'input');
};
const inBody = ({ body }) => namesIn(body, 'input');
const inAnswer = ({ answer }) => namesIn(answer, 'output');

/** As the specification spells them, by where each has to be: a word that stands elsewhere does not count. */
const NAMES = [
  [
    'a pay stub',
    inDocument('paystub'),
    `BI_WEEKLY HEAD_OF_HOUSEHOLD SEMI_ANNUAL SEMI_MONTHLY autoCalculator checkNo clockNumber coNumber companyInfo
    customDeductions customEarnings deductionTotal deductionYTDTotal defaultEmployeeId dependentsAmount deptNumber
    documentData employeeId employeeInfo employeeName employeeSocial employeeTelephone employerLogo employerName
    employerTelephone employmentType fileNumber grossPayTotal grossPayYTDTotal hiredInPast52Weeks isCustom
    isDirectDeposit itemId last4Digits maritalStatus netpayTotal netpayYTDTotal oftenPaid otherIncome payDate payPeriod
    payPeriodsWorked paymentType payrollLogo prevYtd prevYtdItem streetAddress1 streetAddress2 vchrNumber zipCode`,
  ],
  [
    'an invoice',
    inDocument('invoice'),
    `businessNumber discountRate discountType discountedAmount documentData flat_amount formName on_receipt on_total
    per_item taxRate taxType withTax`,
  ],
  [
    'a W-2',
    inDocument('w2'),
    `allocatedTips companyAddress companyCity companyName companyState companyStateId companyZip documentData
    employeeAddress employeeCity employeeName employeeSocialSecurityNumber employeeState employeeZip
    employersIdentificationNumber federalIncomeTax field12a field12b field12c field12d illegalAgreement localIncomeTax
    localWagesTips localityName medicareTax medicareWages retirementPlan sickPay socialSecurityTax socialSecurityTips
    socialSecurityWages stateIncomeTax stateShort stateWagesTips statutoryEmployee wagesTipsOther`,
  ],
  [
    'a 1099-MISC',
    inDocument('1099'),
    `accountNumber companyEin cropInsurance documentData excessGoldenParachutePayments federalIncomeTax field11
    fishingBoat grossProceeds illegalAgreement medicalAndHealthCare nonQualifiedDeferredCompensation otherIncome
    payerDirectSales payersName payersStateNoA payersStateNoB recipientsName section409A socialSecurity stateIncomeA
    stateIncomeB stateTaxWithHeldA stateTaxWithHeldB substitutePayments`,
  ],
  [
    'the body of a salary calculation',
    inBody(endpoints.calculateSalary),
    `BI_WEEKLY HEAD_OF_HOUSEHOLD PAY_PER_PERIOD SEMI_ANNUAL SEMI_MONTHLY dependents2020 federalFilingStatusType grossPay
    grossPayType grossPayYTD otherIncome payDate payFrequency stateFillingStatus`,
  ],
  [
    'the answer to a salary calculation',
    inAnswer(endpoints.calculateSalary),
    'payDate stateIncomeTax stateTaxTypes timeStamp',
  ],
  ['the body that saves a draft', inBody(endpoints.saveDraft), 'documentData draftId'],
  ['the answer to a saved draft', inAnswer(endpoints.saveDraft), 'draftId'],
  ['the filter of documents', inBody(endpoints.listDocuments), 'periodEnd periodStart'],
  [
    'a list of documents',
    inAnswer(endpoints.listDocuments),
    'companyInfo companyName createdAt employeeInfo employeeName employerName formName payersName recipientsName',
  ],
  ['the body of a sign-up', inBody(endpoints.signUp), 'appCheckToken firstName lastName'],
  ['the answer to a sign-in', inAnswer(endpoints.signIn), 'customToken'],
  ['a profile', inAnswer(endpoints.getProfile), 'firstName isActive isValidEmail lastName subscriptionType'],
  ['the body of an order', inBody(endpoints.createOrder), 'appCheckToken firstName lastName paymentToken'],
  ['the answer to an order', inAnswer(endpoints.createOrder), 'cardNumber createdAt'],
  ['a card to tokenize', inBody(endpoints.tokenizeSandboxCard), 'card_number'],
  ['the path that tokenizes', new Set(endpoints.tokenizeSandboxCard.path.split('/')), 'tokenize_payment'],
  ['a message to the chat', inBody(endpoints.reply), 'chatId'],
  [
    'the cookies of a visit',
    new Set(TRAFFIC_PARAMETERS),
    'utm_campaign utm_content utm_medium utm_source utm_term afid gclid aic',
  ],
  ['the state of a session', new Set(Object.keys(VISITOR)), 'isFirebaseLoaded isLoggedIn'],
].flatMap(([place, found, names]) => names.split(/\s+/).map((name) => [name, place, found]));

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
  it.each(NAMES)('has %s under its name', (name, place, found) => {
    expect([...found], place).toContain(name);
  });

  it('says of a list of documents whether it has more', () => {
    const source = readFileSync(join(root, 'apps/web/src/features/history/list/use-documents.ts'), 'utf8');
    expect(source).toMatch(/^export interface DocumentList \{[^}]*^ {2}readonly hasMore: boolean;$/m);
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
