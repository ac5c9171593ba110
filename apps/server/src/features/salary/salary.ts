import type { PayInput, PayTaxes, GrossFromNet, UngrossedPay, RuleBook } from '@paperwage/payroll';
import { calculatePay, grossFromNet, allRules, assumeYear, MissingRulesError, PayProblem } from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import { problems } from '../../problems/problem.ts';

/**
 * Calculates the taxes of one payment, using the tables of `assumedYear` for the year after it while we lack that
 * year's. The function throws the problem `rulesMissing` for a year we don't cover, and `salaryRefused` for pay that
 * makes no sense.
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

/** Finds the gross pay for a net pay. The function throws like that of `createSalaryCalculator`. */
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

/** Finds the rules for an employee's states, those of `assumedYear` also for the year after it (see `assumeYear`). */
type RuleBooks = (pay: Pick<PayInput, 'state' | 'residenceState'>, assumedYear: number | undefined) => RuleBook;

/** Rule books of only an employee's states, so that a calculation doesn't search all others; each built once. */
function createRuleBooks(): RuleBooks {
  const plain = booksOf(allRules);
  const assuming = new Map<number, ReturnType<typeof booksOf>>();
  return (pay, assumedYear) => {
    // A year we don't cover changes nothing, so no request can make the server keep books for it.
    const year = allRules.federal.find(({ to }) => to === `${assumedYear}-12-31`) && assumedYear;
    if (year === undefined) return plain(pay);
    let books = assuming.get(year);
    if (!books) assuming.set(year, (books = booksOf(assumeYear(allRules, year))));
    return books(pay);
  };
}

function booksOf(rules: RuleBook): (pay: Pick<PayInput, 'state' | 'residenceState'>) => RuleBook {
  const ofHome = new Map<StateCode | undefined, Map<StateCode | undefined, RuleBook>>();
  return ({ state, residenceState }) => {
    let books = ofHome.get(residenceState);
    if (!books) ofHome.set(residenceState, (books = new Map()));
    const kept = books.get(state);
    if (kept) return kept;
    const ofStates = (held: { readonly state: string }) => held.state === state || held.state === residenceState;
    const book: RuleBook = {
      ...rules,
      states: rules.states.filter(ofStates),
      items: rules.items.filter(ofStates),
      places: rules.places.filter(ofStates),
      supplemental: rules.supplemental.filter(ofStates),
      certificates: rules.certificates.filter(ofStates),
    };
    books.set(state, book);
    return book;
  };
}

/** The problem to answer for what the engine refused; any other error is a bug and stays as it is. */
function refusalOf(error: unknown): unknown {
  if (error instanceof MissingRulesError) return problems.rulesMissing(missingRulesMessage(error));
  if (!(error instanceof PayProblem)) return error;
  return problems.salaryRefused([{ path: error.path, code: error.code, message: error.message }]);
}

function missingRulesMessage({ message, assumableYear }: MissingRulesError): string {
  return assumableYear === undefined
    ? message
    : `${message} To calculate with the ${assumableYear} tables, send assumeYear ${assumableYear}.`;
}
