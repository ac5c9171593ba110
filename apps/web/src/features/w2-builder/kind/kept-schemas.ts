import { readW2Attachment, w2DraftSchema } from '@paperwage/documents/w2';
import { z } from 'zod';
import type { KeptSchemas } from '../../builder/kind/builder-kind.ts';

const summed = z.strictObject({ year: z.string(), counted: z.int(), disagreements: z.array(z.string()) });

/** Checks what comes back from the browser's storage, and from a PDF. */
export const keptSchemas: KeptSchemas = {
  draft: w2DraftSchema,
  own: { summed: summed.optional() },
  readAttachment: readW2Attachment,
};
