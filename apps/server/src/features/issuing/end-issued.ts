import type { DocumentType } from '@paperwage/documents';
import type { Clock } from '../../ports/clock.ts';
import type { IssuedHead } from '../../ports/documents/issued-records.ts';
import type { Records } from '../../ports/records.ts';
import { problems } from '../../problems/problem.ts';

/**
 * Revokes an issued document; a revoked one stays so. Throws `documentUnknown`, `documentNotIssued` and `documentEnded`
 * if it was replaced.
 */
export async function revokeDocument(
  { records, clock }: { readonly records: Records; readonly clock: Clock },
  userId: string,
  id: string,
): Promise<void> {
  await records.transaction(async (inside) => {
    const end = { atMs: clock.nowMs() };
    const { end: ended } = await issuedOf(inside, userId, id);
    if (await inside.issued.end(userId, id, end)) return;
    if (ended?.replacedBy !== undefined) throw problems.documentEnded('replaced');
  });
}

/**
 * Throws unless the user can replace the document with one of the type: `documentUnknown`, `documentNotIssued`,
 * `documentOfOtherType` or `documentEnded`.
 */
export async function requireReplaceable(
  records: Records,
  userId: string,
  { id, type }: { readonly id: string; readonly type: DocumentType },
): Promise<void> {
  const head = await issuedOf(records, userId, id);
  if (head.type !== type) throw problems.documentOfOtherType();
  if (head.end) throw problems.documentEnded(head.end.replacedBy === undefined ? 'revoked' : 'replaced');
}

async function issuedOf(records: Records, userId: string, id: string): Promise<IssuedHead> {
  if (!(await records.documents.find(userId, id))) throw problems.documentUnknown();
  const head = (await records.issued.heads([id])).get(id);
  if (!head) throw problems.documentNotIssued();
  return head;
}
