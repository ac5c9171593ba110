import type { FinishedFile } from '../../ports/document-renderer.ts';
import { recordProblems } from '../../record-problems.ts';
import { generateDocument } from '../documents/generate-document.ts';
import type { Issuing } from '../history/issue-document.ts';
import { issueDocument } from '../history/issue-document.ts';
import { withPictures } from '../logos/logos.ts';

/**
 * Issues a document and makes its workbook, which names the codes of the PDF. With the key of the PDF, it is the workbook
 * of that one. Throws what `issueDocument` throws.
 */
export async function issueWorkbook(
  services: Parameters<typeof issueDocument>[0],
  issuing: Issuing,
): Promise<{ readonly id: string; readonly file: FinishedFile; readonly warningCount: number }> {
  const { userId, request, terms } = issuing;
  const { records, renderer } = services;
  const { id } = await issueDocument(services, issuing);
  const head = (await records.issued.heads([id])).get(id);
  // It was deleted for good in between.
  if (!head) throw recordProblems.documentUnknown();
  const drawn = await withPictures(services, userId, request);
  const issuance = { verifyUrl: terms.verifyUrl, codes: head.codes };
  const { file, warnings, issued } = await generateDocument(renderer, { format: 'xlsx', request: drawn, issuance });
  if (issued) await records.issued.addFile(id, 'xlsx', issued.sha256);
  return { id, file, warningCount: warnings.length };
}
