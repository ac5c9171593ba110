import { randomBytes } from 'node:crypto';
import type { GenerateDocumentRequest, IssueRequest } from '@paperwage/api-contract';
import type { SummaryOf } from '@paperwage/documents';
import { codeCount, codeOfBytes, maskAsCopiesShow, documentSummary, withoutFullSsns } from '@paperwage/documents';
import { PDF_MEDIA_TYPE } from '@paperwage/api-contract';
import { newId } from '../../ids.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DocumentRenderer, FinishedFile } from '../../ports/documents/document-renderer.ts';
import type { StoredDocument } from '../../ports/documents/document-records.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Records } from '../../ports/records.ts';
import type { Vault } from '../../ports/vault.ts';
import { generateDocument } from '../documents/generate-document.ts';
import { documentFileName, dropFiles, removeOrphan, storeSealed, readSealed } from '../files/sealed-files.ts';
import { logoNamesIn, withStrippedPictures } from '../logos/logo-fields.ts';
import { requireReplaceable } from './end-issued.ts';
import type { Issued } from './enter-issued.ts';
import { enterIssued } from './enter-issued.ts';
import type { IssuingRules } from '../fair-use/fair-use.ts';
import { requireFairUse } from '../fair-use/fair-use.ts';
import { withPictures } from '../logos/logos.ts';
import { idForMark, markedId, requestMark } from '../idempotency/request-mark.ts';
import { wordsOfDocument } from '../history/words-of.ts';

const CALL = 'generate-pdf';
const CODE_BYTES = 12;

interface Needs {
  readonly records: Records;
  readonly files: FileStore;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly renderer: DocumentRenderer;
}

/** How documents are issued here. */
export interface IssuingTerms extends IssuingRules {
  readonly verifyUrl: string;
}

export interface Issuing {
  readonly userId: string;
  readonly request: GenerateDocumentRequest;
  readonly key: string | undefined;
  /** Who issues it; absent for a document that others can't verify. */
  readonly issue?: IssueRequest | undefined;
  /** Where its codes are verified, and by what rules it is issued. */
  readonly terms: IssuingTerms;
}

export interface IssuedFile {
  readonly id: string;
  readonly file: FinishedFile;
  /** Undefined for a document that was made before warnings were counted. */
  readonly warningCount: number | undefined;
}

/**
 * Makes a document's PDF and adds it to the user's history. Only the file has the full SSN: we store the last four
 * digits, and only if the copies show them. With `issue`, it is signed and others can verify it. With a key that was used
 * before, returns the document made then, with the same bytes. Throws what `generateDocument` throws, `filesUnavailable`,
 * what the rules of issuing refuse, and `idempotencyKeyReused` if the key was used for another document.
 */
export async function issueDocument(services: Needs, issuing: Issuing): Promise<IssuedFile> {
  const { userId, request, key, issue, terms } = issuing;
  const before = key === undefined ? undefined : await services.records.idempotency.find({ userId, call: CALL, key });
  // Hash only what the copies show: a hash over hidden digits could be brute-forced.
  const mark = requestMark({ ...maskAsCopiesShow(request), issue });
  const again = before === undefined ? undefined : await issuedBefore(services, userId, idForMark(before, mark));
  if (again) return again;
  if (issue?.replaces) await requireReplaceable(services.records, userId, { id: issue.replaces, type: request.type });
  const issuance = issue && { verifyUrl: terms.verifyUrl, codes: newCodes(codeCount(request)) };
  const drawn = await withPictures(services, userId, request);
  const signing = issue && { atMs: services.clock.nowMs() };
  const job = { format: 'pdf', request: drawn, issuance, signing } as const;
  const { file, warnings, issued } = await generateDocument(services.renderer, job);
  if (issue && issued) {
    await requireFairUse(services, { userId, name: issue.name, facts: issued.facts }, terms);
  }
  const id = newId(services.clock.nowMs());
  // The entry is calculated while the file is being written to disk: what follows the file delays other requests.
  const [fileWrappedKey, entry] = await Promise.all([
    storeSealed(services, documentFileName(userId, id), file.bytes),
    entryOf(request, file.fileName, warnings.length),
  ]);
  const document = { id, ...entry, fileWrappedKey };
  const made = { id, file, warningCount: warnings.length };
  const { type } = request;
  const asIssued = issue && issuance && issued && { id, userId, type, issue, codes: issuance.codes, file: issued };
  const entered = await enter(services, { ...issuing, mark }, document, asIssued);
  if (entered === id) return made;
  await dropFiles(services, [documentFileName(userId, id)]);
  return (await issuedBefore(services, userId, entered)) ?? { ...made, id: entered };
}

/** What the history keeps of a document beside its PDF. */
async function entryOf(request: GenerateDocumentRequest, fileName: string, warningCount: number) {
  const kept = withStrippedPictures(withoutFullSsns(request));
  return { type: request.type, summary: documentSummary(kept), content: { request: kept, fileName, warningCount } };
}

/** New verification codes of 60 random bits each, which nobody can guess and which no document has yet. */
function newCodes(count: number): readonly string[] {
  return Array.from({ length: count }, () => codeOfBytes(randomBytes(CODE_BYTES)));
}

/** The document's id in the history now: its own, or that of the one made with the same key. */
async function enter(
  services: Needs,
  { userId, request, key, mark }: Issuing & { readonly mark: string },
  document: StoredDocument & { readonly summary: SummaryOf<object> },
  issued: Issued | undefined,
): Promise<string> {
  const { id } = document;
  try {
    return await services.records.transaction(async (inside) => {
      const entry = { userId, call: CALL, createdId: markedId(id, mark), createdAtMs: services.clock.nowMs() };
      const other = key === undefined ? undefined : await inside.idempotency.take({ ...entry, key });
      if (other !== undefined) return idForMark(other, mark);
      const words = wordsOfDocument(document.content.request, document.summary.earlierTables !== undefined);
      await inside.documents.add(userId, document, words);
      if (issued) await enterIssued(inside, issued, services.clock.nowMs());
      await inside.logos.setUses(userId, `documents:${id}`, logoNamesIn(request));
      return id;
    });
  } catch (error) {
    await removeOrphan(services, documentFileName(userId, id), error);
    throw error;
  }
}

/** The document made before. If it was removed since, it is restored: downloading it again means the user wants it. */
async function issuedBefore(services: Needs, userId: string, id: string): Promise<IssuedFile | undefined> {
  const document = await services.records.documents.findEvenRemoved(userId, id);
  if (!document) return undefined;
  const bytes = await readSealed(services, documentFileName(userId, id), document.fileWrappedKey);
  await services.records.transaction(async (inside) => {
    await inside.documents.restore(userId, id);
  });
  const { fileName, warningCount } = document.content;
  return { id, file: { fileName, mediaType: PDF_MEDIA_TYPE, bytes }, warningCount };
}
