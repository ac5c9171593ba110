import type { StateCode } from '@paperwage/values';
import { isAskedFor } from '../certificates/asked-of-employee.ts';
import type { StateElections } from '../pay-input/elections.ts';
import { count, inState, stateFiling } from '../working/figures.ts';
import type { PayInput } from '../pay.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { certificateOn } from '../rule-book/rule-book.ts';
import type { WorkingStep } from '../working/working.ts';
import { CLAIMS_NOTHING, stateFilingStatus } from './state/state-payment.ts';

/** Entries that some states' certificates ask for. In other states they change no figure. */
export const ASKED_BY_SOME = [
  'allowances',
  'dependents',
  'filingStatus',
] as const satisfies readonly (keyof StateElections)[];

/**
 * Says that entries the state's certificate doesn't ask for don't count; otherwise the person who gave them would
 * believe they do. Also says when they alone make the employee count as having filed the certificate. Empty if the book
 * doesn't have the certificate.
 */
export function ignoredElectionSteps(
  { elections, w4, payDate }: Pick<PayInput, 'elections' | 'w4' | 'payDate'>,
  state: StateCode,
  rules: Pick<RuleBook, 'certificates'>,
): readonly WorkingStep[] {
  if (!elections || ASKED_BY_SOME.every((name) => elections[name] === undefined)) return [];
  const certificate = certificateOn(state, payDate, rules);
  if (!certificate) return [];
  const notAsked = ASKED_BY_SOME.filter((name) => elections[name] !== undefined && !isAskedFor(name, certificate, w4));
  const steps = notAsked.flatMap((name) => stepOf(name, state, elections, w4));
  const claims = Object.keys(elections).filter((name) => !CLAIMS_NOTHING.includes(name));
  const isFiledByThem = claims.length > 0 && claims.every((name) => notAsked.some((one) => one === name));
  return isFiledByThem ? [...steps, { step: 'certificateTakenAsFiled', figures: { state: inState(state) } }] : steps;
}

/** There is nothing to say if none are claimed, or about a filing status that Form W-4 has too. */
function stepOf(
  name: (typeof ASKED_BY_SOME)[number],
  code: StateCode,
  { allowances = 0, dependents = 0, filingStatus }: StateElections,
  w4: PayInput['w4'],
): readonly WorkingStep[] {
  const state = inState(code);
  switch (name) {
    case 'allowances':
      return allowances > 0 ? [{ step: 'allowancesNotAsked', figures: { state, allowances: count(allowances) } }] : [];
    case 'dependents':
      return dependents > 0 ? [{ step: 'dependentsNotAsked', figures: { state, dependents: count(dependents) } }] : [];
    case 'filingStatus':
      return filingStatus === undefined || filingStatus === stateFilingStatus({}, w4)
        ? []
        : [{ step: 'filingStatusNotAsked', figures: { state, filingStatus: stateFiling(filingStatus) } }];
  }
}
