import type { GrossFromNet, UngrossedPay } from '@paperwage/payroll';
import { grossFromNet } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { createRuleBooks, refusalOf } from './rule-books.ts';

/** Finds the gross pay of a net pay. The function throws as the one of `createSalaryCalculator` does. */
export function createGrossFinder(): (netPay: Cents, pay: UngrossedPay, assumedYear?: number) => GrossFromNet {
  const books = createRuleBooks();
  return (netPay, pay, assumedYear) => {
    try {
      return grossFromNet(netPay, pay, books(pay, assumedYear));
    } catch (error) {
      throw refusalOf(error);
    }
  };
}
