import { invoiceDraftSchema, readInvoiceAttachment } from '@paperwage/documents/invoice';
import type { StoredSchemas } from '../../builder/kind/storage-kind.ts';

/** Checks what comes back from the browser's storage, and from a PDF. */
export const keptSchemas: StoredSchemas = {
  draft: invoiceDraftSchema,
  own: {},
  readAttachment(json) {
    const read = readInvoiceAttachment(json);
    return read.isRead ? read.attachment : undefined;
  },
};
