import type { z } from 'zod';

/** What came of reading an attachment; undefined when it is not one of this schema. */
export function readAttachment<Attachment>(schema: z.ZodType<Attachment>, json: string): Attachment | undefined {
  return schema.safeParse(parsedJson(json)).data;
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
