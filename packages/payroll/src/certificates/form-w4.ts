import type { FormW4 } from '../pay.ts';

/** A certificate of 2020 or later, with steps 2 to 4. */
export type StepsForm = Extract<FormW4, { readonly version: '2020' }>;

/** A certificate of 2019 or earlier, with allowances. */
export type AllowancesForm = Extract<FormW4, { readonly version: '2019' }>;

export function isStepsForm(w4: FormW4): w4 is StepsForm {
  return w4.version === '2020';
}
