import type { PayStatementItem, PayStatementRules, RuleBook } from '@paperwage/payroll';
import { payStatementOn } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import { isStateCode, STATE_NAMES } from '@paperwage/values';
import type { Issue } from '../../../drafts/issue.ts';
import { warning } from '../../../drafts/issue.ts';
import type { PayStub, PayStubDocument } from '../document.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/** The code of these issues. */
export const PAY_STATEMENT_HINT = 'pay-statement-item';

/** An item that a stub may lack: where to enter it, what to call it in a sentence, and whether the stub lacks it. */
interface Checked {
  readonly item: PayStatementItem;
  readonly path: (stub: number, draft: PayStubDraft) => string;
  readonly name: string;
  readonly isMissing: (document: PayStubDocument, stub: PayStub, draft: PayStubDraft) => boolean;
}

/** Items that a stub always shows, or whose absence already has an issue of its own, are not among them. */
const CHECKED: readonly Checked[] = [
  {
    item: 'employerAddress',
    path: (_, { companyInfo }) => `companyInfo.${missingPartOf(companyInfo) ?? ''}`,
    name: 'the employer’s address, with street and city,',
    isMissing: (_, __, { companyInfo }) => missingPartOf(companyInfo) !== undefined,
  },
  {
    item: 'employerPhone',
    path: () => 'companyInfo.employerTelephone',
    name: 'the employer’s phone number',
    isMissing: ({ company }) => company.telephone === '',
  },
  {
    item: 'employerRegNo',
    path: () => 'companyInfo.registryNumber',
    name: 'the employer’s business registry number',
    isMissing: ({ company }) => company.registryNumber === '',
  },
  {
    item: 'employeeAddress',
    path: (_, { employeeInfo }) => `employeeInfo.${missingPartOf(employeeInfo) ?? ''}`,
    name: 'the employee’s address, with street and city,',
    isMissing: (_, __, { employeeInfo }) => missingPartOf(employeeInfo) !== undefined,
  },
  {
    item: 'employeeIdOrSsn4',
    path: () => 'employeeInfo.employeeId',
    name: 'an employee ID or the last 4 digits of the SSN',
    isMissing: ({ employee }) => employee.employeeId === '' && employee.socialSecurityNumber === '',
  },
  {
    item: 'hoursTotal',
    path: (stub) => `items.${stub}.otherItems.hoursWorked`,
    name: 'the hours worked',
    isMissing: ({ payBasis }, { otherItems }) => payBasis === 'salary' && otherItems.hoursWorked === undefined,
  },
  {
    item: 'overtimeRate',
    path: (stub) => `items.${stub}.otherItems.overtimeRate`,
    name: 'the overtime rate, even with no overtime,',
    isMissing: ({ payBasis }, { earnings, otherItems }) =>
      payBasis === 'hourly' &&
      otherItems.overtimeRate === undefined &&
      !earnings.some(({ key, rate }) => key === 'overtime' && rate !== undefined),
  },
  {
    item: 'sickLeave',
    path: (stub) => `items.${stub}.otherItems.timeOff`,
    name: 'available sick leave',
    isMissing: (_, { otherItems }) =>
      !otherItems.timeOff.some(({ name, available }) => available !== undefined && /sick|pto|paid time/i.test(name)),
  },
  {
    item: 'pieceUnits',
    path: (stub) => `items.${stub}.otherItems.pieceWork`,
    name: 'piece units and rates',
    isMissing: (_, { earnings, otherItems }) =>
      earnings.some(({ key, name }) => key === 'custom' && /\bpiece/i.test(name)) &&
      !otherItems.pieceWork.some(({ units, rate }) => units !== undefined && rate !== undefined),
  },
  {
    item: 'allowances',
    path: (stub) => `items.${stub}.otherItems.allowances`,
    name: 'any tips, meals or lodging counted toward minimum wage',
    isMissing: (_, { earnings, otherItems }) =>
      earnings.some(({ key, period }) => key === 'tips' && period !== 0) && otherItems.allowances.length === 0,
  },
];

/** An address is one with its street and its city. */
function missingPartOf({ streetAddress1, city }: PayStubDraft['companyInfo' | 'employeeInfo']) {
  if (streetAddress1.trim() === '') return 'streetAddress1';
  return city.trim() === '' ? 'city' : undefined;
}

/** What to do about an item that isn't one thing. */
const ADD: Partial<Record<PayStatementItem, string>> = {
  hoursTotal: 'Add them.',
  pieceUnits: 'Add them.',
  allowances: 'Add what you count.',
};

/**
 * What the work state requires on an employee's stub and a stub lacks, each once at the first such stub. Only ever a hint: the
 * rules are second-hand, so none of it says that something is unlawful or stops a file.
 */
export function payStatementHints(
  draft: PayStubDraft,
  document: PayStubDocument,
  rules: RuleBook | undefined,
): Issue[] {
  const { workState } = draft;
  if (!rules || document.recipient === 'contractor' || !isStateCode(workState)) return [];
  return CHECKED.flatMap((checked) => {
    const found = document.stubs.flatMap((stub, index) => {
      const wanted = stub.payDate && payStatementOn(workState, stub.payDate, rules);
      return wanted && isWanted(wanted, checked.item, document) && checked.isMissing(document, stub, draft)
        ? [warning(checked.path(index, draft), PAY_STATEMENT_HINT, sentence(wanted, checked))]
        : [];
    });
    return found.slice(0, 1);
  });
}

/** Whether the law wants the basis of pay on an employee's stub of this day; the draft always has it. */
export function requiresPayBasis(
  { employmentType, workState }: PayStubDraft,
  payDate: CalendarDate | undefined,
  rules: RuleBook | undefined,
): boolean {
  if (!rules || !payDate || employmentType === 'contractor' || !isStateCode(workState)) return false;
  return payStatementOn(workState, payDate, rules)?.items.includes('payBasis') ?? false;
}

/** A salaried employee is taken as exempt where the law makes the difference. */
function isWanted({ items, hourlyOnly }: PayStatementRules, item: PayStatementItem, { payBasis }: PayStubDocument) {
  return items.includes(item) && !(payBasis === 'salary' && hourlyOnly?.includes(item));
}

function sentence({ state, law, lawOf, separately }: PayStatementRules, { item, name }: Checked): string {
  const todo = separately?.includes(item) ? 'Add it, or give it separately.' : (ADD[item] ?? 'Add it.');
  return `${STATE_NAMES[state]} requires ${name} on the stub (${lawOf?.[item] ?? law}). ${todo}`;
}
