import type { RuleBook } from '@paperwage/payroll';
import { CannotCalculate, employeeTaxes } from './calculation/employee-taxes.ts';
import type { PayStubResult } from './calculation/pay-stub-result.ts';
import type { ComputedStub } from './calculation/stubs.ts';
import { computedStubs } from './calculation/stubs.ts';
import { checkShiftOf } from './check-shift.ts';
import { companyOf, employeeOf } from './calculation/parties.ts';
import { electionIssues } from './validation/election-issues.ts';
import { amountIssues, coverageIssues, problemIssues } from './validation/issues.ts';
import { isBookOf, lateTablesIssues, newYearOf, otherYearsIssues } from './calculation/new-year.ts';
import { localTaxIssues } from './validation/local-tax-issues.ts';
import { oneTimePayIssues } from './year-to-date/one-time-pay-issues.ts';
import { payStatementHints, requiresPayBasis } from './validation/pay-statement-hints.ts';
import { resultIssues } from './validation/result-issues.ts';
import { knownTotals } from './calculation/known-totals.ts';
import type { PayStub, PayStubDocument } from './document.ts';
import type { PayStubDraft } from './draft/schema.ts';
import { validatePayStub } from './validate.ts';

/**
 * Computes a pay stub set. Never throws on any text: unreadable text counts as 0 and has an issue.
 *
 * @param loaded The rules of the work state, loaded for the draft's `assumeYear`; undefined while they are loading,
 *   which leaves the calculation `invalid`, as do those of another choice.
 */
export function calculatePayStub(draft: PayStubDraft, loaded: RuleBook | undefined): PayStubResult {
  const rules = isNeeded(draft) && loaded && !isBookOf(draft, loaded) ? undefined : loaded;
  const { stubs: computedOnes, calculation } = computed(draft, rules);
  const typed = [...validatePayStub(draft), ...electionIssues(draft, rules), ...amountIssues(draft, computedOnes)];
  const settled = knownTotals(draft, typed, calculation.status !== 'invalid');
  const stubs = computedOnes.map((stub, index): PayStub => {
    const isPayKnown = !stub.earnings.some((line) => line.isExample);
    const payBasis = isPayKnown && requiresPayBasis(draft, stub.payDate, loaded) ? draft.paymentType : undefined;
    return { ...stub, otherItems: { ...stub.otherItems, payBasis }, settled: settled[index]! };
  });
  const document: PayStubDocument = {
    recipient: draft.employmentType,
    company: companyOf(draft.companyInfo),
    employee: employeeOf(draft.employeeInfo),
    paperSize: draft.paperSize,
    checkShift: checkShiftOf(draft),
    bank: draft.bankName.trim(),
    payFrequency: draft.oftenPaid,
    payBasis: draft.paymentType,
    identifiers: identifiersOf(draft),
    directDeposit: directDepositOf(draft),
    stubs,
  };
  const issues = [
    ...typed,
    ...problemIssues(calculation.problem),
    ...(calculation.problem?.code === 'missing-rules' ? otherYearsIssues(draft, rules, calculation.problem.path) : []),
    ...coverageIssues(draft, stubs),
    ...localTaxIssues(draft, stubs),
    ...resultIssues(draft, stubs),
    ...oneTimePayIssues(draft),
    ...payStatementHints(draft, document, loaded),
    ...(isNeeded(draft) ? lateTablesIssues(draft, rules) : []),
  ];
  const newYear = rules && isNeeded(draft) ? newYearOf(draft, rules) : undefined;
  return { document, issues, newYear, calculation };
}

function isNeeded({ employmentType, autoCalculator }: PayStubDraft): boolean {
  return employmentType === 'employee' && autoCalculator === 'true';
}

function computed(
  draft: PayStubDraft,
  rules: RuleBook | undefined,
): { stubs: ComputedStub[]; calculation: PayStubResult['calculation'] } {
  if (!isNeeded(draft)) return { stubs: computedStubs(draft, undefined), calculation: { status: 'not-needed' } };
  try {
    return { stubs: computedStubs(draft, employeeTaxes(draft, rules)), calculation: { status: 'valid' } };
  } catch (error) {
    if (!(error instanceof CannotCalculate)) throw error;
    const calculation = { status: 'invalid', problem: error.problem } as const;
    return { stubs: computedStubs(draft, undefined), calculation };
  }
}

/** The payroll codes, where the user wants them on paper. */
function identifiersOf(draft: PayStubDraft): PayStubDocument['identifiers'] {
  if (!draft.printsPayrollCodes) return { company: '', file: '', department: '', clock: '', voucher: '' };
  const { coNumber, fileNumber, deptNumber, clockNumber, vchrNumber } = draft;
  return { company: coNumber, file: fileNumber, department: deptNumber, clock: clockNumber, voucher: vchrNumber };
}

function directDepositOf({ employeeInfo }: PayStubDraft): PayStubDocument['directDeposit'] {
  return employeeInfo.isDirectDeposit ? { accountEnding: employeeInfo.last4Digits } : undefined;
}
