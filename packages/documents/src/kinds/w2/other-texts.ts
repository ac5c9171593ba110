import { withChanges } from '../../drafts/changes.ts';
import type { Issue } from '../../drafts/issue.ts';
import { textTinIssues } from '../../forms/tins/tin-issues.ts';
import { keptEin, keptText, keptTin } from '../../forms/tins/tin.ts';
import type { W2Draft } from './schema.ts';

/** Short texts into which the number of a person is typed by mistake, and what belongs there. */
const TEXTS = {
  controlNumber: 'the control number',
  companyStateId: 'the number with the state',
  companyStateIdB: 'the number with the state',
  localityName: 'the name of the locality',
  localityNameB: 'the name of the locality',
} as const;
const FIELDS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

/** The draft as it is kept: of the number of a person, wherever it was typed, its last four digits. */
export function keptW2(draft: W2Draft): W2Draft {
  const employeeSocialSecurityNumber = keptTin(draft.employeeSocialSecurityNumber);
  return withChanges<W2Draft>(keptW2Texts(draft), { employeeSocialSecurityNumber });
}

/** The draft as it is kept for whom it may hold the employee's whole number: with none in a text that is not for one. */
export function keptW2Texts(draft: W2Draft): W2Draft {
  const isWhole = draft.field14.some(({ label }) => label !== keptText(label));
  return withChanges<W2Draft>(draft, {
    ...Object.fromEntries(FIELDS.map((field) => [field, keptText(draft[field])])),
    employersIdentificationNumber: keptEin(draft.employersIdentificationNumber),
    ...(isWhole && { field14: draft.field14.map((line) => ({ ...line, label: keptText(line.label) })) }),
  });
}

/** Numbers of a person in those texts. */
export function otherTextIssues(draft: W2Draft): Issue[] {
  return [
    ...FIELDS.flatMap((field) => textTinIssues(field, draft[field], TEXTS[field])),
    ...draft.field14.flatMap(({ label }, index) => textTinIssues(`field14.${index}.label`, label, 'what the line is')),
  ];
}
