import { createHash } from 'node:crypto';
import type { AnswerIssue } from '@paperwage/api-contract';
import type { PdfTools } from '@paperwage/documents';
import {
  createIssuance,
  documentWarnings,
  DocumentProblem,
  placeNameIn,
  renderPdf,
  renderXlsx,
} from '@paperwage/documents';
import type { CheckedDocument, Refusal, RenderJob, RenderOutcome } from '../../ports/document-renderer.ts';
import { redrawLogos } from '../logos/redraw-logos.ts';

/** Makes the file of a document, or says what is wrong with the draft. */
export async function renderDocument(
  { format, request, issuance }: RenderJob,
  tools: PdfTools,
): Promise<RenderOutcome> {
  const drawn = await redrawLogos(request);
  if ('refused' in drawn) return refusal(request, drawn.refused);
  try {
    const whole = { ...drawn.request, issuance: issuance && createIssuance(issuance.verifyUrl, issuance.codes) };
    const { warnings, issued, ...file } = format === 'pdf' ? renderPdf(whole, tools) : await renderXlsx(whole);
    return {
      file,
      warnings: warnings.map(inAnswer),
      ...(issued && { issued: { sha256: sha256Of(file.bytes), facts: issued } }),
    };
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    return refusal(request, error.issues);
  }
}

/** Of the file as it is handed out, so it comes after everything else that is done to it. */
function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
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
