import { readFontFiles } from '@paperwage/paper/font-files';
import { checkDocument, renderDocument } from '../features/documents/render-document.ts';
import { redrawLogo } from '../features/logos/redraw-logo.ts';
import type { DocumentRenderer } from '../ports/document-renderer.ts';
import type { PdfSigner } from '../ports/pdf-signer.ts';
import { protectPdf } from './protect-pdf.ts';

/** Renders where it is called: for tests and scripts, where no thread is worth its start. Signs only with a signer. */
export function inProcessRenderer(fontFolder?: string, signer?: () => Promise<PdfSigner>): DocumentRenderer {
  const fonts = readFontFiles(fontFolder);
  return {
    render: (job) => renderDocument(job, { fonts, ...(signer && { signer }) }),
    check: (job) => Promise.resolve().then(() => checkDocument(job)),
    redrawLogo,
    protectPdf,
    close: () => Promise.resolve(),
  };
}
