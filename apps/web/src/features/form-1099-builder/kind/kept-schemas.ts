import { form1099DraftSchema, read1099Attachment } from '@paperwage/documents/1099';
import type { StoredSchemas } from '../../builder/kind/storage-kind.ts';
import { withoutAgreements } from '../../tax-form-builder/store/form-draft.ts';

/** Checks what comes back from the browser's storage, and from a PDF. */
export const keptSchemas: StoredSchemas = {
  draft: form1099DraftSchema,
  own: {},
  readAttachment(json) {
    const read = read1099Attachment(json);
    return read && { ...read, documentData: withoutAgreements(read.documentData) };
  },
};
