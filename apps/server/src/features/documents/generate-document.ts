import type { AnswerIssue } from '@paperwage/api-contract';
import { problems } from '../../problem.ts';
import type { DocumentRenderer, FinishedFile, IssuedFile, RenderJob } from '../../ports/document-renderer.ts';

/** A file and what its maker should look at again. */
export interface GeneratedDocument {
  readonly file: FinishedFile;
  readonly warnings: readonly AnswerIssue[];
  /** Absent for a file that is not issued. */
  readonly issued?: IssuedFile;
}

/** The finished file of a document. Throws the problem `documentRefused` with an issue for each thing to fix. */
export async function generateDocument(renderer: DocumentRenderer, job: RenderJob): Promise<GeneratedDocument> {
  const outcome = await renderer.render(job);
  if ('refused' in outcome) throw problems.documentRefused(outcome.refused, outcome.firstPlace);
  return outcome;
}

/** The warnings of a document without its file. Throws what `generateDocument` throws. */
export async function warningsOf(renderer: DocumentRenderer, job: RenderJob): Promise<readonly AnswerIssue[]> {
  const outcome = await renderer.check(job);
  if ('refused' in outcome) throw problems.documentRefused(outcome.refused, outcome.firstPlace);
  return outcome.warnings;
}
