/** Filing statuses by their names in drafts and the API. */
export const FILING_STATUS_OPTIONS = [
  { value: 'SINGLE', label: 'Single or married filing separately' },
  { value: 'MARRIED', label: 'Married filing jointly' },
  { value: 'HEAD_OF_HOUSEHOLD', label: 'Head of household' },
] as const;
