import { useCallback, useEffect, useState } from 'react';
import { takeHandedOver } from '../../../navigation/hand-over.ts';
import { isPdf, useDroppedFiles } from '../../../ui/use-dropped-files.ts';
import type { BuilderParts } from '../kind/builder-parts.ts';
import { useBuilder } from '../store/builder.tsx';
import { showToast } from '../store/edits.ts';
import type { ReadDocument } from './open-in-builder.ts';
import { useOpenPdf } from './use-open-pdf.ts';

/**
 * A PDF that was made here may be dropped anywhere on the page. Several of them are the builder's to put to use; else one
 * is opened, and it is said that the others were not. Any other file is refused in words: left to itself, the browser
 * would open it in place of the page. A field that takes files has them first. One that was dropped on another builder
 * and is handed over to this one opens as if it had been dropped here.
 *
 * @returns What was dropped and may be followed by a next one: whether it is opened is to be asked. And a way to forget it.
 */
export function useDropPdf({
  useTakeFiles = useNoFiles,
}: Pick<BuilderParts, 'useTakeFiles'>): [ReadDocument | undefined, () => void] {
  const { store, kind, makeNext } = useBuilder();
  const [dropped, setDropped] = useState<ReadDocument>();
  const open = useOpenPdf(makeNext && setDropped);
  const takeFiles = useTakeFiles();
  useEffect(() => {
    const handedOver = takeHandedOver(kind.path);
    if (handedOver) void open(handedOver);
  }, [kind, open]);
  const take = useCallback(
    async (files: readonly File[]) => {
      const pdf = files.find(isPdf);
      if (!pdf)
        showToast(
          store,
          `${files[0]!.name} is not a PDF. Drop a PDF you downloaded from Paperwage to keep working on it.`,
        );
      else if (!(await takeFiles(files))) {
        await open(
          pdf,
          files.filter((file) => file !== pdf),
        );
      }
    },
    [store, open, takeFiles],
  );
  useDroppedFiles(take);
  return [dropped, () => setDropped(undefined)];
}

/** For builders that open documents of their own and nothing else. */
function useNoFiles() {
  return takeNone;
}

function takeNone(): Promise<boolean> {
  return Promise.resolve(false);
}
