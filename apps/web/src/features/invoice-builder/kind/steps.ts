/** The sections of the one page, in order, and the last step. */
export const STEPS = [
  { id: 'from', label: 'From', heading: 'Who is sending it?' },
  { id: 'to', label: 'To', heading: 'Who is it for?' },
  { id: 'details', label: 'Details', heading: 'Number, date and terms' },
  { id: 'items', label: 'Items', heading: 'What are you charging for?' },
  { id: 'totals', label: 'Totals', heading: 'Discount, tax and payment' },
  { id: 'notes', label: 'Notes', heading: 'Notes and pay link' },
  { id: 'finish', label: 'Finish', heading: 'Review and download' },
] as const;

export type StepId = (typeof STEPS)[number]['id'];

const STEP_OF: Readonly<Record<string, StepId>> = {
  from: 'from',
  logo: 'from',
  to: 'to',
  items: 'items',
  discountType: 'totals',
  discountRate: 'totals',
  taxType: 'totals',
  taxRate: 'totals',
  taxLabel: 'totals',
  taxIncluded: 'totals',
  paidAmount: 'totals',
  notes: 'notes',
  payLink: 'notes',
  paperSize: 'finish',
};

/** The section that has the field of a place in the draft. */
export function stepOfPath(path: string): StepId {
  return STEP_OF[path.split('.')[0]!] ?? 'details';
}
