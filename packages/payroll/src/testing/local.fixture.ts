import type { Cents, StateCode } from '@paperwage/values';
import { calendarDate, dollars } from '@paperwage/values';
import type { PayInput, StateElections, TaxLine } from '../index.ts';
import { allRules, calculatePay } from '../index.ts';
import { payment } from './payment.fixture.ts';

/** The local lines of one payment. */
export function localLines(
  state: StateCode,
  elections: StateElections,
  entries: Partial<PayInput> = {},
): readonly TaxLine[] {
  const { lines } = calculatePay(payment({ state, elections, ...entries }), allRules);
  return lines.filter(({ tax }) => tax.startsWith('named:'));
}

/** Name and amount of each local line; 2,000.00 every two weeks in November 2026 where a test says nothing else. */
export function local(
  state: StateCode,
  elections: StateElections,
  entries: Partial<PayInput> = {},
): Readonly<Record<string, Cents>> {
  return Object.fromEntries(
    localLines(state, elections, entries).map(({ tax, amount }) => [tax.slice('named:'.length), amount]),
  );
}

/** Steps of the one line of that name. */
export function localSteps(lines: readonly TaxLine[], name: string): readonly string[] {
  return lines.find(({ tax }) => tax === `named:${name}`)!.working.steps.map(({ step }) => step);
}

/** A payment of so many dollars, on a date when one is given. */
export function pay(gross: number, payDate?: string): Partial<PayInput> {
  const grossPay = dollars(gross);
  return payDate === undefined ? { grossPay } : { grossPay, payDate: calendarDate(payDate) };
}
