import type { AnswerIssue, GrossFromNetRequest, SalaryCalculateRequest } from '@paperwage/api-contract';
import type {
  FilingStatus,
  FormW4,
  PayInput,
  StateElections,
  StateFilingStatus,
  UngrossedPay,
} from '@paperwage/payroll';
import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import { divide, formatDollars, yearOf } from '@paperwage/values';
import { problems } from '../../../problems/problem.ts';

const FILING_STATUS_BY_KEY: Readonly<Record<SalaryCalculateRequest['federalFilingStatusType'], FilingStatus>> = {
  SINGLE: 'single',
  MARRIED: 'marriedJointly',
  HEAD_OF_HOUSEHOLD: 'headOfHousehold',
};

/** Entries that only one version of Form W-4 has; on the other they would have no effect. */
const ENTRIES_SINCE_2020 = ['dependents2020', 'otherIncome', 'deductions'] as const;

/**
 * The calculation a request asks for, in the engine's terms. Throws the problem `salaryRefused` when entries
 * contradict each other, since the engine would have to ignore one of them.
 */
export function toPayInput(request: SalaryCalculateRequest): PayInput {
  const periods = request.grossPayType === 'ANNUALLY' ? PERIODS_PER_YEAR[request.payFrequency] : 1;
  const grossPay = divide(request.grossPay, periods);
  const issues = [...certificateIssues(request), ...yearIssues(request), ...supplementalIssues(request, grossPay)];
  if (issues.length > 0) throw problems.salaryRefused(issues);
  return Object.assign(payOf(request), { grossPay });
}

