import type { CalendarDate, StateCode } from '@paperwage/values';
import { inState } from '../working/figures.ts';
import type { PayInput, Standing } from '../pay.ts';
import type { ReciprocityRules } from '../rules/reciprocity-types.ts';
import type { WageRules } from '../rules/wage-rules.ts';
import type { WorkingStep } from '../working/working.ts';

/** The state whose income tax is withheld, and why it is this one where there are two. */
export interface IncomeTaxState {
  readonly state: StateCode | undefined;
  readonly steps: readonly WorkingStep[];
  readonly standings: readonly Standing[];
  /** The form that an agreement depends on, if nobody said it is on file. */
  readonly assumedForm?: string;
}

/** The parts of a payment that decide which state takes the income tax. */
export type PaymentOfStates = Pick<PayInput, 'state' | 'residenceState' | 'payDate' | 'elections'>;

/** The agreement under which `work` leaves wages of `home` residents to that state; undefined when there is none. */
export function reciprocityOf(
  work: StateCode,
  home: StateCode,
  payDate: CalendarDate,
  { reciprocity }: Pick<WageRules, 'reciprocity'>,
): ReciprocityRules | undefined {
  return reciprocity.find(
    ({ workState, residentsOf, from, to }) =>
      workState === work &&
      work !== home &&
      (residentsOf === 'everyOther' || residentsOf.includes(home)) &&
      from <= payDate &&
      payDate <= to,
  );
}

/**
 * The work state withholds, unless an agreement leaves the tax to the state where the employee lives. We assume the
 * employee filed the certificate for that unless the elections say otherwise.
 */
export function incomeTaxState(
  { state, residenceState, payDate, elections }: PaymentOfStates,
  rules: Pick<WageRules, 'reciprocity'>,
): IncomeTaxState {
  if (state === undefined || residenceState === undefined || residenceState === state) {
    return { state, steps: [], standings: [] };
  }
  const figures = { work: inState(state), home: inState(residenceState) };
  const agreement = reciprocityOf(state, residenceState, payDate, rules);
  if (!agreement) return { state, steps: [{ step: 'homeStateSettles', figures }], standings: [] };
  const isOnFile = elections?.reciprocityFormOnFile;
  if (isOnFile === false) return { state, steps: [{ step: 'noReciprocityForm', figures }], standings: [] };
  return {
    state: residenceState,
    steps: [{ step: 'reciprocity', figures }],
    standings: [agreement.standing],
    ...(isOnFile === undefined && { assumedForm: agreement.certificate }),
  };
}
