import { form1099DraftSchema } from '@paperwage/documents/1099';
import type { KeptSchemas } from '../../builder/kind/builder-kind.ts';

/** Checks what comes back from the browser's storage. */
export const keptSchemas: KeptSchemas = { draft: form1099DraftSchema, own: {} };
