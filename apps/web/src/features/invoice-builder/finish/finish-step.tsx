import { duplicateInvoice } from '@paperwage/documents/invoice';
import { NextDocument } from '../../builder/finish/next-document.tsx';
import { LazyPaperOptions } from '../../builder/finish/lazy-paper-options.tsx';
import { LookPicker } from '../../builder/finish/look-picker.tsx';
import { DownloadPanel } from '../../builder/finish/download-panel.tsx';
import { UnlessIssued } from '../../builder/issuing/unless-issued.tsx';
import { replaceDraft } from '../../builder/store/replace-draft.ts';
import type { StepId } from '../kind/steps.ts';
import type { InvoiceBuilder } from '../store/builder.ts';
import { useBuilder } from '../store/builder.ts';
import { Review } from './review.tsx';

/** Where a duplicate is begun: its date and number are its own. */
const DUPLICATE_STEP: StepId = 'details';

/** The last step: how it looks, what it says, and the files. */
export function FinishStep() {
  const builder = useBuilder();
  const make = () => makeDuplicate(builder);
  const loadSubject = async () => (await import('./issue-subject.ts')).invoiceSubject(builder);
  return (
    <>
      <UnlessIssued>
        <LookPicker />
        <LazyPaperOptions company="from.name" />
        <Review />
        <DownloadPanel issuing={{ count: 1, loadSubject }} />
      </UnlessIssued>
      <NextDocument next={{ label: 'Duplicate invoice', step: DUPLICATE_STEP, make }}>
        A duplicate keeps the names and items, with today’s date and a new number.
      </NextDocument>
    </>
  );
}

/** A duplicate invoice: dated today, with its own number and nothing paid. */
function makeDuplicate(builder: InvoiceBuilder): void {
  const { draft } = builder.store.get();
  replaceDraft(builder, 'This is a copy with a new number and date.', duplicateInvoice(draft, builder.context));
}
