import { newId, timeOfId } from '../../ids.ts';
import type { DocumentReport, IssueRefusal, ReviewRecords, Waiting } from '../../ports/review-records.ts';
import type { RecordsContext } from './records-context.ts';
import { openJson, sealJson } from './sealed-json.ts';

type ReviewTable = 'document_reports' | 'issue_refusals';

/** What waits for an admin, in the database. */
export function reviewRecords({ db, vault }: RecordsContext): ReviewRecords {
  const contextOf = (table: ReviewTable, id: string) => `${table}:${id}`;
  async function list<Item>(table: ReviewTable, limit: number): Promise<Waiting<Item>[]> {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'content', 'wrapped_key'])
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      atMs: timeOfId(row.id),
      item: openJson(vault, row, contextOf(table, row.id)) as Item,
    }));
  }
  return {
    async addReport(report, atMs) {
      const id = newId(atMs);
      await db
        .insertInto('document_reports')
        .values({ id, ...sealJson(vault, report, contextOf('document_reports', id)) })
        .execute();
    },
    reports: (limit) => list<DocumentReport>('document_reports', limit),
    async addRefusal(refusal, atMs) {
      const id = newId(atMs);
      await db
        .insertInto('issue_refusals')
        .values({ id, user_id: refusal.userId, ...sealJson(vault, refusal, contextOf('issue_refusals', id)) })
        .execute();
    },
    refusals: (limit) => list<IssueRefusal>('issue_refusals', limit),
    async removeRefusalsOf(userId) {
      await db.deleteFrom('issue_refusals').where('user_id', '=', userId).execute();
    },
  };
}
