import type { Attachment } from '../../drafts/attachment.ts';
import { attachmentFormat } from '../../drafts/attachment.ts';
import type { W2Result } from './calculate.ts';
import { withComputedBoxes } from './document-data.ts';
import type { W2Draft } from './schema.ts';
import { w2DraftSchema } from './schema.ts';
import { w2AsShown } from './templates.ts';

const format = attachmentFormat('w2', w2DraftSchema);

export const W2_ATTACHMENT_NAME = format.name;

export type W2Attachment = Attachment<W2Draft>;

/**
 * A draft as attached, with its template and the boxes as printed. If the copies show only the last four digits of the
 * social security number, the attachment has no more.
 */
export function w2Attachment(
  draft: W2Draft,
  result: W2Result,
  look: { readonly template: string; readonly theme: string },
): W2Attachment {
  const attachment = format.write(withComputedBoxes(draft, result), look);
  return { ...attachment, documentData: w2AsShown(attachment.documentData, look.template) };
}

/** Reads attached JSON back without trusting any of it; undefined if it isn't one of our W-2s. */
export function readW2Attachment(json: string): W2Attachment | undefined {
  return format.read(json);
}
