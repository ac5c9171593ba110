import { useEffect } from 'react';
import { useBuilder } from '../store/builder.tsx';
import { say } from '../store/edits.ts';
import { openPdf } from './open-pdf.ts';

/**
 * A PDF that was made here may be dropped anywhere on the page. Any other file is refused in words: left to itself, the
 * browser would open it in place of the page. A field that takes files has them first.
 */
export function useDropPdf(): void {
  const builder = useBuilder();
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (event.defaultPrevented || !file) return;
      event.preventDefault();
      if (isPdf(file)) void openPdf(builder, file);
      else say(builder.store, `${file.name} is not a PDF. Drop one that was downloaded here, to go on with it.`);
    };
    addEventListener('dragover', onDragOver);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onDragOver);
      removeEventListener('drop', onDrop);
    };
  }, [builder]);
}

function isPdf({ type, name }: File): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}
