import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import type { FinishedFile } from '../../ports/documents/document-renderer.ts';
import type { Identity } from '../../ports/accounts/identity.ts';
import { problems } from '../../problems/problem.ts';
import { generateDocument } from '../documents/generate-document.ts';
import type { Issuing } from './issue-document.ts';
import { issueDocument } from './issue-document.ts';
import { withPictures } from '../logos/logos.ts';
import { areSamples, requireIssuer } from '../billing/access.ts';

type Needs = Parameters<typeof issueDocument>[0];

/**
 * Issues a document and makes its workbook, which names the codes of the PDF. With the key of the PDF, it is the workbook
 * of that one. Throws what `issueDocument` throws.
 */
export async function issueWorkbook(
  services: Needs,
  issuing: Issuing,
): Promise<{ readonly id: string; readonly file: FinishedFile; readonly warningCount: number }> {
  const { userId, request, terms } = issuing;
  const { id } = await issueDocument(services, issuing);
  const made = await workbookOf(services, { userId, id, request }, terms.verifyUrl);
  // It was deleted for good in between.
  if (!made.isIssued) throw problems.documentUnknown();
  return { ...made, id };
}

/**
 * The workbook of a document in the user's history, of what the history has of it. That of an issued one names the codes of
 * its PDF, also after the plan ended. Throws `documentUnknown`, and `planNeeded` or `issuingStopped` for
 * one that isn't issued.
 */
export async function readWorkbook(
  services: Needs & Parameters<typeof requireIssuer>[0],
  user: Identity,
  id: string,
  { verifyUrl, appealEmail }: { readonly verifyUrl: string; readonly appealEmail: string },
): Promise<FinishedFile> {
  const document = await services.records.documents.find(user.userId, id);
  if (!document) throw problems.documentUnknown();
  const isIssued = (await services.records.issued.heads([id])).has(id);
  if (!isIssued && areSamples(services)) await requireIssuer(services, user, appealEmail);
  const { request } = document.content;
  return (await workbookOf(services, { userId: user.userId, id, request }, verifyUrl)).file;
}

interface Kept {
  readonly userId: string;
  readonly id: string;
  readonly request: GenerateDocumentRequest;
}

async function workbookOf(services: Needs, { userId, id, request }: Kept, verifyUrl: string) {
  const { records, renderer } = services;
  const head = (await records.issued.heads([id])).get(id);
  const drawn = await withPictures(services, userId, request);
  const issuance = head && { verifyUrl, codes: head.codes };
  const { file, warnings, issued } = await generateDocument(renderer, { format: 'xlsx', request: drawn, issuance });
  if (head && issued) await records.issued.addFile(id, 'xlsx', issued.sha256);
  return { file, warningCount: warnings.length, isIssued: head !== undefined };
}
