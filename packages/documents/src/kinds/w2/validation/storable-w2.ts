import { changeEach, withChanges } from '../../../drafts/changes.ts';
import type { Issue } from '../../../drafts/issue.ts';
import { textTinIssues } from '../../../forms/tins/tin-issues.ts';
import { storableEin, storableText, storableTin } from '../../../forms/tins/tin.ts';
import type { W2Draft } from '../schema.ts';
import { W2_LIMITS } from '../text-limits.ts';

/** Texts where people type a personal number by mistake. */
const FIELDS = Object.keys(W2_LIMITS) as (keyof typeof W2_LIMITS)[];

/** The draft as stored: only the last four digits of a personal number, wherever it was typed. */
export function storableW2(draft: W2Draft): W2Draft {
  const employeeSocialSecurityNumber = storableTin(draft.employeeSocialSecurityNumber);
  return withChanges<W2Draft>(storableW2Texts(draft), { employeeSocialSecurityNumber });
}

/** The draft as stored for someone allowed to keep the employee's full number: no such number in text not meant for one. */
export function storableW2Texts(draft: W2Draft): W2Draft {
  return withChanges<W2Draft>(draft, {
    ...Object.fromEntries(FIELDS.map((field) => [field, storableText(draft[field])])),
    employeeName: storableText(draft.employeeName),
    employersIdentificationNumber: storableEin(draft.employersIdentificationNumber),
    field14: changeEach(draft.field14, (line) => withChanges(line, { label: storableText(line.label) })),
  });
}

/** Personal numbers in those texts; one in the first name is reported at the full name. */
export function otherTextIssues(draft: W2Draft): Issue[] {
  return [
    ...FIELDS.flatMap((field) => textTinIssues(field === 'employeeFirstName' ? 'employeeName' : field, draft[field])),
    ...draft.field14.flatMap(({ label }, index) => textTinIssues(`field14.${index}.label`, label)),
  ];
}
