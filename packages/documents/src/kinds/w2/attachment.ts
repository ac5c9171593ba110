import { z } from 'zod';
import { readAttachment } from '../../drafts/read-attachment.ts';
import type { W2Result } from './calculate.ts';
import { withComputedBoxes } from './document-data.ts';
import type { W2Draft } from './schema.ts';
import { w2DraftSchema } from './schema.ts';
import { w2AsShown } from './templates.ts';

export const W2_ATTACHMENT_NAME = 'w2.json';

/** The document's data as it is attached to its PDF, so that the file can be opened and edited again. */
const w2AttachmentSchema = z.strictObject({
  schema: z.literal('paperwage/w2/1'),
  type: z.literal('w2'),
  template: z.string().max(40),
  theme: z.string().max(40),
  documentData: w2DraftSchema,
});

export type W2Attachment = z.output<typeof w2AttachmentSchema>;

/**
 * A draft as it is attached: with its template, and the boxes as they stand on the paper. Where the copies show the last
 * four digits of the social security number alone, the attachment knows no more either.
 */
export function w2Attachment(
  draft: W2Draft,
  result: W2Result,
  look: { readonly template: string; readonly theme: string },
): W2Attachment {
  return {
    schema: 'paperwage/w2/1',
    type: 'w2',
    template: look.template,
    theme: look.theme,
    documentData: w2AsShown(w2DraftSchema.parse(withComputedBoxes(draft, result)), look.template),
  };
}

/** Reads attached JSON back, taking nothing in it on trust; undefined when it is not a W-2 of ours. */
export function readW2Attachment(json: string): W2Attachment | undefined {
  return readAttachment(w2AttachmentSchema, json);
}
