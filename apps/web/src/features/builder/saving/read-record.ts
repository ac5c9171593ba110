import { z } from 'zod';
import type { BuilderKind } from '../kind/builder-kind.ts';
import type { StorageKind } from '../kind/storage-kind.ts';
import { newWorkId } from '../store/new-work-id.ts';
import type { SavedWork } from './saved-work.ts';
import { RECORD_VERSION } from './saved-work.ts';

/** Parses a record from text; undefined if this version cannot read it. */
export async function readRecord(
  kind: StorageKind & Pick<BuilderKind, 'steps'>,
  text: string,
): Promise<SavedWork | undefined> {
  const { draft, own } = await kind.loadKeptSchemas();
  const step = z.enum(kind.steps.map(({ id }) => id));
  const schema = z.strictObject({
    ...own,
    version: z.literal(RECORD_VERSION),
    revision: z.string().max(60),
    savedAtMs: z.number(),
    isUntouched: z.boolean().default(false),
    workId: z.string().max(60).default(newWorkId),
    template: z.string().max(40),
    theme: z.string().max(40),
    finishSeen: z.boolean(),
    hasDownloaded: z.boolean().default(false),
    visited: z.array(step),
    checkedSteps: z.array(step).default([]),
    replaces: z.string().max(60).optional(),
    draft: draft as z.ZodType<object>,
  }) satisfies z.ZodType<SavedWork>;
  const parsed = schema.safeParse(valueOf(text));
  return parsed.success ? parsed.data : undefined;
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
