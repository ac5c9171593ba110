import type { PayInput, PayTaxes, RuleBook } from '@paperwage/payroll';
import { MissingRulesError, PayProblem, allRules, calculatePay } from '@paperwage/payroll';
import { problems } from '../../problem.ts';

/**
 * Calculates the taxes of one payment. The function throws the problem `rulesMissing` for a year that is not held,
 * `salaryRefused` for pay that makes no sense.
 */
export function createSalaryCalculator(): (input: PayInput) => PayTaxes {
  const books = new Map<PayInput['state'], RuleBook>();
  return (input) => {
    const book = books.get(input.state) ?? bookOf(input.state);
    books.set(input.state, book);
    try {
      return calculatePay(input, book);
    } catch (error) {
      throw refusalOf(error);
    }
  };
}

/** The rules of one state alone, so that a calculation does not search those of all others. */
function bookOf(state: PayInput['state']): RuleBook {
  const ofState = (rules: { readonly state: string }) => rules.state === state;
  return {
    ...allRules,
    states: allRules.states.filter(ofState),
    items: allRules.items.filter(ofState),
    places: allRules.places.filter(ofState),
  };
}

function refusalOf(error: unknown): unknown {
  if (error instanceof MissingRulesError) return problems.rulesMissing(error.message);
  if (!(error instanceof PayProblem)) return error;
  return problems.salaryRefused([{ path: error.path, code: error.code, message: error.message }]);
}
