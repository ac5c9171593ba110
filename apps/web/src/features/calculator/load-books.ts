import type { RuleBook } from '@paperwage/payroll';
import { loadRuleBook, loadRulesOf, ordinaryPayDate } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { EXAMPLE } from '../../paycheck/entries.ts';
import { NEIGHBORS } from './states.ts';

/** The rules of a state in every year, and of the states around it in one. */
export interface StateBooks {
  readonly own: RuleBook;
  readonly year: number;
  readonly neighbors: ReadonlyMap<StateCode, RuleBook>;
}

/** Loads the rules that the calculator of a state needs. */
export async function loadStateBooks(state: StateCode, year: number = EXAMPLE.year): Promise<StateBooks> {
  const [own, neighbors] = await Promise.all([loadRuleBook(state), loadNeighborBooks(state, year)]);
  return { own, year, neighbors };
}

/** The rules of the states around one, in a year. */
export async function loadNeighborBooks(state: StateCode, year: number): Promise<ReadonlyMap<StateCode, RuleBook>> {
  return loadBooksOf(NEIGHBORS[state], year);
}

/** The rules of some states in a year. */
export async function loadBooksOf(
  states: readonly StateCode[],
  year: number,
): Promise<ReadonlyMap<StateCode, RuleBook>> {
  const payDate = ordinaryPayDate(year);
  const books = await Promise.all(states.map(async (state) => [state, await loadRulesOf({ state, payDate })] as const));
  return new Map(books);
}
