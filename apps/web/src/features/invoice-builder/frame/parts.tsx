import type { BuilderParts } from '../../builder/kind/builder-parts.ts';
import styles from '../../builder/frame/builder-frame.module.css';
import { ItemsSection } from '../items/items-section.tsx';
import { DetailsSection } from '../sections/details-section.tsx';
import { FromSection } from '../sections/from-section.tsx';
import { NotesSection } from '../sections/notes-section.tsx';
import { ToSection } from '../sections/to-section.tsx';
import { TotalsSection } from '../sections/totals-section.tsx';
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

/** What stands below the heading of the form, and of the last step. */
function leadOf(step: string): string {
  return step === 'finish'
    ? 'Choose how it looks, read it once more, then download it.'
    : 'The paper changes as you type. Your work is saved as you type.';
}

/** The same, as the frame shows it. */
function PageLead({ step }: { step: string }) {
  return <p className={styles.lead}>{leadOf(step)}</p>;
}
