import { withChanges } from '../../../drafts/changes.ts';
import type { Issue } from '../../../drafts/issue.ts';
import { textTinIssues } from '../../../forms/tins/tin-issues.ts';
import { storableEin, storableText, storableTin } from '../../../forms/tins/tin.ts';
import type { Form1099Draft } from '../schema.ts';
import { FORM_1099_LIMITS } from '../text-limits.ts';

/** Texts where people type a personal number by mistake. */
const FIELDS = Object.keys(FORM_1099_LIMITS) as (keyof typeof FORM_1099_LIMITS)[];

/** The draft as stored: only the last four digits of a personal number, wherever it was typed. */
export function storable1099(draft: Form1099Draft): Form1099Draft {
  return withChanges<Form1099Draft>(storable1099Texts(draft), { socialSecurity: storableTin(draft.socialSecurity) });
}

/** The draft as stored for someone allowed to keep the recipient's full number: no such number in text not meant for one. */
export function storable1099Texts(draft: Form1099Draft): Form1099Draft {
  return withChanges<Form1099Draft>(draft, {
    ...Object.fromEntries(FIELDS.map((field) => [field, storableText(draft[field])])),
    companyEin: storableEin(draft.companyEin),
  });
}

/** Numbers of a person in those texts. */
export function otherTextIssues(draft: Form1099Draft): Issue[] {
  return FIELDS.flatMap((field) => textTinIssues(field, draft[field]));
}
