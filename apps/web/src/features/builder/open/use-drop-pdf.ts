import { useEffect } from 'react';
import type { BuilderParts } from '../kind/builder-parts.ts';
import { useBuilder } from '../store/builder.tsx';
import { say } from '../store/edits.ts';
import { takeHandedOver } from './hand-over.ts';
import { useOpenPdf } from './use-open-pdf.ts';

/** On the page while files are dragged over it, so that what takes them is drawn as such. */
const DRAGGING = 'data-dragging-files';

/**
 * A PDF that was made here may be dropped anywhere on the page. Several of them are the builder's to put to use; else one
 * is opened, and it is said that the others were not. Any other file is refused in words: left to itself, the browser
 * would open it in place of the page. A field that takes files has them first. One that was dropped on another builder
 * and is handed over to this one opens as if it had been dropped here.
 */
export function useDropPdf({ useTakeFiles = useNoFiles }: Pick<BuilderParts, 'useTakeFiles'>): void {
  const { store, kind } = useBuilder();
  const open = useOpenPdf();
  const takeFiles = useTakeFiles();
  useEffect(() => {
    const handedOver = takeHandedOver(kind.path);
    if (handedOver) void open(handedOver);
  }, [kind, open]);
  useEffect(() => {
    async function take(files: readonly File[]) {
      const pdf = files.find(isPdf);
      if (!pdf) say(store, `${files[0]!.name} is not a PDF. Drop a PDF you downloaded here to keep working on it.`);
      else if (!(await takeFiles(files))) {
        await open(
          pdf,
          files.filter((file) => file !== pdf),
        );
      }
    }
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      document.documentElement.setAttribute(DRAGGING, '');
    };
    const onDragEnd = () => document.documentElement.removeAttribute(DRAGGING);
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) onDragEnd();
    };
    const onDrop = (event: DragEvent) => {
      onDragEnd();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      void take(files);
    };
    addEventListener('dragover', onDragOver);
    addEventListener('dragleave', onDragLeave);
    addEventListener('drop', onDrop);
    return () => {
      onDragEnd();
      removeEventListener('dragover', onDragOver);
      removeEventListener('dragleave', onDragLeave);
      removeEventListener('drop', onDrop);
    };
  }, [store, open, takeFiles]);
}

/** For builders that open documents of their own and nothing else. */
function useNoFiles() {
  return takeNone;
}

function takeNone(): Promise<boolean> {
  return Promise.resolve(false);
}

function isPdf({ type, name }: File): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}