/** The same for a payment whose gross pay we are looking for. */
export function toUngrossedPay(request: GrossFromNetRequest): UngrossedPay {
  const issues = [...certificateIssues(request), ...yearIssues(request)];
  if (issues.length > 0) throw problems.salaryRefused(issues);
  return payOf(request);
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What the two calls have in common. */
type PayEntries = Omit<SalaryCalculateRequest, 'grossPay' | 'grossPayType'>;

function payOf(request: PayEntries): Writable<UngrossedPay> {
  const { hoursWorked, residenceState, supplementalPay, overtime, tips, preTaxDeductions } = request;
  const { supplementalPayMethod: method, supplementalPayKind: kind } = request;
  const pay: Writable<UngrossedPay> = {
    payDate: request.payDate,
    payFrequency: request.payFrequency,
    state: request.state,
    w4: toFormW4(request),
    elections: toElections(request),
    yearToDate: {
      socialSecurityWages: request.ytdSocialSecurityWages ?? request.grossPayYTD,
      medicareWages: request.ytdMedicareWages ?? request.grossPayYTD,
      supplementalWages: request.ytdSupplementalWages,
    },
  };
  if (residenceState !== undefined) pay.residenceState = residenceState;
  if (hoursWorked !== undefined) pay.hoursWorked = hoursWorked;
  if (supplementalPay > 0) pay.supplemental = { amount: supplementalPay, method, kind };
  if (overtime > 0) pay.overtime = overtime;
  if (tips > 0) pay.tips = tips;
  if (preTaxDeductions.length > 0) pay.preTaxDeductions = preTaxDeductions;
  return pay;
}

const STATE_FILING_STATUS_BY_KEY = {
  H: 'headOfHousehold',
  M: 'married',
  S: 'single',
} as const satisfies Record<string, StateFilingStatus>;

/** Entries of `elections` that only record where a worked example came from. */
const REMARKS: readonly string[] = ['method', 'item'] satisfies (keyof NonNullable<PayEntries['elections']>)[];

/** The state's certificate without its remarks; the specification has a separate entry for its filing status. */
function toElections({ elections, stateFillingStatus }: PayEntries): StateElections {
  const filingStatus =
    elections?.filingStatus ?? (stateFillingStatus ? STATE_FILING_STATUS_BY_KEY[stateFillingStatus] : null);
  if (!elections) return filingStatus === null ? {} : { filingStatus };
  const given = Object.entries({ ...elections, filingStatus }).filter(
    ([name, value]) => value !== undefined && value !== null && !REMARKS.includes(name),
  );
  return Object.fromEntries(given) as StateElections;
}

function toFormW4(request: PayEntries): FormW4 {
  const filingStatus = FILING_STATUS_BY_KEY[request.federalFilingStatusType];
  const { extraWithholding } = request;
  const claims = { exempt: request.federalExempt, nonresidentAlien: request.nonresidentAlien };
  if (request.w4Version === '2019') {
    return { version: '2019', filingStatus, allowances: request.federalAllowances, extraWithholding, ...claims };
  }
  return {
    version: '2020',
    filingStatus,
    step2Checkbox: request.step2Checkbox,
    step3Credits: request.dependents2020,
    otherIncome: request.otherIncome,
    deductions: request.deductions,
    extraWithholding,
    ...claims,
  };
}

function certificateIssues(request: PayEntries): AnswerIssue[] {
  const isOlder = request.w4Version === '2019';
  const foreign = isOlder ? givenSince2020(request) : request.federalAllowances > 0 ? ['federalAllowances'] : [];
  const remedy = isOlder
    ? 'is only on Form W-4 of 2020 or later. Leave it out, or set w4Version to 2020.'
    : 'is only on Form W-4 of 2019 or earlier. Leave it out, or set w4Version to 2019.';
  return [
    ...foreign.map((path) => ({ path, code: 'otherFormVersion', message: `${path} ${remedy}` })),
    ...claimIssues(request),
  ];
}

/** An exempt form has no other entries, and a nonresident alien's says single: the engine would have to ignore the rest. */
function claimIssues(request: PayEntries): AnswerIssue[] {
  const issues: AnswerIssue[] = [];
  if (request.federalExempt) {
    const amounts = [...ENTRIES_SINCE_2020, 'extraWithholding', 'federalAllowances'] as const;
    const given = [...amounts.filter((name) => request[name] > 0), ...(request.step2Checkbox ? ['step2Checkbox'] : [])];
    const remedy = 'does not count on an exempt Form W-4. Leave it out, or set federalExempt to false.';
    issues.push(...given.map((path) => ({ path, code: 'exemptForm', message: `${path} ${remedy}` })));
  }
  if (request.nonresidentAlien && request.federalFilingStatusType !== 'SINGLE') {
    const path = 'federalFilingStatusType';
    const message = `${path} must be SINGLE for a nonresident alien, married or not. Send SINGLE, or set nonresidentAlien to false.`;
    issues.push({ path, code: 'nonresidentAlienIsSingle', message });
  }
  return issues;
}

/** Only the year right before may stand in for the year of the pay date. */
function yearIssues({ assumeYear, payDate }: PayEntries): AnswerIssue[] {
  const before = yearOf(payDate) - 1;
  if (assumeYear === undefined || assumeYear === before) return [];
  const message = `assumeYear must be ${before}, the year before payDate. Send that year, or leave it out.`;
  return [{ path: 'assumeYear', code: 'notTheYearBefore', message }];
}

function givenSince2020(request: PayEntries): string[] {
  const amounts = ENTRIES_SINCE_2020.filter((name) => request[name] > 0);
  return request.step2Checkbox ? [...amounts, 'step2Checkbox'] : amounts;
}

function supplementalIssues(
  { supplementalPay }: SalaryCalculateRequest,
  grossPay: PayInput['grossPay'],
): AnswerIssue[] {
  if (supplementalPay <= grossPay) return [];
  const message =
    `supplementalPay must be at most the gross pay of the period, which is ${formatDollars(grossPay)}. ` +
    'Include it in grossPay.';
  return [{ path: 'supplementalPay', code: 'aboveGrossPay', message }];
}
