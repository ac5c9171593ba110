import type { BuilderParts } from '../../builder/kind/builder-parts.ts';
import { ItemsSection } from '../items/items-section.tsx';
import { DetailsSection } from '../sections/details-section.tsx';
import { FromSection } from '../sections/from-section.tsx';
import { NotesSection } from '../sections/notes-section.tsx';
import { ToSection } from '../sections/to-section.tsx';
import { TotalsSection } from '../sections/totals-section.tsx';
import { leadOf, PageLead } from './page-lead.tsx';
import { Totals } from './totals.tsx';

/** The screens an invoice hands to the frame of all builders. */
export const invoiceParts: BuilderParts = {
  steps: {
    from: FromSection,
    to: ToSection,
    details: DetailsSection,
    items: ItemsSection,
    totals: TotalsSection,
    notes: NotesSection,
  },
  loadFinish: async () => (await import('../finish/finish-step.tsx')).FinishStep,
  Lead: PageLead,
  pendingLead: leadOf,
  Totals,
};
