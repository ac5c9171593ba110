import type { PayInput, RuleBook } from '@paperwage/payroll';
import { allRules, MissingRulesError, PayProblem } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { problems } from '../../problem.ts';

/** Finds the rules of the states of an employee. */
export type RuleBooks = (pay: Pick<PayInput, 'state' | 'residenceState'>) => RuleBook;

/** Books of the states of an employee alone, so that a calculation does not search those of all others; each made once. */
export function createRuleBooks(): RuleBooks {
  const ofHome = new Map<StateCode | undefined, Map<StateCode | undefined, RuleBook>>();
  return ({ state, residenceState }) => {
    let books = ofHome.get(residenceState);
    if (!books) ofHome.set(residenceState, (books = new Map()));
    const kept = books.get(state);
    if (kept) return kept;
    const ofStates = (rules: { readonly state: string }) => rules.state === state || rules.state === residenceState;
    const book: RuleBook = {
      ...allRules,
      states: allRules.states.filter(ofStates),
      items: allRules.items.filter(ofStates),
      places: allRules.places.filter(ofStates),
      supplemental: allRules.supplemental.filter(ofStates),
      certificates: allRules.certificates.filter(ofStates),
    };
    books.set(state, book);
    return book;
  };
}

/** The problem to answer for what the engine refused; anything else is a bug and stays as it is. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof MissingRulesError) return problems.rulesMissing(error.message);
  if (!(error instanceof PayProblem)) return error;
  return problems.salaryRefused([{ path: error.path, code: error.code, message: error.message }]);
}
