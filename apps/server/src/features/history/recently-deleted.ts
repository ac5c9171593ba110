import type { DeletedBody, DeletedRow } from '@paperwage/api-contract';
import { KEPT_DAYS } from '../../constants.ts';
import type { Records } from '../../ports/records.ts';
import { draftRow } from '../drafts/drafts.ts';
import { documentRow } from './history.ts';

const KEPT_MS = KEPT_DAYS * 86_400_000;

/** A page of what a user deleted and can restore, documents and drafts together, the last deleted first. */
export async function listDeleted(
  { records }: { readonly records: Records },
  userId: string,
  { limit, from }: DeletedBody,
): Promise<DeletedRow[]> {
  const page = { limit, before: from && { id: from.id, removedAtMs: from.deletedAt } };
  const heads = await records.documents.removed(userId, page);
  const issued = await records.issued.heads(heads.map(({ id }) => id));
  const drafts = await records.drafts.removed(userId, page);
  const rows = [
    ...heads.map((head) => ({
      id: head.id,
      row: { is: 'document' as const, ...timesOf(head), document: documentRow(head, issued.get(head.id)) },
    })),
    ...drafts.map((head) => ({ id: head.id, row: { is: 'draft' as const, ...timesOf(head), draft: draftRow(head) } })),
  ];
  rows.sort((one, other) => other.row.deletedAt - one.row.deletedAt || (one.id < other.id ? 1 : -1));
  return rows.slice(0, limit).map(({ row }) => row);
}

function timesOf({ removedAtMs }: { readonly removedAtMs: number }) {
  return { deletedAt: removedAtMs, goneAt: removedAtMs + KEPT_MS };
}
