import { useCallback } from 'react';
import { useBuilder } from '../store/builder.tsx';
import { showToast } from '../store/edits.ts';
import type { ReadDocument } from './open-in-builder.ts';

const NOT_LOADED = 'The PDF reader didn’t load. Check your connection and try again. Your work is safe.';

/**
 * Opens a PDF made here with its data in place of the current work, which Undo restores. Reports that other files dropped with
 * it were not opened. With `ask`, the document is passed to it instead of being opened.
 */
export function useOpenPdf(ask?: (read: ReadDocument) => void): (file: File, left?: readonly File[]) => Promise<void> {
  const builder = useBuilder();
  return useCallback(
    async (file, left = []) => {
      const code = await import('./open-in-builder.ts').catch(() => undefined);
      if (code) await code.openInBuilder(builder, file, left, ask);
      else showToast(builder.store, NOT_LOADED);
    },
    [builder, ask],
  );
}
