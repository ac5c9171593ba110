import { readW2Attachment, w2DraftSchema } from '@paperwage/documents/w2';
import { z } from 'zod';
import type { StoredSchemas } from '../../builder/kind/storage-kind.ts';
import { withoutAgreements } from '../../tax-form-builder/store/form-draft.ts';

const summed = z.object({
  year: z.string(),
  counted: z.int().positive(),
  tookYear: z.boolean().default(false),
  disagreements: z.array(z.string()),
  boxes: z
    .object({ field14: z.array(z.object({ label: z.string(), amount: z.string() })).optional() })
    .catchall(z.union([z.string(), z.boolean()]))
    .default({}),
});

/** Checks what comes back from the browser's storage, and from a PDF. */
export const keptSchemas: StoredSchemas = {
  draft: w2DraftSchema,
  // One that cannot be read is forgotten, and the work is not lost with it.
  own: { summed: summed.optional().catch(undefined) },
  readAttachment(json) {
    const read = readW2Attachment(json);
    return read && { ...read, documentData: withoutAgreements(read.documentData) };
  },
};
