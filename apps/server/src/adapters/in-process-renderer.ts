import { readFontFiles } from '@paperwage/paper/font-files';
import { renderDocument } from '../features/documents/render-document.ts';
import { redrawLogo } from '../features/logos/redraw-logo.ts';
import type { DocumentRenderer } from '../ports/document-renderer.ts';

/** Renders where it is called: for tests and scripts, where no thread is worth its start. */
export function inProcessRenderer(fontFolder?: string): DocumentRenderer {
  const fonts = readFontFiles(fontFolder);
  return {
    render: (job) => renderDocument(job, { fonts }),
    redrawLogo,
    close: () => Promise.resolve(),
  };
}
