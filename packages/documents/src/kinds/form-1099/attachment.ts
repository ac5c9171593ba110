import type { Attachment } from '../../drafts/attachment.ts';
import { attachmentFormat } from '../../drafts/attachment.ts';
import type { Form1099Draft } from './schema.ts';
import { form1099DraftSchema } from './schema.ts';
import { form1099AsShown } from './templates.ts';

const format = attachmentFormat('1099', form1099DraftSchema);

export const FORM_1099_ATTACHMENT_NAME = format.name;

export type Form1099Attachment = Attachment<Form1099Draft>;

/** A draft as attached. If the copies show only the last four digits of the recipient's number, the attachment has no more. */
export function form1099Attachment(
  draft: Form1099Draft,
  look: { readonly template: string; readonly theme: string },
): Form1099Attachment {
  const attachment = format.write(draft, look);
  return { ...attachment, documentData: form1099AsShown(attachment.documentData, look.template) };
}

/** Reads attached JSON back without trusting any of it; undefined if it isn't one of our 1099s. */
export function read1099Attachment(json: string): Form1099Attachment | undefined {
  return format.read(json);
}
