import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { RemovedPage } from '../../../ports/documents/document-records.ts';

/** Whether a row is on a page of what a user deleted. The bound is a literal, so that SQLite finds the index. */
export function isOnRemovedPage(userId: string, { before }: RemovedPage): RawBuilder<boolean> {
  const beyond = before ? sql`and (deleted_at, id) < (${before.removedAtMs}, ${before.id})` : sql``;
  return sql<boolean>`(user_id = ${userId} and deleted_at > 0 ${beyond})`;
}
