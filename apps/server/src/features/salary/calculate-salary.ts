import type { PayInput, PayTaxes } from '@paperwage/payroll';
import { calculatePay } from '@paperwage/payroll';
import { createRuleBooks, refusalOf } from './rule-books.ts';

/**
 * Calculates the taxes of one payment, with the tables of `assumedYear` where those of the year after it are not in. The function throws the problem `rulesMissing` for a year that is not held,
 * `salaryRefused` for pay that makes no sense.
 */
export function createSalaryCalculator(): (input: PayInput, assumedYear?: number) => PayTaxes {
  const books = createRuleBooks();
  return (input, assumedYear) => {
    try {
      return calculatePay(input, books(input, assumedYear));
    } catch (error) {
      throw refusalOf(error);
    }
  };
}
