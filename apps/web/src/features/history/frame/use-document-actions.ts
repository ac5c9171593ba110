import type { DocumentRow } from '@paperwage/api-contract';
import { KINDS } from '@paperwage/documents/kinds';
import { useMemo } from 'react';
import type { Called } from '../../../identity/call.ts';
import { documentHref } from '../../../records/document-hrefs.ts';
import { deleteDocument, fetchIssuedFile, fetchWorkbook, restoreDocument } from '../../../records/documents.ts';
import { fileNameIn } from '../../../records/file-name-in.ts';
import { handOverFile } from '../../../records/hand-over-file.ts';
import type { FileKind } from '../../../records/is-file.ts';
import { isFile, NOT_THE_FILE } from '../../../records/is-file.ts';
import type { ToastMessage } from '../../../ui/toast.tsx';
import type { MenuAction } from './action-menu.tsx';
import { nameOf } from './columns.ts';

export type Say = (text: string, action?: ToastMessage['action']) => void;

export interface DocumentActions {
  readonly menuOf: (row: DocumentRow) => readonly MenuAction[];
  /** Deletes it, after a question if it was issued. */
  readonly askRemove: (row: DocumentRow) => void;
  readonly downloadPdf: (row: DocumentRow) => Promise<void>;
  readonly downloadExcel: (row: DocumentRow) => Promise<void>;
  readonly remove: (row: DocumentRow) => Promise<void>;
  /** Brings back what was removed. */
  readonly restore: (row: DocumentRow) => Promise<void>;
}

export interface ActionParts {
  readonly say: Say;
  /** The document is gone from what is shown. */
  readonly onGone: (row: DocumentRow) => void;
  /** It is there again. */
  readonly onBack: (row: DocumentRow) => void;
  /** Asks whether it is to be revoked; absent where that is asked elsewhere. */
  readonly onAskRevoke?: (row: DocumentRow) => void;
  /** Asks whether it is to be deleted, since others can check it. */
  readonly onAskDelete: (row: DocumentRow) => void;
}

/** What can be done with a document of the history. `parts` is to stay the same object. */
export function useDocumentActions(parts: ActionParts): DocumentActions {
  return useMemo(() => actionsOf(parts), [parts]);
}

function actionsOf({ say, onGone, onBack, onAskRevoke, onAskDelete }: ActionParts): DocumentActions {
  async function download(what: string, row: DocumentRow, extension: FileKind, file: () => Promise<Called<Response>>) {
    say(`Getting the ${what}.`);
    const answer = await file();
    const isOther = answer.ok && !isFile(answer.data, extension);
    const blob = answer.ok && !isOther ? await answer.data.blob().catch(() => undefined) : undefined;
    if (!answer.ok || !blob) {
      const reason = isOther ? NOT_THE_FILE : 'The download failed. Try again.';
      say(answer.ok ? reason : answer.error.message, {
        label: 'Try again',
        run: () => void download(what, row, extension, file),
      });
      return;
    }
    const name = fileNameIn(answer.data.headers.get('content-disposition')) ?? `${row.type}.${extension}`;
    handOverFile(blob, name);
    say(`${name} is in your downloads.`);
  }
  const downloadPdf = (row: DocumentRow) => download('PDF', row, 'pdf', () => fetchIssuedFile(row.id));
  const downloadExcel = (row: DocumentRow) => download('workbook', row, 'xlsx', () => fetchWorkbook(row.id));
  let removal: Promise<unknown> = Promise.resolve();
  async function restore(row: DocumentRow) {
    // Asked for while the removal is on its way, it must not come before it.
    await removal;
    const answer = await restoreDocument(row.id);
    if (answer.ok) onBack(row);
    say(
      answer.ok ? 'Restored.' : answer.error.message,
      answer.ok ? undefined : { label: 'Try again', run: () => void restore(row) },
    );
  }
  async function remove(row: DocumentRow) {
    onGone(row);
    const call = deleteDocument(row.id);
    removal = call;
    const answer = await call;
    if (answer.ok) {
      say(`${KINDS[row.type].words.label} for ${nameOf(row)} deleted. You can restore it for 30 days.`, {
        label: 'Undo',
        run: () => void restore(row),
      });
      return;
    }
    onBack(row);
    say(answer.error.message, { label: 'Try again', run: () => void remove(row) });
  }
  const askRemove = (row: DocumentRow) => (row.issued ? onAskDelete(row) : void remove(row));
  return {
    downloadPdf,
    downloadExcel,
    askRemove,
    remove,
    restore,
    menuOf: (row) => [
      { label: 'Download PDF', run: () => void downloadPdf(row) },
      { label: 'Download Excel', run: () => void downloadExcel(row) },
      { label: 'Edit again', href: documentHref(row.type, row.id, 'same') },
      { label: 'Duplicate', href: documentHref(row.type, row.id, 'copy') },
      ...(row.issued?.state === 'valid'
        ? [
            { label: 'Replace', href: documentHref(row.type, row.id, 'replace') },
            ...(onAskRevoke ? [{ label: 'Revoke', run: () => onAskRevoke(row), isDanger: true }] : []),
          ]
        : []),
      { label: 'Delete', run: () => askRemove(row), isDanger: true },
    ],
  };
}
