import type { Issue } from '../../../drafts/issue.ts';
import { lengthIssues } from '../../../drafts/text-lengths.ts';
import { employeeNameOf } from '../employee-name.ts';
import type { W2Draft } from '../schema.ts';
import { BOX_14_LABEL_MAX_LENGTH, W2_LIMITS } from '../text-limits.ts';

/** What the texts are called in a sentence; the employee's names, whose parts are fields of their own, are below. */
const WHAT = {
  companyName: 'The name',
  companyAddress: 'The street address',
  companyCity: 'The city',
  companyZip: 'The ZIP code',
  employeeSuffix: 'The suffix',
  employeeAddress: 'The street address',
  employeeCity: 'The city',
  employeeZip: 'The ZIP code',
  controlNumber: 'The control number',
  companyStateId: 'The state ID number',
  companyStateIdB: 'The state ID number',
  localityName: 'The name of the locality',
  localityNameB: 'The name of the locality',
} as const satisfies Partial<Record<keyof typeof W2_LIMITS, string>>;

/** Texts too long for their boxes. */
export function w2LengthIssues(draft: W2Draft): Issue[] {
  const { first, last } = employeeNameOf(draft);
  const paths = Object.keys(WHAT) as (keyof typeof WHAT)[];
  return lengthIssues([
    { path: 'employeeName', text: first, what: 'The first name', most: W2_LIMITS.employeeFirstName },
    { path: 'employeeLastName', text: last, what: 'The last name', most: W2_LIMITS.employeeLastName },
    ...paths.map((path) => ({ path, text: draft[path], what: WHAT[path], most: W2_LIMITS[path] })),
    ...draft.field14.map(({ label }, index) => ({
      path: `field14.${index}.label`,
      text: label,
      what: 'The label',
      most: BOX_14_LABEL_MAX_LENGTH,
    })),
  ]);
}
