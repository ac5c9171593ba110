import { NO_ELECTIONS } from './election-fields.ts';
import type { DraftContext } from '../../../drafts/draft-context.ts';
import { generatedEmployeeId, generatedIdentifiers } from './identifiers.ts';
import { newId } from '../../../drafts/draft-context.ts';
import { deductionName, EARNING_NAMES } from './lines.ts';
import type { StubDates } from './periods.ts';
import { latestDates } from './periods.ts';
import type { EarningKey } from './keys.ts';
import type { DeductionDraft, EarningDraft, PayStubDraft, PayStubItem } from './schema.ts';
import { DEDUCTION_KEYS, EARNING_KEYS } from './keys.ts';

/** What the main line of a new stub begins with. */
const DEFAULT_RATE = '10.00';
const DEFAULT_HOURS = '40.00';
const NOTHING = '0.00';
const NO_OTHER_ITEMS = { hoursWorked: '', overtimeRate: '', timeOff: [], pieceWork: [], allowances: [] };
const EMPTY_ADDRESS = { streetAddress1: '', streetAddress2: '', city: '', state: '', zipCode: '' } as const;

/**
 * A new pay stub: every field with its default and the identifiers generated. Its one stub covers the latest period
 * that has ended by `today`.
 */
export function emptyPayStubDraft(context: DraftContext): PayStubDraft {
  const draft = unaskedPayStubDraft(context);
  return {
    ...draft,
    generatedCheckNo: draft.checkNo,
    confirmedEarlierPeriods: 0,
    hasEarlierPaychecks: false,
    untypedDates: true,
    untypedFrequency: true,
  };
}

/** Like `emptyPayStubDraft`, but nobody is asked to confirm its assumptions: its figures come from a program. */
export function unaskedPayStubDraft({ today, random }: DraftContext): PayStubDraft {
  return {
    autoCalculator: 'true',
    employmentType: 'employee',
    paymentType: 'hourly',
    oftenPaid: 'MONTHLY',
    prevYtd: 'false',
    hiredInPast52Weeks: 'false',
    bonusTax: 'together',
    payPeriodsWorked: 1,
    paystubsNumber: 1,
    assumeYear: '',
    workState: '',
    residenceState: '',
    bankName: '',
    printsPayrollCodes: false,
    ...generatedIdentifiers(random),
    companyInfo: {
      employerName: '',
      employerTelephone: '',
      legalName: '',
      registryNumber: '',
      ...EMPTY_ADDRESS,
      payrollLogo: '',
      employerLogo: '',
    },
    employeeInfo: {
      employeeName: '',
      employeeTelephone: '',
      employeeSocial: '',
      defaultEmployeeId: generatedEmployeeId(random),
      employeeId: '',
      ...EMPTY_ADDRESS,
      maritalStatus: 'SINGLE',
      dependentsAmount: '0',
      isDirectDeposit: null,
      last4Digits: '',
    },
    w4: {
      w4Version: '2020',
      step2Checkbox: false,
      qualifyingChildren: '',
      otherDependents: '',
      otherIncome: '',
      deductions: '',
      extraWithholding: '',
      federalAllowances: '',
      exempt: false,
      nonresidentAlien: false,
    },
    elections: NO_ELECTIONS,
    prevYtdItem: {
      earnings: EARNING_KEYS.map((key) => ({ id: key, key, name: EARNING_NAMES[key], ytd: '' })),
      deductions: DEDUCTION_KEYS.map((key) => ({ id: key, key, name: deductionName(key, undefined), ytd: '' })),
      customEarnings: [],
      customDeductions: [],
    },
    items: [emptyItem(newId(random), latestDates(today, 'MONTHLY'))],
  };
}

function emptyItem(itemId: string, { from, to, payDate }: StubDates): PayStubItem {
  return {
    itemId,
    payDate: payDate ?? '',
    payPeriod: { from: from ?? '', to: to ?? '' },
    earnings: EARNING_KEYS.map(emptyEarning),
    customEarnings: [],
    deductions: DEDUCTION_KEYS.map((key) => emptyDeduction(key, deductionName(key, undefined))),
    customDeductions: [],
    otherItems: NO_OTHER_ITEMS,
    grossPayTotal: NOTHING,
    grossPayYTDTotal: NOTHING,
    deductionTotal: NOTHING,
    deductionYTDTotal: NOTHING,
    netpayTotal: NOTHING,
    netpayYTDTotal: NOTHING,
  };
}

/** Whether a line pays what the main line of a new stub begins with. */
export function isDefaultPay({ key, rate, hours }: Pick<EarningDraft, 'key' | 'rate' | 'hours'>): boolean {
  return rate === DEFAULT_RATE && (key === 'salary' || hours === DEFAULT_HOURS);
}

/** Rate 10.00 for regular, salary and contractor; hours 40.00 for regular and contractor; otherwise 0.00. */
function emptyEarning(key: EarningKey): EarningDraft {
  const line = emptyDeduction(key, EARNING_NAMES[key]);
  switch (key) {
    case 'regular':
    case 'contractor':
      return { ...line, rate: DEFAULT_RATE, hours: DEFAULT_HOURS, untyped: { rate: 'example', hours: 'example' } };
    case 'salary':
      return { ...line, rate: DEFAULT_RATE, hours: NOTHING, untyped: { rate: 'example' } };
    default:
      return { ...line, rate: NOTHING, hours: NOTHING };
  }
}

function emptyDeduction(key: string, name: string): DeductionDraft {
  return { id: key, key, name, isCustom: false, total: NOTHING, ytd: NOTHING, typed: false, ytdTyped: false };
}
