import type { Builder } from '../store/builder.tsx';
import { say } from '../store/edits.ts';
import { openDocument } from '../store/replace-draft.ts';

const NOT_LOADED = 'What reads PDFs could not be loaded. Check the connection and try again. Your work is kept.';

/** Opens a PDF that was made here with its data, in place of the work in hand, which Undo brings back. */
export async function openPdf(builder: Builder, file: File): Promise<void> {
  const code = await import('./read-pdf.ts').catch(() => undefined);
  if (!code) {
    say(builder.store, NOT_LOADED);
    return;
  }
  const read = await code.readPdf(builder.kind, file);
  if ('message' in read) say(builder.store, read.message);
  else openDocument(builder, `${file.name} is open.`, read);
}
