import type { StateCode } from '@paperwage/values';
import { isAskedFor } from '../certificates/asked-of-employee.ts';
import type { StateElections } from '../certificates/elections.ts';
import { count, inState, stateFiling } from '../working/figures.ts';
import type { PayInput } from '../pay.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import { certificateOn } from '../rule-book/rule-book.ts';
import type { WorkingStep } from '../working/working.ts';
import { CLAIMS_NOTHING, stateFilingStatus } from './state/state-payment.ts';

/** Entries that the certificates of some states ask. Those of the others do not, and there they change no figure. */
export const ASKED_BY_SOME = [
  'allowances',
  'dependents',
  'filingStatus',
] as const satisfies readonly (keyof StateElections)[];

/**
 * Says of entries that the certificate of the state does not ask that they do not count: left unsaid, whoever gave them
 * would believe that they do. They are told also as what makes the employee one who has filed the certificate, where
 * nothing else does. Empty where the book does not have the certificate.
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

/** Of none there is nothing to say, nor of the filing status that Form W-4 has too. */
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
