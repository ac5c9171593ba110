import type { AnswerIssue } from '@paperwage/api-contract';
import type { PdfTools } from '@paperwage/documents';
import { documentWarnings, DocumentProblem, placeNameIn, renderPdf, renderXlsx } from '@paperwage/documents';
import type { CheckedDocument, Refusal, RenderJob, RenderOutcome } from '../../ports/document-renderer.ts';
import { redrawLogos } from '../logos/redraw-logos.ts';

/** Makes the file of a document, or says what is wrong with the draft. */
export async function renderDocument({ format, request }: RenderJob, tools: PdfTools): Promise<RenderOutcome> {
  const drawn = await redrawLogos(request);
  if ('refused' in drawn) return refusal(request, drawn.refused);
  try {
    const { warnings, ...file } = format === 'pdf' ? renderPdf(drawn.request, tools) : await renderXlsx(drawn.request);
    return { file, warnings: warnings.map(inAnswer) };
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    return refusal(request, error.issues);
  }
}

/** The warnings of a document without its file, or what is wrong with the draft. */
export function checkDocument({ format, request }: RenderJob): CheckedDocument | Refusal {
  try {
    return { warnings: documentWarnings(request, format).map(inAnswer) };
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    return refusal(request, error.issues);
  }
}

function inAnswer({ path, code, message }: AnswerIssue): AnswerIssue {
  return { path: requestPath(path), code, message };
}

function refusal(request: RenderJob['request'], issues: readonly AnswerIssue[]): Refusal {
  const [first] = issues;
  return {
    refused: issues.map(inAnswer),
    firstPlace: first && placeNameIn(request, first.path),
  };
}

/** Issues have paths in the draft, which a request has under `documentData`, except for the look. */
function requestPath(path: string): string {
  return path === 'template' || path === 'theme' ? path : `documentData.${path}`;
}
