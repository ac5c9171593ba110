import type { PayInput, PayTaxes } from '@paperwage/payroll';
import { calculatePay } from '@paperwage/payroll';
import { createRuleBooks, refusalOf } from './rule-books.ts';

/**
 * Calculates the taxes of one payment. The function throws the problem `rulesMissing` for a year that is not held,
 * `salaryRefused` for pay that makes no sense.
 */
export function createSalaryCalculator(): (input: PayInput) => PayTaxes {
  const books = createRuleBooks();
  return (input) => {
    try {
      return calculatePay(input, books(input));
    } catch (error) {
      throw refusalOf(error);
    }
  };
}
