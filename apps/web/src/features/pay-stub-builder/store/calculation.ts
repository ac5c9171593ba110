import type { Issue, PayStubDraft, PayStubResult } from '@paperwage/documents/pay-stub';
import { calculatePayStub } from '@paperwage/documents/pay-stub';
import type { RuleBook } from '@paperwage/payroll';
import type { BuilderState } from './builder-state.ts';
import type { RulesState } from './rules.ts';
import type { StepId } from './steps.ts';
import { stepOfPath } from './step-of-path.ts';

/** `current`: the figures belong to what is typed. `outdated`: the calculation is paused and would give others. */
export type Freshness = 'current' | 'outdated';

export interface PlacedIssue extends Issue {
  readonly step: StepId;
}

export interface Calculation {
  readonly result: PayStubResult;
  readonly freshness: Freshness;
  /** The first error of each place in the draft. */
  readonly errors: ReadonlyMap<string, PlacedIssue>;
  readonly warnings: readonly PlacedIssue[];
}

/**
 * Figures and issues of a state, computed once for the same draft and rules. While the calculation is paused the
 * stubs stay as they were last; issues, names and addresses follow.
 */
export function createCalculation(): (state: BuilderState, rules: RulesState) => Calculation {
  let seen: { draft: PayStubDraft; book: RuleBook | undefined; paused: boolean } | undefined;
  let last: Calculation | undefined;
  let shown: PayStubResult | undefined;
  return ({ draft, paused }, { book }) => {
    if (last && seen && seen.draft === draft && seen.book === book && seen.paused === paused) return last;
    const fresh = calculatePayStub(draft, book);
    if (!paused || !shown || isSameFigures(shown, fresh)) shown = fresh;
    seen = { draft, book, paused };
    last = {
      result: shown === fresh ? fresh : withFiguresOf(shown, fresh),
      freshness: shown === fresh ? 'current' : 'outdated',
      ...sorted(fresh.issues),
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

function sorted(issues: readonly Issue[]): Pick<Calculation, 'errors' | 'warnings'> {
  const errors = new Map<string, PlacedIssue>();
  const warnings: PlacedIssue[] = [];
  for (const issue of issues) {
    const placed = { ...issue, step: stepOfPath(issue.path) };
    if (issue.severity === 'warning') warnings.push(placed);
    else if (!errors.has(issue.path)) errors.set(issue.path, placed);
  }
  return { errors, warnings };
}
