import type { PayInput, PayTaxes, RuleBook } from '@paperwage/payroll';
import { MissingRulesError, PayProblem, calculatePay, loadRuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { problems } from '../../problem.ts';

/**
 * Calculates the taxes of one payment. The rules of a state are read when it is first asked for, and kept. The
 * function throws the problem `rulesMissing` for a year that is not held, `salaryRefused` for pay that makes no sense.
 */
export function createSalaryCalculator(): (input: PayInput) => Promise<PayTaxes> {
  const books = new Map<StateCode, RuleBook>();
  return async (input) => {
    const book = books.get(input.state) ?? (await loadRuleBook(input.state));
    books.set(input.state, book);
    try {
      return calculatePay(input, book);
    } catch (error) {
      throw refusalOf(error);
    }
  };
}

function refusalOf(error: unknown): unknown {
  if (error instanceof MissingRulesError) return problems.rulesMissing(error.message);
  if (!(error instanceof PayProblem)) return error;
  return problems.salaryRefused([{ path: error.path, code: error.code, message: error.message }]);
}
