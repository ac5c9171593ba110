import { z } from 'zod';

/** A document's data as attached to its PDF, so that the file can be opened and edited again. */
export interface Attachment<Draft> {
  readonly schema: string;
  readonly type: string;
  readonly template: string;
  readonly theme: string;
  readonly documentData: Draft;
}

/** How documents of a type are attached, and read back. */
export interface AttachmentFormat<Draft> {
  /** Of the attached file. */
  readonly name: string;
  /** A checked draft with its keys sorted: the same data makes the same file, whatever order it came in. */
  readonly write: (draft: Draft, look: { readonly template: string; readonly theme: string }) => Attachment<Draft>;
  /** Reads attached JSON back without trusting any of it; undefined if it isn't a document of this type. */
  readonly read: (json: string) => Attachment<Draft> | undefined;
}

/** The attachment of a type of document: `paystub.json`, which begins with `{"schema":"paperwage/paystub/1"`. */
export function attachmentFormat<Draft>(type: string, draftSchema: z.ZodType<Draft>): AttachmentFormat<Draft> {
  const schema = `paperwage/${type}/1`;
  const attachmentSchema = z.strictObject({
    schema: z.literal(schema),
    type: z.literal(type),
    template: z.string().max(40),
    theme: z.string().max(40),
    documentData: draftSchema,
  });
  return {
    name: `${type}.json`,
    write: (draft, { template, theme }) => ({ schema, type, template, theme, documentData: withSortedKeys(draft) }),
    read: (json) => attachmentSchema.safeParse(parsedJson(json)).data,
  };
}

function withSortedKeys<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withSortedKeys) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withSortedKeys(inner as unknown)])) as Value;
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
