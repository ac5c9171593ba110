import { duplicateInvoice } from '@paperwage/documents/invoice';
import { replaceDraft } from '../../builder/store/replace-draft.ts';
import type { InvoiceBuilder } from './builder.ts';

/** The same invoice anew: dated today, with a number of its own, nothing paid on it. */
export function makeDuplicate(builder: InvoiceBuilder): void {
  const { draft } = builder.store.get();
  replaceDraft(builder, 'This is a copy with a number and date of its own.', duplicateInvoice(draft, builder.context));
}
