import type { Issue } from '../../../drafts/issue.ts';
import type { PayStubDocument } from '../document.ts';
import type { CalculationProblem } from './employee-taxes.ts';
import type { NewYear } from './new-year.ts';

/** A computed draft: what is printed, what is wrong with it, and how the calculation went. */
export interface PayStubResult {
  readonly document: PayStubDocument;
  /** Everything to report about the draft: what `validatePayStub` finds, and what only the calculation can find. */
  readonly issues: readonly Issue[];
  /** That a pay date is in a year whose tables aren't in; otherwise undefined. */
  readonly newYear: NewYear | undefined;
  /**
   * `valid`: taxes were calculated. `invalid`: they couldn't be; `problem` says why, and the document has no computed
   * tax. `not-needed`: a contractor, or auto-calculation is off.
   */
  readonly calculation:
    | { readonly status: 'valid' | 'not-needed'; readonly problem?: undefined }
    | { readonly status: 'invalid'; readonly problem: CalculationProblem };
}
