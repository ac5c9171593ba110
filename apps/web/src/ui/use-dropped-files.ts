import { useEffect } from 'react';

/** On the page while files are dragged over it, so that what takes them is drawn as such. */
const DRAGGING = 'data-dragging-files';

/**
 * Takes files that are dropped anywhere on the page and that no field has taken: left to itself, the browser would open
 * them in its place.
 */
export function useDroppedFiles(take: (files: readonly File[]) => void): void {
  useEffect(() => {
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
      take(files);
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
  }, [take]);
}

export function isPdf({ type, name }: File): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}
