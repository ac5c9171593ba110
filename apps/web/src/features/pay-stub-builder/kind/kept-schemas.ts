import { payStubDraftSchema, readPayStubAttachment } from '@paperwage/documents/pay-stub';
import { z } from 'zod';
import type { StoredSchemas } from '../../builder/kind/storage-kind.ts';

/** Checks what comes back from the browser's storage, and from a PDF. */
export const keptSchemas: StoredSchemas = {
  draft: payStubDraftSchema,
  own: { stub: z.int().min(0) },
  readAttachment(json) {
    const read = readPayStubAttachment(json);
    return read.isRead ? read.attachment : undefined;
  },
};
