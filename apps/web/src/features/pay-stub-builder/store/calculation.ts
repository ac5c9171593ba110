import type { Issue, PayStubDraft, PayStubResult } from '@paperwage/documents/pay-stub';
import { calculatePayStub } from '@paperwage/documents/pay-stub';
import type { RuleBook } from '@paperwage/payroll';
import type { BuilderState } from './builder-state.ts';
import type { RulesState } from './rules.ts';
import type { StepId } from './steps.ts';
import { stepOfPath } from './step-of-path.ts';

/** `current`: the figures belong to what is typed. `outdated`: the calculation is paused and something has changed. */
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
 * Figures and issues of a state, computed once for the same draft and rules. While the calculation is paused the last
 * figures stand; only the issues follow.
 */
export function createCalculation(): (state: BuilderState, rules: RulesState) => Calculation {
  let seen: { draft: PayStubDraft; book: RuleBook | undefined; paused: boolean } | undefined;
  let last: Calculation | undefined;
  let shown: { draft: PayStubDraft; result: PayStubResult } | undefined;
  return ({ draft, paused }, { book }) => {
    if (last && seen && seen.draft === draft && seen.book === book && seen.paused === paused) return last;
    const fresh = calculatePayStub(draft, book);
    if (!paused || !shown) shown = { draft, result: fresh };
    seen = { draft, book, paused };
    last = {
      result: shown.result,
      freshness: shown.draft === draft ? 'current' : 'outdated',
      ...sorted(fresh.issues),
    };
    return last;
  };
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
