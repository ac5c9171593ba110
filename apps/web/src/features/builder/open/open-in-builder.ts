import { keepFocus } from '../frame/keep-focus.ts';
import type { Builder } from '../store/builder.tsx';
import { hideToast, say } from '../store/edits.ts';
import { openDocument } from '../store/replace-draft.ts';
import { handOver } from './hand-over.ts';
import { readPdf } from './read-pdf.ts';

/**
 * Opens a PDF with its data, or says what it is: one of another kind with the way to its builder. Where the focus is
 * nowhere, as after a drop, it goes to the heading, which the buttons of the message follow.
 */
export async function openInBuilder(builder: Builder, file: File): Promise<void> {
  const { store, kind, saving } = builder;
  const read = await readPdf(kind, file);
  if ('documentData' in read) {
    keepFocus(() => openDocument(builder, `${file.name} is open.`, read));
    return;
  }
  const { message, elsewhere } = read;
  // Whoever leaves loses what could not be saved.
  const isKept = !['failed', 'conflict'].includes(saving.get());
  keepFocus(() => {
    if (elsewhere === undefined) say(store, message);
    else if (!isKept) say(store, `${message} Open it in the builder it was made in.`);
    else {
      const run = () => {
        hideToast(store);
        handOver(elsewhere, file);
      };
      say(store, message, { label: 'Open it in its builder', run });
    }
  });
}
