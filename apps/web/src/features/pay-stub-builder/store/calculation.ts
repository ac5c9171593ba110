import type { PayStubDraft, PayStubResult, withAssumedNote } from '@paperwage/documents/pay-stub';
import { calculatePayStub } from '@paperwage/documents/pay-stub';
import type { RuleBook } from '@paperwage/payroll';
import type { Calculation } from '../../builder/store/calculation.ts';
import { sortIssues } from '../../builder/store/calculation.ts';
import { payStubBuilderKind } from '../kind/pay-stub-builder-kind.ts';
import type { PayStubState } from '../kind/pay-stub-state.ts';
import type { RulesState } from '../../builder/tax-rules/rules.ts';

/** `current`: the figures belong to what is typed. `outdated`: the calculation is paused and would give others. */
export type Freshness = 'current' | 'outdated';

export interface PayStubCalculation extends Calculation {
  readonly result: PayStubResult;
  readonly freshness: Freshness;
}

/** Adds the line that names what is assumed. It comes after the page, since nobody reads it first. */
type AddNote = typeof withAssumedNote;

/**
 * Figures and issues of a state, computed once for the same draft and rules. While the calculation is paused the
 * stubs stay as they were last; issues, names and addresses follow.
 */
export function createCalculation(
  noteOf: () => AddNote | undefined = () => undefined,
): (state: PayStubState, rules: RulesState) => PayStubCalculation {
  let seen: { draft: PayStubDraft; book: RuleBook | undefined; paused: boolean; note: AddNote | undefined } | undefined;
  let last: PayStubCalculation | undefined;
  let shown: PayStubResult | undefined;
  return ({ draft, paused }, { book }) => {
    const note = noteOf();
    const isSeen = seen && seen.draft === draft && seen.book === book && seen.paused === paused && seen.note === note;
    if (last && isSeen) return last;
    const calculated = calculatePayStub(draft, book);
    const fresh = note ? note(calculated, draft, book) : calculated;
    if (!paused || !shown || isSameFigures(shown, fresh)) shown = fresh;
    seen = { draft, book, paused, note };
    const result = shown === fresh ? fresh : withFiguresOf(shown, fresh);
    const sorted = sortIssues(payStubBuilderKind, fresh.issues);
    last = {
      ...sorted,
      result,
      isBlocked: result.calculation.status === 'invalid',
      freshness: shown === fresh ? 'current' : 'outdated',
      undone: undoneSteps(result, sorted),
    };
    return last;
  };
}

/** Whether two results print the same stubs. Only asked while paused: it compares every line. */
function isSameFigures(a: PayStubResult, b: PayStubResult): boolean {
  const figures = ({ document, calculation }: PayStubResult) => JSON.stringify([document.stubs, calculation.status]);
  return figures(a) === figures(b);
}

function withFiguresOf({ document: { stubs }, calculation }: PayStubResult, fresh: PayStubResult): PayStubResult {
  return { ...fresh, document: { ...fresh.document, stubs }, calculation };
}

/** A choice between tables belongs to the first step, though the pay date stands with the earnings. */
function undoneSteps(result: PayStubResult, sorted: Pick<Calculation, 'errors' | 'warnings'>): string[] {
  const isToChoose = result.newYear?.state === 'offered' || result.calculation.problem?.code === 'missing-rules';
  return [...(isToChoose ? ['basics'] : []), ...(isWorkedOut(result, sorted) ? [] : ['earnings'])];
}

/** Earnings are done when their taxes are, which needs the state, and the amount of a tax that no rules are held for. */
function isWorkedOut(
  { document }: PayStubResult,
  { errors, warnings }: Pick<Calculation, 'errors' | 'warnings'>,
): boolean {
  return (
    !errors.has('workState') &&
    document.stubs.every((stub) => stub.settled.net.period) &&
    !warnings.some(({ code }) => code === 'state-tax-not-covered')
  );
}
