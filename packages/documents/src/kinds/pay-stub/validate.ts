import { isStateCode } from '@paperwage/values';
import type { Issue } from '../../drafts/issue.ts';
import { issue } from '../../drafts/issue.ts';
import { lengthIssues, limitsFor } from '../../drafts/text-lengths.ts';
import type { PayStubDraft } from './draft/schema.ts';
import { checkShiftIssues } from './validation/check-shift-issues.ts';
import { dateIssues } from './validation/date-issues.ts';
import { letterIssues } from './validation/letter-issues.ts';
import { lineIssues, prevYtdIssues } from './validation/line-issues.ts';
import { otherItemIssues } from './validation/other-item-issues.ts';
import { companyIssues, employeeIssues } from './validation/party-issues.ts';
import { assumedPayIssues } from './year-to-date/assumed-pay.ts';
import { residenceIssues } from './validation/residence-issues.ts';
import { mainPayIssues } from './validation/main-pay-issues.ts';
import { frequencyInSentence } from './templates/wording.ts';
import { COMPANY_LIMITS, EMPLOYEE_LIMITS, IDENTIFIER_LIMITS } from './draft/text-limits.ts';

/** The builder's steps: 1 pay basics, 2 company, 3 employee, 4 earnings and deductions, 5 finish. */
export type BuilderStep = 1 | 2 | 3 | 4 | 5;

/**
 * Everything wrong that the draft alone can show, in the form's order. A finished document has no `error`; a `warning`
 * explains something odd that may still be right.
 */
export function validatePayStub(draft: PayStubDraft): Issue[] {
  return [
    ...basicsIssues(draft),
    ...companyIssues(draft),
    ...employeeIssues(draft),
    ...draft.items.flatMap((_, index) => [
      ...dateIssues(draft, index),
      ...lineIssues(draft, index),
      ...otherItemIssues(draft, index),
    ]),
    ...prevYtdIssues(draft),
    ...payStubLengthIssues(draft),
    ...letterIssues(draft),
    ...mainPayIssues(draft),
    ...checkShiftIssues(draft),
  ];
}

/** The step of the builder on which a path of the draft is edited. */
export function stepOfIssue(path: string): BuilderStep {
  const [top] = path.split('.');
  if (/^companyInfo\.(legalName|registryNumber)$/.test(path)) return 4;
  if (/^(paper|check[RD])/.test(path)) return 5;
  if (top === 'companyInfo') return 2;
  if (top === 'employeeInfo' || top === 'w4' || top === 'elections') return 3;
  if (top === 'items' || top === 'prevYtdItem') return 4;
  return IDENTIFIERS.has(top!) ? 2 : 1;
}

const IDENTIFIERS: ReadonlySet<string> = new Set([
  'coNumber',
  'fileNumber',
  'deptNumber',
  'clockNumber',
  'vchrNumber',
  'checkNo',
  'bankName',
]);

function basicsIssues(draft: PayStubDraft): Issue[] {
  return [...workStateIssues(draft), ...frequencyIssues(draft), ...residenceIssues(draft), ...assumedPayIssues(draft)];
}

function workStateIssues(draft: PayStubDraft): Issue[] {
  const isStateNeeded = draft.employmentType === 'employee' && draft.autoCalculator === 'true';
  if (draft.workState === '') {
    return isStateNeeded
      ? [issue('workState', 'state-missing', 'Choose the state where they work. Taxes depend on it.')]
      : [];
  }
  if (isStateCode(draft.workState)) return [];
  return [issue('workState', 'state-unknown', `${draft.workState} is not a US state. Choose one from the list.`)];
}

/** The dates, the taxes and the year to date all follow from how often pay comes. */
function frequencyIssues({ untypedFrequency, oftenPaid }: PayStubDraft): Issue[] {
  if (!untypedFrequency) return [];
  const message = `Is pay ${frequencyInSentence(oftenPaid)}? Confirm this, or choose another pay frequency.`;
  return [issue('oftenPaid', 'frequency-unconfirmed', message)];
}

/** Texts that a pay stub has no room for; the names of its lines are told of with the lines. */
function payStubLengthIssues(draft: PayStubDraft): Issue[] {
  return lengthIssues([
    ...limitsFor('companyInfo.', draft.companyInfo, COMPANY_LIMITS),
    ...limitsFor('employeeInfo.', draft.employeeInfo, EMPLOYEE_LIMITS),
    ...limitsFor('', draft, IDENTIFIER_LIMITS),
  ]);
}
