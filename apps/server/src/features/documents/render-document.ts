import { createHash } from 'node:crypto';
import type { AnswerIssue } from '@paperwage/api-contract';
import type { Issuance, PdfTools } from '@paperwage/documents';
import {
  createIssuance,
  documentWarnings,
  DocumentProblem,
  placeNameIn,
  renderPdf,
  renderXlsx,
} from '@paperwage/documents';
import type { CheckedDocument, Refusal, RenderJob, RenderOutcome } from '../../ports/documents/document-renderer.ts';
import type { PdfSigner } from '../../ports/documents/pdf-signer.ts';
import { TimestampUnavailable } from '../../ports/documents/pdf-signer.ts';
import { redrawLogos } from '../logos/redraw-logos.ts';

/** What a document is made with; `signer` is needed by jobs that ask for a signature. */
export type RenderTools = PdfTools & { readonly signer?: () => Promise<PdfSigner> };

/** Makes the file of a document, or says what is wrong with the draft. */
export async function renderDocument(job: RenderJob, tools: RenderTools): Promise<RenderOutcome> {
  const { format, request, issuance, signing } = job;
  const drawn = await redrawLogos(request);
  if ('refused' in drawn) return refusal(request, drawn.refused);
  try {
    const whole = { ...drawn.request, issuance: issuanceOf(issuance) };
    const { warnings, issued, ...made } = format === 'pdf' ? renderPdf(whole, tools) : await renderXlsx(whole);
    const bytes = format === 'pdf' && signing ? await signPdf(made.bytes, signing.atMs, tools) : made.bytes;
    return {
      file: { ...made, bytes },
      warnings: warnings.map(inAnswer),
      ...(issued && { issued: { sha256: sha256Of(bytes), facts: issued } }),
    };
  } catch (error) {
    if (error instanceof TimestampUnavailable) return { notSigned: error.message };
    if (!(error instanceof DocumentProblem)) throw error;
    return refusal(request, error.issues);
  }
}

function issuanceOf(issuance: RenderJob['issuance']): Issuance {
  if (issuance === undefined) return { kind: 'plain' };
  return issuance === 'sample' ? { kind: 'sample' } : createIssuance(issuance.verifyUrl, issuance.codes);
}

async function signPdf(pdf: Uint8Array, atMs: number, { signer }: RenderTools): Promise<Uint8Array> {
  if (!signer) throw new Error('Nothing here can sign a document');
  return (await signer()).sign(pdf, atMs);
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
