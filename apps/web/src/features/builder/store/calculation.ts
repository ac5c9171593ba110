import type { Issue } from '@paperwage/documents';
import type { BuilderKind } from '../kind/builder-kind.ts';

export interface PlacedIssue extends Issue {
  readonly step: string;
}

/** What is computed from the state for every document kind. */
export interface Calculation {
  readonly result: { readonly document: object };
  /** The first error of each place in the draft. */
  readonly errors: ReadonlyMap<string, PlacedIssue>;
  readonly warnings: readonly PlacedIssue[];
  /** Something other than the errors prevents a document. */
  readonly isBlocked: boolean;
  /** Steps that are incomplete without errors: something is empty, or could not be calculated. */
  readonly undone?: readonly string[];
}

/** Splits a draft's issues into errors and warnings, each with the step of its field. */
export function sortIssues(
  kind: Pick<BuilderKind, 'stepOf'>,
  issues: readonly Issue[],
): Pick<Calculation, 'errors' | 'warnings'> {
  const errors = new Map<string, PlacedIssue>();
  const warnings: PlacedIssue[] = [];
  for (const issue of issues) {
    const placed = { ...issue, step: kind.stepOf(issue.path) };
    if (issue.severity === 'warning') warnings.push(placed);
    else if (!errors.has(issue.path)) errors.set(issue.path, placed);
  }
  return { errors, warnings };
}
