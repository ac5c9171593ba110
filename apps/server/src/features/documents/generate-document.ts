import type { AnswerIssue } from '@paperwage/api-contract';
import { problems } from '../../problems/problem.ts';
import type { DocumentRenderer, FinishedFile, IssuedFile, RenderJob } from '../../ports/documents/document-renderer.ts';
import { TimestampUnavailable } from '../../ports/documents/pdf-signer.ts';

/** A file and what its maker should look at again. */
export interface GeneratedDocument {
  readonly file: FinishedFile;
  readonly warnings: readonly AnswerIssue[];
  /** Absent for a file that is not issued. */
  readonly issued?: IssuedFile;
}

/**
 * The finished file of a document. Throws the problem `documentRefused` with an issue for each thing to fix, and
 * `timestampUnavailable`.
 */
export async function generateDocument(renderer: DocumentRenderer, job: RenderJob): Promise<GeneratedDocument> {
  const outcome = await renderer.render(job);
  if ('refused' in outcome) throw problems.documentRefused(outcome.refused, outcome.firstPlace);
  if ('notSigned' in outcome) throw problems.timestampUnavailable(new TimestampUnavailable(outcome.notSigned));
  return outcome;
}

/** The warnings of a document without its file. Throws what `generateDocument` throws. */
export async function warningsOf(renderer: DocumentRenderer, job: RenderJob): Promise<readonly AnswerIssue[]> {
  const outcome = await renderer.check(job);
  if ('refused' in outcome) throw problems.documentRefused(outcome.refused, outcome.firstPlace);
  return outcome.warnings;
}

/** The file as it is handed out with a password, under a name that says so; as it is without one. */
export async function withPassword(
  renderer: Pick<DocumentRenderer, 'protectPdf'>,
  file: FinishedFile,
  password: string | undefined,
): Promise<FinishedFile> {
  if (password === undefined) return file;
  const fileName = file.fileName.replace(/(-sample)?\.pdf$/, '-protected$&');
  return { ...file, fileName, bytes: await renderer.protectPdf(file.bytes, password) };
}
