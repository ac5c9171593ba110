import { handOver } from '../../../navigation/hand-over.ts';
import { keepFocus } from '../fields/keep-focus.ts';
import type { Builder } from '../store/builder.tsx';
import { hideToast, showToast } from '../store/edits.ts';
import { openDocument } from '../store/replace-draft.ts';
import { readPdf } from './read-pdf.ts';

/** A document that was read, and how to open it. */
export interface ReadDocument {
  readonly name: string;
  readonly open: () => void;
}

/**
 * Opens a PDF with its data, or says what it is: one of another kind with the way to its builder. Where the focus is
 * nowhere, as after a drop, it goes to the heading, which the buttons of the message follow.
 *
 * @param left Files that came with it, of which it is said that they were not opened.
 * @param ask Is given the document in place of its being opened.
 */
export async function openInBuilder(
  builder: Builder,
  file: File,
  left: readonly Pick<File, 'name'>[],
  ask: (read: ReadDocument) => void = ({ open }) => open(),
): Promise<void> {
  const { store, kind, saving } = builder;
  const read = await readPdf(kind, file);
  if ('documentData' in read) {
    const open = () => keepFocus(() => openDocument(builder, `${file.name} is open.${notOpened(left)}`, read));
    ask({ name: file.name, open });
    return;
  }
  const { elsewhere } = read;
  const message = left.length === 0 ? read.message : `${file.name}: ${read.message} Drop one file at a time.`;
  // Leaving the page loses what could not be saved.
  const isKept = !['failed', 'conflict'].includes(saving.get());
  keepFocus(() => {
    if (elsewhere === undefined) showToast(store, message);
    else if (!isKept) showToast(store, `${message} Open it where you made it.`);
    else {
      const run = () => {
        hideToast(store);
        handOver(elsewhere, file);
      };
      showToast(store, message, { label: 'Open it there', run });
    }
  });
}

/** One document is opened at a time. */
function notOpened(left: readonly Pick<File, 'name'>[]): string {
  const [only] = left;
  if (!only) return '';
  return left.length === 1
    ? ` ${only.name} was not. You can open one file at a time.`
    : ` The other ${left.length} files were not. You can open one file at a time.`;
}
