import { payStubDraftSchema } from '@paperwage/documents/pay-stub';
import { z } from 'zod';
import type { Work } from '../store/builder-state.ts';
import { STEPS } from '../store/steps.ts';

/** Raised when a record of before can no longer be read as it is. */
const RECORD_VERSION = 1;

const recordSchema = z.strictObject({
  version: z.literal(RECORD_VERSION),
  /** Changes with every write, so that a tab notices when another one wrote. */
  revision: z.string().max(60),
  savedAtMs: z.number(),
  template: z.string().max(40),
  theme: z.string().max(40),
  stub: z.int().min(0),
  finishSeen: z.boolean(),
  visited: z.array(z.enum(STEPS.map((step) => step.id))),
  draft: payStubDraftSchema,
});

export type SavedWork = z.output<typeof recordSchema>;

/** The text of a record. Logos are kept apart: they are large and seldom change. */
export function writeRecord(work: Work, revision: string, savedAtMs: number): string {
  const companyInfo = { ...work.draft.companyInfo, employerLogo: '', payrollLogo: '' };
  const record: SavedWork = {
    version: RECORD_VERSION,
    revision,
    savedAtMs,
    ...work,
    visited: [...work.visited],
    draft: { ...work.draft, companyInfo },
  };
  return JSON.stringify(record);
}

/** The record in a text, or undefined when it is none that this version can read. */
export function readRecord(text: string): SavedWork | undefined {
  try {
    const parsed = recordSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
