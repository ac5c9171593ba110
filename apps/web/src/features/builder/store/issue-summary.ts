import type { BuilderKind } from '../kind/builder-kind.ts';
import { stepById } from '../kind/builder-kind.ts';
import type { Calculation } from './calculation.ts';

/** What is missing or wrong in the steps the user left, as a sentence, and the first path. */
export interface LeftMissing {
  readonly text: string;
  readonly path: string;
}

/** Undefined when nothing is; `Pay basics: Choose the state. 2 more to fix.` for three things, the first in that step. */
export function issueSummary(
  kind: Pick<BuilderKind, 'steps' | 'stepWords' | 'isReportedAt'>,
  { errors }: Pick<Calculation, 'errors'>,
  left: readonly string[],
  draft: object,
): LeftMissing | undefined {
  const [first, ...more] = [...errors.values()].filter(
    ({ step, path }) => left.includes(step) && kind.isReportedAt(path),
  );
  if (!first) return undefined;
  const rest = more.length === 0 ? '' : ` ${more.length} more to fix.`;
  return { text: `${stepById(kind, first.step, draft).label}: ${first.message}${rest}`, path: first.path };
}
