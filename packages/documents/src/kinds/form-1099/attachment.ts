import { z } from 'zod';
import { readAttachment } from '../../drafts/read-attachment.ts';
import { maskTin } from '../../forms/tins/tin.ts';
import type { Form1099Draft } from './schema.ts';
import { form1099DraftSchema } from './schema.ts';
import { form1099CopiesOf } from './templates.ts';

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
  const data = form1099DraftSchema.parse(draft);
  const socialSecurity = showsWholeNumber(draft, look.template) ? data.socialSecurity : maskTin(data.socialSecurity);
  return {
    schema: 'paperwage/1099/1',
    type: '1099',
    template: look.template,
    theme: look.theme,
    documentData: { ...data, socialSecurity },
  };
}

function showsWholeNumber(draft: Form1099Draft, template: string): boolean {
  return !draft.maskRecipientTin || form1099CopiesOf(template).some(({ mayMaskTin }) => !mayMaskTin);
}

/** Reads attached JSON back, taking nothing in it on trust; undefined when it is not a 1099 of ours. */
export function read1099Attachment(json: string): Form1099Attachment | undefined {
  return readAttachment(form1099AttachmentSchema, json);
}
