import type { AnswerIssue, SalaryCalculateRequest } from '@paperwage/api-contract';
import type { FilingStatus, FormW4, PayInput, StateElections, StateFilingStatus } from '@paperwage/payroll';
import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { divide, formatMoney } from '@paperwage/values';
import { problems } from '../problem.ts';

const FILING_STATUSES: Readonly<Record<SalaryCalculateRequest['federalFilingStatusType'], FilingStatus>> = {
  SINGLE: 'single',
  MARRIED: 'marriedJointly',
  HEAD_OF_HOUSEHOLD: 'headOfHousehold',
};

/** Entries that only one version of Form W-4 has; on the other they would count for nothing. */
const ENTRIES_SINCE_2020 = ['dependents2020', 'otherIncome', 'deductions'] as const;

/**
 * The calculation a request asks for, in the engine's terms. Throws the problem `salaryRefused` when entries
 * contradict each other, since the engine would have to ignore one of them.
 */
export function toPayInput(request: SalaryCalculateRequest): PayInput {
  const periods = request.grossPayType === 'ANNUALLY' ? PERIODS_PER_YEAR[request.payFrequency] : 1;
  const grossPay = divide(request.grossPay, periods);
  const issues = [...certificateIssues(request), ...supplementalIssues(request, grossPay)];
  if (issues.length > 0) throw problems.salaryRefused(issues);
  const input: PayInput = {
    payDate: request.payDate,
    payFrequency: request.payFrequency,
    grossPay,
    state: request.state as StateCode,
    w4: toFormW4(request),
    elections: toElections(request),
    ...(request.hoursWorked === undefined ? {} : { hoursWorked: request.hoursWorked }),
    yearToDate: {
      socialSecurityWages: request.ytdSocialSecurityWages ?? request.grossPayYTD,
      medicareWages: request.ytdMedicareWages ?? request.grossPayYTD,
      supplementalWages: request.ytdSupplementalWages,
    },
  };
  if (request.supplementalPay === 0) return input;
  return { ...input, supplemental: { amount: request.supplementalPay, method: request.supplementalPayMethod } };
}

const STATE_FILING_STATUSES = {
  H: 'headOfHousehold',
  M: 'married',
  S: 'single',
} as const satisfies Record<string, StateFilingStatus>;

/** The state's certificate; its filing status has an entry of its own in the specification. */
function toElections({ elections, stateFillingStatus }: SalaryCalculateRequest): StateElections {
  const filingStatus = elections?.filingStatus ?? (stateFillingStatus && STATE_FILING_STATUSES[stateFillingStatus]);
  const given = Object.fromEntries(Object.entries(elections ?? {}).filter(([, value]) => value !== undefined));
  return { ...(given as StateElections), ...(filingStatus === undefined ? {} : { filingStatus }) };
}

function toFormW4(request: SalaryCalculateRequest): FormW4 {
  const filingStatus = FILING_STATUSES[request.federalFilingStatusType];
  const { extraWithholding } = request;
  if (request.w4Version === '2019') {
    return { version: '2019', filingStatus, allowances: request.federalAllowances, extraWithholding };
  }
  return {
    version: '2020',
    filingStatus,
    step2Checkbox: request.step2Checkbox,
    step3Credits: request.dependents2020,
    otherIncome: request.otherIncome,
    deductions: request.deductions,
    extraWithholding,
  };
}

function certificateIssues(request: SalaryCalculateRequest): AnswerIssue[] {
  const since2020 = [
    ...ENTRIES_SINCE_2020.filter((name) => request[name] > 0),
    ...(request.step2Checkbox ? ['step2Checkbox'] : []),
  ];
  const before2020 = request.federalAllowances > 0 ? ['federalAllowances'] : [];
  const [foreign, cure] =
    request.w4Version === '2019'
      ? [since2020, 'is an entry of Form W-4 of 2020 and later. Leave it out, or set w4Version to 2020.']
      : [before2020, 'is an entry of Form W-4 of 2019 and earlier. Leave it out, or set w4Version to 2019.'];
  return foreign.map((path) => ({ path, code: 'otherFormVersion', message: `${path} ${cure}` }));
}

function supplementalIssues(
  { supplementalPay }: SalaryCalculateRequest,
  grossPay: PayInput['grossPay'],
): AnswerIssue[] {
  if (supplementalPay <= grossPay) return [];
  const message = `supplementalPay must be at most the gross pay of the period, which is ${formatMoney(grossPay)}: include it in grossPay.`;
  return [{ path: 'supplementalPay', code: 'aboveGrossPay', message }];
}
