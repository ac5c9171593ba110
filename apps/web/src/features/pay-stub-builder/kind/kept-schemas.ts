import { payStubDraftSchema } from '@paperwage/documents/pay-stub';
import { z } from 'zod';
import type { KeptSchemas } from '../../builder/kind/builder-kind.ts';

/** Checks what comes back from the browser's storage. */
export const keptSchemas: KeptSchemas = { draft: payStubDraftSchema, own: { stub: z.int().min(0) } };
