import { useEffect } from 'react';
import { useBuilder } from '../store/builder.tsx';
import { say } from '../store/edits.ts';
import { takeHandedOver } from './hand-over.ts';
import { useOpenPdf } from './use-open-pdf.ts';

/**
 * A PDF that was made here may be dropped anywhere on the page. Any other file is refused in words: left to itself, the
 * browser would open it in place of the page. A field that takes files has them first. One that was dropped on another
 * builder and is handed over to this one opens as if it had been dropped here.
 */
export function useDropPdf(): void {
  const { store, kind } = useBuilder();
  const open = useOpenPdf();
  useEffect(() => {
    const handedOver = takeHandedOver(kind.path);
    if (handedOver) void open(handedOver);
  }, [kind, open]);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (event.defaultPrevented || !file) return;
      event.preventDefault();
      if (isPdf(file)) void open(file);
      else say(store, `${file.name} is not a PDF. Drop one that was downloaded here, to go on with it.`);
    };
    addEventListener('dragover', onDragOver);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onDragOver);
      removeEventListener('drop', onDrop);
    };
  }, [store, open]);
}

function isPdf({ type, name }: File): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}
