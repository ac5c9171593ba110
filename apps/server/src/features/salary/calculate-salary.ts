import type { PayInput, PayTaxes, RuleBook } from '@paperwage/payroll';
import { MissingRulesError, PayProblem, allRules, calculatePay } from '@paperwage/payroll';
import { problems } from '../../problem.ts';

/**
 * Calculates the taxes of one payment. The function throws the problem `rulesMissing` for a year that is not held,
 * `salaryRefused` for pay that makes no sense.
 */
export function createSalaryCalculator(): (input: PayInput) => PayTaxes {
  const books = new Map<string, RuleBook>();
  return (input) => {
    const states = `${input.state} ${input.residenceState ?? ''}`;
    const book = books.get(states) ?? bookOf(input);
    books.set(states, book);
    try {
      return calculatePay(input, book);
    } catch (error) {
      throw refusalOf(error);
    }
  };
}

/** The rules of the states of an employee alone, so that a calculation does not search those of all others. */
function bookOf({ state, residenceState }: PayInput): RuleBook {
  const ofStates = (rules: { readonly state: string }) => rules.state === state || rules.state === residenceState;
  return {
    ...allRules,
    states: allRules.states.filter(ofStates),
    items: allRules.items.filter(ofStates),
    places: allRules.places.filter(ofStates),
    supplemental: allRules.supplemental.filter(ofStates),
  };
}

function refusalOf(error: unknown): unknown {
  if (error instanceof MissingRulesError) return problems.rulesMissing(error.message);
  if (!(error instanceof PayProblem)) return error;
  return problems.salaryRefused([{ path: error.path, code: error.code, message: error.message }]);
}
