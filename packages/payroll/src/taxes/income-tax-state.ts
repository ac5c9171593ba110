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
  /** The form on which an agreement rests that nobody said is on file. */
  readonly assumedForm?: string;
}

/** What of a payment decides which state takes the income tax. */
export type PaymentOfStates = Pick<PayInput, 'state' | 'residenceState' | 'payDate' | 'elections'>;

/** The agreement by which `work` leaves the wages of residents of `home` to that state; undefined when there is none. */
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
 * The state the work is done in withholds, unless an agreement leaves the tax to the state the employee lives in. The
 * certificate that the employee files for it is taken as filed unless the elections say that it is not.
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
