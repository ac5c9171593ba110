import { payStubDraftSchema } from '@paperwage/documents/pay-stub';
import { z } from 'zod';
import { STEPS } from '../store/steps.ts';
import type { SavedWork } from './saved-work.ts';
import { RECORD_VERSION } from './saved-work.ts';

const recordSchema = z.strictObject({
  version: z.literal(RECORD_VERSION),
  revision: z.string().max(60),
  savedAtMs: z.number(),
  template: z.string().max(40),
  theme: z.string().max(40),
  stub: z.int().min(0),
  finishSeen: z.boolean(),
  hasDownloaded: z.boolean().default(false),
  visited: z.array(z.enum(STEPS.map((step) => step.id))),
  draft: payStubDraftSchema,
}) satisfies z.ZodType<SavedWork>;

/** The record in a text, or undefined when it is none that this version can read. */
export function readRecord(text: string): SavedWork | undefined {
  try {
    const parsed = recordSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
