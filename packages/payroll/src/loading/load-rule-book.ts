import type { StateCode } from '@paperwage/values';
import type { PayInput } from '../pay.ts';
import type { RuleBook, StateBook } from '../rule-book/rule-book.ts';
import { FEDERAL_RULES } from '../rules/index.ts';
import { PRE_TAX_RULES } from '../rules/pre-tax-rules.ts';

/**
 * The federal rules and one state's, loaded from their files on first use, along with those of the state where the
 * employee lives if an agreement may leave the income tax to it. For any other state the book answers that we cover
 * nothing, so load again when a state changes. Without a state, nothing about states is loaded, not even how they
 * calculate.
 *
 * @param assumedYear The year whose rules a person chose to use for the year after it as well (see `assumeYear`).
 */
export async function loadRuleBook(
  state: StateCode | undefined,
  residenceState?: StateCode,
  assumedYear?: number,
): Promise<RuleBook> {
  const book = withFederal(state === undefined ? NO_STATE : await loadStates(state, residenceState));
  if (assumedYear === undefined) return book;
  const { assumeYear } = await import('../rule-book/assume-year.ts');
  return assumeYear(book, assumedYear);
}

async function loadStates(state: StateCode, residenceState: StateCode | undefined): Promise<StateBook> {
  const { loadStateBook } = await import('./load-state-book.ts');
  return loadStateBook(state, residenceState);
}

/** The parts of a payment that decide which rules it needs. */
export type PaymentOfRules = Pick<PayInput, 'state' | 'residenceState' | 'payDate' | 'supplemental' | 'elections'>;

/**
 * Only the rules that one payment needs, for a program that starts, calculates and ends: those of its pay date's year,
 * and places only if it names one. `calculatePay` gives the same result with it as with every rule.
 */
export async function loadRulesOf(payment: PaymentOfRules): Promise<RuleBook> {
  if (payment.state === undefined) return withFederal(NO_STATE);
  const { loadStateBookOf } = await import('./load-state-book.ts');
  return withFederal(await loadStateBookOf({ ...payment, state: payment.state }));
}

function withFederal(states: StateBook): RuleBook {
  return { federal: FEDERAL_RULES, preTax: PRE_TAX_RULES, ...states };
}

const NO_STATE: StateBook = {
  states: [],
  items: [],
  places: [],
  supplemental: [],
  certificates: [],
  statePreTax: { exceptions: [], items: [] },
  payStatements: [],
  exemptEarnings: [],
  reciprocity: [],
  stateTaxes: undefined,
};
