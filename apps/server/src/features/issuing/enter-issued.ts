import type { IssueRequest } from '@paperwage/api-contract';
import { ATTESTATIONS } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import type { IssuedFile } from '../../ports/documents/document-renderer.ts';
import type { Records } from '../../ports/records.ts';
import { problems } from '../../problems/problem.ts';
import { requireReplaceable } from './end-issued.ts';

/** A document that is issued, and its PDF. */
export interface Issued {
  readonly id: string;
  readonly userId: string;
  readonly type: DocumentType;
  readonly issue: IssueRequest;
  readonly codes: readonly string[];
  readonly file: IssuedFile;
}

/**
 * Enters an issued document, so that others can verify it, and ends the one it replaces, in the transaction that enters
 * it in the history. Throws what `requireReplaceable` throws.
 */
export async function enterIssued(inside: Records, issued: Issued, nowMs: number): Promise<void> {
  const { id, userId, type, issue, codes, file } = issued;
  const { role, name, replaces } = issue;
  await inside.issued.add({
    id,
    userId,
    type,
    issuedAtMs: nowMs,
    issuer: { role, name },
    attestation: ATTESTATIONS[type],
    codes,
    facts: file.facts,
  });
  await inside.issued.addFile(id, 'pdf', file.sha256);
  if (replaces === undefined) return;
  await requireReplaceable(inside, userId, { id: replaces, type });
  const end = { atMs: nowMs, replacedBy: id };
  if (!(await inside.issued.end(userId, replaces, end))) throw problems.documentEnded('replaced');
}
