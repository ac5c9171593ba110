import type { TaxLine } from '../pay.ts';
import type { WorkingStep } from '../working/working.ts';

/** The line with these steps before its own. */
export function prependSteps(line: TaxLine, steps: readonly WorkingStep[]): TaxLine {
  if (steps.length === 0) return line;
  return { ...line, working: { ...line.working, steps: [...steps, ...line.working.steps] } };
}
