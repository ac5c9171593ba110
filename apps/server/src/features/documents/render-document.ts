import type { PdfTools } from '@paperwage/documents';
import { DocumentProblem, placeNameIn, renderPdf, renderXlsx } from '@paperwage/documents';
import type { RenderJob, RenderOutcome } from '../../ports/document-renderer.ts';

/** Makes the file of a document; tells what is wrong with the draft when none can be made. */
export async function renderDocument(job: RenderJob, tools: PdfTools): Promise<RenderOutcome> {
  try {
    return { file: job.format === 'pdf' ? renderPdf(job.request, tools) : await renderXlsx(job.request) };
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    const [first] = error.issues;
    return {
      refused: error.issues.map(({ path, code, message }) => ({ path: requestPath(path), code, message })),
      firstPlace: first && placeNameIn(job.request, first.path),
    };
  }
}

/** Documents name places in the draft; only the look stands beside it in a request. */
function requestPath(path: string): string {
  return path === 'template' || path === 'theme' ? path : `documentData.${path}`;
}
