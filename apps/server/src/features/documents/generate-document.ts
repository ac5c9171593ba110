import { problems } from '../../problem.ts';
import type { DocumentRenderer, FinishedFile, RenderJob } from '../../ports/document-renderer.ts';

/** The finished file of a document. Throws the problem `documentRefused` with an issue for each thing to fix. */
export async function generateDocument(renderer: DocumentRenderer, job: RenderJob): Promise<FinishedFile> {
  const outcome = await renderer.render(job);
  if ('refused' in outcome) throw problems.documentRefused(outcome.refused, outcome.firstPlace);
  return outcome.file;
}
