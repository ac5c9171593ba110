/** Filing statuses by the names that drafts and the wire have for them. */
export const FILING_STATUSES = [
  { value: 'SINGLE', label: 'Single or married filing separately' },
  { value: 'MARRIED', label: 'Married filing jointly' },
  { value: 'HEAD_OF_HOUSEHOLD', label: 'Head of household' },
] as const;
