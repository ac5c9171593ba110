import type { Issue } from '@paperwage/documents';
import type { BuilderKind } from '../kind/builder-kind.ts';

export interface PlacedIssue extends Issue {
  readonly step: string;
}

/** What is computed from the state, as far as every kind of document has it. */
export interface Calculation {
  readonly result: { readonly document: object };
  /** The first error of each place in the draft. */
  readonly errors: ReadonlyMap<string, PlacedIssue>;
  readonly warnings: readonly PlacedIssue[];
  /** Something stands in the way of a document that is not among the errors. */
  readonly isHindered: boolean;
  /** Steps that are not done though nothing in them is wrong: something is empty in them, or could not be worked out. */
  readonly undone?: readonly string[];
}

/** Parts the issues of a draft into errors and warnings, each with the step of its field. */
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
