import { invoiceDraftSchema } from '@paperwage/documents/invoice';
import type { KeptSchemas } from '../../builder/kind/builder-kind.ts';

/** Checks what comes back from the browser's storage. */
export const keptSchemas: KeptSchemas = { draft: invoiceDraftSchema, own: {} };
