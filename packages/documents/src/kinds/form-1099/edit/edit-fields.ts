import { withChanges } from '../../../drafts/changes.ts';
import { formatTin } from '../../../forms/tins/tin-rules.ts';
import { formatEin } from '../../../forms/tins/tin.ts';
import type { Form1099Draft } from '../schema.ts';

/** Sets any field. */
export function set1099Field<K extends keyof Form1099Draft>(
  draft: Form1099Draft,
  field: K,
  value: Form1099Draft[K],
): Form1099Draft {
  const changes: Partial<Form1099Draft> = {};
  changes[field] = value;
  return withChanges(draft, changes);
}

/** Formats the payer's and recipient's numbers when the user leaves the field. */
export function format1099Numbers(draft: Form1099Draft): Form1099Draft {
  return withChanges(draft, {
    companyEin: formatEin(draft.companyEin),
    socialSecurity: formatTin(draft.socialSecurity),
  });
}
