import type { Coverage } from '@paperwage/payroll';
import { NOT_SURE, PERIODS_PER_YEAR } from '@paperwage/payroll';
import { LARGEST_AMOUNT } from '@paperwage/values';
import {
  coverageSentence,
  notStatedSentence,
  notSureSentence,
  openProgram,
  stateItemsSentence,
} from '../../../explanations/coverage-sentence.ts';
import type { PayStub, Totals } from '../document.ts';
import type { Issue } from '../../../drafts/issue.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import type { DeductionKey } from '../draft/keys.ts';
import type { EarningDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';
import type { CalculationProblem } from '../calculation/employee-taxes.ts';
import { earningTotal } from '../calculation/earnings.ts';

const STATE_ITEM_KEYS: ReadonlySet<string> = new Set<DeductionKey>(['sdi', 'sui', 'wc', 'fli', 'trans']);

/** Amounts that only come to be too large when they are multiplied or summed. */
export function amountIssues(
  draft: PayStubDraft,
  stubs: readonly Pick<PayStub, 'gross' | 'deductionTotal'>[],
): Issue[] {
  const tooLarge = (path: string, what: string): Issue => ({
    path,
    code: 'amount-too-large',
    message: `${what} is more than $999,999,999.99. Enter smaller amounts.`,
    severity: 'error',
  });
  return draft.items.flatMap((item, index) => {
    const lines = earningsWithPaths(item, index)
      .filter(({ line }) => isProductTooLarge(draft, line))
      .map(({ line, path }) => tooLarge(`${path}.rate`, line.name || 'This line'));
    const { gross, deductionTotal } = stubs[index]!;
    const isOver = (of: keyof Totals) => gross[of] > LARGEST_AMOUNT || deductionTotal[of] > LARGEST_AMOUNT;
    if (isOver('period')) return [...lines, tooLarge(`items.${index}`, 'This stub')];
    return isOver('yearToDate') ? [...lines, tooLarge(`items.${index}`, 'This stub’s year to date')] : lines;
  });
}

/** Says plainly what the state takes that we don't calculate, until the user has entered it on every stub. */
export function coverageIssues(draft: PayStubDraft, stubs: readonly PayStub[]): Issue[] {
  const issues: Issue[] = [];
  const isTyped = (item: PayStubItem, keys: ReadonlySet<string>) =>
    item.deductions.some((line) => keys.has(line.key) && line.typed);
  const missing = (index: number, key: string, code: string, message: string) =>
    issues.push({ path: `items.${index}.deductions.${key}.total`, code, message, severity: 'warning' });

  const incomeTax = stubs.findIndex(
    ({ coverage }, index) =>
      coverage?.state !== undefined &&
      coverage.stateIncomeTax === 'missing' &&
      !isTyped(draft.items[index]!, new Set(['state'])),
  );
  if (incomeTax >= 0) {
    missing(incomeTax, 'state', 'state-tax-not-covered', coverageSentence(stubs[incomeTax]!.coverage!));
  }
  const items = stubs.findIndex(
    ({ coverage }, index) => coverage?.stateItems === 'missing' && !isTyped(draft.items[index]!, STATE_ITEM_KEYS),
  );
  const sentence = items >= 0 ? stateItemsSentence(stubs[items]!.coverage!) : undefined;
  if (sentence) missing(items, 'sdi', 'state-items-not-covered', sentence);
  const open = stubs.findIndex(({ coverage }, index) => {
    const program = coverage && openProgram(coverage);
    return program !== undefined && !isTyped(draft.items[index]!, new Set([program.key]));
  });
  const unstated = stubs[open]?.coverage;
  if (unstated) issues.push(...openProgramIssues(draft, unstated));
  return issues;
}

/**
 * What only the employer knows is asked like places: in the form, a blank answer stops the document; a program that
 * sends a draft gets a warning.
 */
function openProgramIssues(draft: PayStubDraft, coverage: Coverage): Issue[] {
  const { election, asks } = openProgram(coverage)!;
  const path = `elections.${election}`;
  switch (draft.elections[election].trim()) {
    case NOT_SURE:
      return [warning(path, `${asks}-not-sure`, notSureSentence(coverage))];
    case '': {
      const tell = draft.confirmedEarlierPeriods === undefined ? warning : issue;
      return [tell(path, `${asks}-unanswered`, notStatedSentence(coverage)!)];
    }
    default:
      return [];
  }
}

/** What the engine rejects stops a finished document too; everything else already has an issue at its field. */
export function problemIssues(problem: CalculationProblem | undefined): Issue[] {
  if (problem?.code !== 'missing-rules' && problem?.code !== 'impossible-pay') return [];
  return [problemIssue(problem)];
}

/** The same for anything that stops the calculation. */
export function problemIssue({ path, code, message, atField = message }: CalculationProblem): Issue {
  return issue(path, code, atField);
}

function isProductTooLarge(draft: PayStubDraft, line: EarningDraft): boolean {
  const isComputed = draft.autoCalculator === 'true' && !line.typed;
  return isComputed && earningTotal(line.key, line, PERIODS_PER_YEAR[draft.oftenPaid]) === undefined;
}

function earningsWithPaths(item: PayStubItem, index: number): { line: EarningDraft; path: string }[] {
  return [
    ...item.earnings.map((line) => ({ line, path: `items.${index}.earnings.${line.key}` })),
    ...item.customEarnings.map((line) => ({ line, path: `items.${index}.customEarnings.${line.id}` })),
  ];
}
