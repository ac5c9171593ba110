import type { W2Draft } from '@paperwage/documents/w2';
import { emptyW2Draft } from '@paperwage/documents/w2';

/** What the forms of one employer and one year have in common. */
const SAME = [
  'autoCalculator',
  'year',
  'state',
  'stateShort',
  'companyStateId',
  'employersIdentificationNumber',
  'companyName',
  'companyAddress',
  'companyCity',
  'companyState',
  'companyZip',
  'localityName',
  'householdEmployer',
  'returnsOfYear',
  'maskSocialSecurityNumber',
] as const satisfies readonly (keyof W2Draft)[];

/** The W-2 of another employee of the same employer. */
export function nextW2(draft: W2Draft, context: Parameters<typeof emptyW2Draft>[0]): W2Draft {
  return { ...emptyW2Draft(context), ...Object.fromEntries(SAME.map((field) => [field, draft[field]])) };
}
