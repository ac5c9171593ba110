import type { Attachment } from '../../../drafts/attachment.ts';
import { attachmentFormat } from '../../../drafts/attachment.ts';
import type { PayStubResult } from '../calculation/pay-stub-result.ts';
import { withComputedTotals } from '../edit/document-data.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { payStubDraftSchema } from '../draft/schema.ts';

const format = attachmentFormat('paystub', payStubDraftSchema);

export const PAY_STUB_ATTACHMENT_NAME = format.name;

export type PayStubAttachment = Attachment<PayStubDraft>;

/** A draft as it is attached: with its look, and the totals as they stand on the paper. */
export function payStubAttachment(
  draft: PayStubDraft,
  result: PayStubResult,
  look: { readonly template: string; readonly theme: string },
): PayStubAttachment {
  return format.write(withComputedTotals(draft, result), look);
}

/** What came of reading an attachment; `message` says why it is not a pay stub of ours. */
export type AttachmentRead =
  | { readonly isRead: true; readonly attachment: PayStubAttachment }
  | { readonly isRead: false; readonly message: string };

/** Reads attached JSON back, taking nothing in it on trust. */
export function readPayStubAttachment(json: string): AttachmentRead {
  const attachment = format.read(json);
  if (attachment) return { isRead: true, attachment };
  return { isRead: false, message: 'This file has no Paperwage pay stub. Open a PDF you downloaded from Paperwage.' };
}
