import { generateDocumentRequestSchema } from '@paperwage/api-contract';
import { documentSummary, documentYears } from '@paperwage/documents';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CompletedRow, DocumentContent } from '../../ports/documents/document-records.ts';
import type { Records } from '../../ports/records.ts';
import { yearWord } from './words-of.ts';

/** Few, since all are calculated between two requests. */
const AT_ONCE = 20;

/**
 * Completes documents made before lists showed as much and found them by year. What a row says already stays as it was
 * said. If stopped, it continues from there next time.
 */
export async function completeOldRows({ records }: { readonly records: Records }): Promise<void> {
  const completeSome = () => records.transaction(({ documents }) => documents.completeSome(completed, AT_ONCE));
  while ((await completeSome()) === AT_ONCE) await nextTurn();
}

function completed({ request }: DocumentContent, { summary, words }: CompletedRow): CompletedRow {
  const read = generateDocumentRequestSchema.safeParse(request);
  // A draft of a version that this one can't read: its list says no more than before.
  if (!read.success) return { summary, words };
  const years = documentYears(read.data).map(yearWord);
  return {
    summary: { ...documentSummary(read.data), ...(summary as object) },
    words: [...new Set([...words, ...years])],
  };
}
