import { form1099DraftSchema, read1099Attachment } from '@paperwage/documents/1099';
import type { KeptSchemas } from '../../builder/kind/builder-kind.ts';

/** Checks what comes back from the browser's storage, and from a PDF. */
export const keptSchemas: KeptSchemas = { draft: form1099DraftSchema, own: {}, readAttachment: read1099Attachment };
