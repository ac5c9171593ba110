import { z } from 'zod';
import { readAttachment } from '../../drafts/read-attachment.ts';
import type { PayStubResult } from './calculate.ts';
import { withComputedTotals } from './document-data.ts';
import type { PayStubDraft } from './schema.ts';
import { payStubDraftSchema } from './schema.ts';

export const PAY_STUB_ATTACHMENT_NAME = 'paystub.json';

/** The document's data as it is attached to its PDF, so that the file can be opened and edited again. */
const payStubAttachmentSchema = z.strictObject({
  schema: z.literal('paperwage/paystub/1'),
  type: z.literal('paystub'),
  template: z.string().max(40),
  theme: z.string().max(40),
  documentData: payStubDraftSchema,
});

export type PayStubAttachment = z.output<typeof payStubAttachmentSchema>;

/**
 * A draft as it is attached: with its look, and the totals as they stand on the paper. Its fields are in the order of
 * the schema, whatever order they came in, so that the same data is the same file.
 */
export function payStubAttachment(
  draft: PayStubDraft,
  result: PayStubResult,
  look: { readonly template: string; readonly theme: string },
): PayStubAttachment {
  const { template, theme } = look;
  return {
    schema: 'paperwage/paystub/1',
    type: 'paystub',
    template,
    theme,
    documentData: payStubDraftSchema.parse(withComputedTotals(draft, result)),
  };
}

/** What came of reading an attachment; `message` says why it is not a pay stub of ours. */
export type AttachmentRead =
  | { readonly isRead: true; readonly attachment: PayStubAttachment }
  | { readonly isRead: false; readonly message: string };

/** Reads attached JSON back, taking nothing in it on trust. */
export function readPayStubAttachment(json: string): AttachmentRead {
  const attachment = readAttachment(payStubAttachmentSchema, json);
  if (attachment) return { isRead: true, attachment };
  return { isRead: false, message: 'This file holds no pay stub made here. Open a PDF that was downloaded here.' };
}
