import { lineNameAt } from './draft/line-name.ts';
import type { PayStubDraft } from './draft/schema.ts';

const ADDRESS = {
  streetAddress1: 'street address',
  streetAddress2: 'suite or apartment',
  city: 'city',
  state: 'state',
  zipCode: 'ZIP code',
} as const;

/** Names of the fields, as the form has them. */
const FIELDS: Readonly<Record<string, string>> = {
  workState: 'State where they work',
  residenceState: 'State where the employee lives',
  'elections.county': 'County',
  'elections.locality': 'City or place where the employee lives',
  'elections.workLocality': 'City or place of work',
  'elections.schoolDistrict': 'School district',
  'elections.waWorkersCompensationRate': 'Workers’ comp, employee share per hour',
  'elections.deEmployees': 'Employees in the company',
  'elections.reciprocityFormOnFile': 'Exemption form',
  oftenPaid: 'Pay frequency',
  paystubsNumber: 'Number of stubs',
  payPeriodsWorked: 'Pay periods worked',
  coNumber: 'Company code',
  fileNumber: 'File number',
  deptNumber: 'Department number',
  clockNumber: 'Clock number',
  vchrNumber: 'Voucher number',
  checkNo: 'Check number',
  bankName: 'Bank name',
  paperSize: 'Paper size',
  checkRightMm: 'Move the check right',
  checkDownMm: 'Move the check down',
  printsPayrollCodes: 'Print the payroll codes',
  confirmedEarlierPeriods: 'First paycheck this year?',
  'companyInfo.employerName': 'Company name',
  'companyInfo.employerTelephone': 'Company phone',
  'companyInfo.legalName': 'Company legal name',
  'companyInfo.registryNumber': 'Business registry number',
  'companyInfo.employerLogo': 'Company logo',
  'companyInfo.payrollLogo': 'Payroll service logo',
  'employeeInfo.employeeName': 'Employee or contractor name',
  'employeeInfo.employeeTelephone': 'Employee or contractor phone',
  'employeeInfo.employeeId': 'Employee or contractor ID',
  'employeeInfo.employeeSocial': 'Social Security number',
  'employeeInfo.last4Digits': 'Account number',
  'employeeInfo.dependentsAmount': 'Form W-4, step 3',
  'w4.otherIncome': 'Form W-4, step 4(a)',
  'w4.deductions': 'Form W-4, step 4(b)',
  'w4.extraWithholding': 'Form W-4, extra withholding',
  'w4.federalAllowances': 'Form W-4, allowances',
  ...addressOf('companyInfo', 'Company'),
  ...addressOf('employeeInfo', 'Employee'),
};

const STUB_FIELDS: Readonly<Record<string, string>> = {
  'payPeriod.from': 'period start',
  'payPeriod.to': 'period end',
  payDate: 'pay date',
  'otherItems.hoursWorked': 'hours worked',
  'otherItems.overtimeRate': 'overtime rate',
};

const OTHER_ITEMS: Readonly<Record<string, string>> = {
  timeOff: 'time off',
  pieceWork: 'piece work',
  allowances: 'allowance',
};

const COLUMNS: Readonly<Record<string, string>> = {
  name: 'name',
  rate: 'rate',
  hours: 'hours',
  total: 'this period',
  ytd: 'year to date',
};

/**
 * A place in the draft as people call it: `Company ZIP code`, `Stub 2, Overtime, hours`. Undefined for a place that is
 * no field.
 */
export function placeName(draft: PayStubDraft, path: string): string | undefined {
  const [, stub, rest = ''] = /^items\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  if (stub === undefined) return FIELDS[path] ?? certificateName(path) ?? previousName(draft, path);
  const parts = [`Stub ${Number(stub) + 1}`, STUB_FIELDS[rest], ...otherItemParts(rest), ...lineParts(draft, path)];
  return parts.filter(Boolean).join(', ');
}

/** `time off, accrued` for a place among a stub's other items. */
function otherItemParts(rest: string): (string | undefined)[] {
  const [, list = '', field] = /^otherItems\.(\w+)(?:\.[^.]+\.(\w+))?$/.exec(rest) ?? [];
  return [OTHER_ITEMS[list], field];
}

/** What forms of states ask is named by the form that asks it. */
function certificateName(path: string): string | undefined {
  return path.startsWith('elections.') ? 'State certificate' : undefined;
}

function previousName(draft: PayStubDraft, path: string): string | undefined {
  if (!path.startsWith('prevYtdItem.')) return undefined;
  return ['Year to date before these stubs', ...lineParts(draft, path).slice(0, 1)].join(', ');
}

function lineParts(draft: PayStubDraft, path: string): (string | undefined)[] {
  const name = lineNameAt(draft, path);
  if (!/\.(?:custom)?(?:earnings|deductions)\./i.test(path)) return [];
  return [name ?? 'custom line', COLUMNS[path.slice(path.lastIndexOf('.') + 1)]];
}

function addressOf(holder: string, who: string): Record<string, string> {
  return Object.fromEntries(Object.entries(ADDRESS).map(([field, name]) => [`${holder}.${field}`, `${who} ${name}`]));
}
