import type { RuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import type { ChatLink } from '@paperwage/api-contract';
import type { AskedQuestion } from '../reading/read-question.ts';

/** A kind of question about figures, and how it is answered. Undefined where we don't have them. */
export interface Topic {
  /** As in `ways-to-ask.ts`. */
  readonly intent: string;
  readonly answer: (asked: AskedQuestion, year: number, rules: RuleBook) => readonly string[] | undefined;
  /** What to say if we don't have a state's figure. */
  readonly missing?: (state: StateCode, year: number) => readonly string[];
  /** It is about the state that is named. */
  readonly isOfState?: true;
  /** Pages with more about it. */
  readonly links?: readonly ChatLink[];
  /** It may already be announced for a year that the rules don't cover yet. */
  readonly isKnownAhead?: true;
  /** It is about what the forms need, which is not among the tax rules. */
  readonly isOfForms?: true;
}
