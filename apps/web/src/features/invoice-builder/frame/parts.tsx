import type { BuilderParts } from '../../builder/kind/builder-parts.ts';
import { DraftArea } from '../../builder/fields/draft-area.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import fieldStyles from '../../builder/fields/fields.module.css';
import styles from '../../builder/frame/builder-frame.module.css';
import { ItemsSection } from '../items/items-section.tsx';
import { DetailsSection } from '../sections/details-section.tsx';
import { FromSection } from '../sections/from-section.tsx';
import { PartyFields } from '../sections/party-fields.tsx';
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
    ? 'Choose a look, review it, then download.'
    : 'The preview updates and we save your work as you type.';
}

/** The same, as the frame shows it. */
function PageLead({ step }: { step: string }) {
  return <p className={styles.lead}>{leadOf(step)}</p>;
}

/** The client, who pays. */
function ToSection() {
  return (
    <div className={fieldStyles.group}>
      <PartyFields party="to" nameLabel="Client’s name or company" />
    </div>
  );
}

/** Notes for the client and a link to pay. */
function NotesSection() {
  return (
    <div className={fieldStyles.group}>
      <DraftArea path="notes" label="Notes (optional)" rows={4} maxLength={2_000} />
      <DraftText
        path="payLink"
        label="Pay link (optional)"
        help="Where your client can pay. Printed with a QR code."
        inputMode="url"
        maxLength={300}
      />
    </div>
  );
}
