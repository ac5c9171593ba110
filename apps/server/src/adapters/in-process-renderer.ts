import { readFontFiles } from '@paperwage/paper/font-files';
import { checkDocument, renderDocument } from '../features/documents/render-document.ts';
import { redrawLogo } from '../features/logos/redraw-logo.ts';
import type { DocumentRenderer } from '../ports/documents/document-renderer.ts';
import type { PdfSigner } from '../ports/documents/pdf-signer.ts';
import { Problem } from '../problems/problem.ts';
import { protectPdf } from './protect-pdf.ts';

const NO_SIGNER = 'This renderer can’t sign. Make it with inProcessRenderer(undefined, testSigner).';

/**
 * Renders in the calling thread: for tests and scripts, where starting a thread isn't worth it. Signs only with a signer,
 * and returns what is missing for a PDF that needs one: test authors see the answer and not the log.
 */
export function inProcessRenderer(fontFolder?: string, signer?: () => Promise<PdfSigner>): DocumentRenderer {
  const fonts = readFontFiles(fontFolder);
  return {
    render: async (job) => {
      if (job.format === 'pdf' && job.signing && !signer) throw new Problem('unexpected', 500, NO_SIGNER);
      return renderDocument(job, { fonts, ...(signer && { signer }) });
    },
    check: (job) => Promise.resolve().then(() => checkDocument(job)),
    redrawLogo,
    protectPdf,
    close: () => Promise.resolve(),
  };
}
