import { z } from 'zod';
import { readAttachment } from '../../drafts/read-attachment.ts';
import type { Form1099Draft } from './schema.ts';
import { form1099DraftSchema } from './schema.ts';
import { form1099AsShown } from './templates.ts';

export const FORM_1099_ATTACHMENT_NAME = '1099.json';

/** The document's data as it is attached to its PDF, so that the file can be opened and edited again. */
const form1099AttachmentSchema = z.strictObject({
  schema: z.literal('paperwage/1099/1'),
  type: z.literal('1099'),
  template: z.string().max(40),
  theme: z.string().max(40),
  documentData: form1099DraftSchema,
});

export type Form1099Attachment = z.output<typeof form1099AttachmentSchema>;

/**
 * A draft as it is attached. Where the copies show the last four digits of the recipient's number alone, the attachment
 * knows no more either.
 */
export function form1099Attachment(
  draft: Form1099Draft,
  look: { readonly template: string; readonly theme: string },
): Form1099Attachment {
  return {
    schema: 'paperwage/1099/1',
    type: '1099',
    template: look.template,
    theme: look.theme,
    documentData: form1099AsShown(form1099DraftSchema.parse(draft), look.template),
  };
}

/** Reads attached JSON back, taking nothing in it on trust; undefined when it is not a 1099 of ours. */
export function read1099Attachment(json: string): Form1099Attachment | undefined {
  return readAttachment(form1099AttachmentSchema, json);
}
