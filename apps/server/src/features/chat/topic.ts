import type { RuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import type { ChatLink } from '@paperwage/api-contract';
import type { AskedQuestion } from './read-question.ts';

/** A kind of question about figures, and how it is answered. Undefined where we don't have them. */
export interface Topic {
  /** In the ways to ask. */
  readonly intent: string;
  readonly answer: (asked: AskedQuestion, year: number, rules: RuleBook) => readonly string[] | undefined;
  /** What is said where we don't have the figure of a state. */
  readonly missing?: (state: StateCode, year: number) => readonly string[];
  /** A state that is named is what it is about. */
  readonly isOfState?: true;
  /** Pages that say more. */
  readonly links?: readonly ChatLink[];
  /** It may have been announced for a year that the rules don't cover yet. */
  readonly isKnownAhead?: true;
  /** It is about what the forms need, which is not among the tax rules. */
  readonly isOfForms?: true;
}
