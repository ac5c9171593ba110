import type { SavedContact } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import { sql } from 'kysely';
import type { DocumentContent } from '../../../ports/documents/document-records.ts';
import type { DraftContent } from '../../../ports/documents/draft-records.ts';
import type { NumberCuts, FullSsnRecords } from '../../../ports/accounts/full-ssn-records.ts';
import type { RecordsContext } from '../records-context.ts';
import type { SealedColumns } from '../sealing/sealed-json.ts';
import { openJson, sealJson } from '../sealing/sealed-json.ts';

type NumberedTable = 'drafts' | 'contacts' | 'document_contents';
interface NumberedRow extends SealedColumns {
  readonly id: string;
  /** Only for drafts. */
  readonly type?: string;
}

/** A literal, so that SQLite uses the index with only these rows. */
const UNASKED = sql<boolean>`numbers_asked = 0`;

/** Who allowed us to store full SSNs, in the database. */
export function fullSsnRecords(context: RecordsContext): FullSsnRecords {
  const { db } = context;
  return {
    async consentedAtMs(userId) {
      const row = await db
        .selectFrom('whole_number_consents')
        .select('given_at')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.given_at;
    },

    async consent(userId, atMs) {
      await db
        .insertInto('whole_number_consents')
        .values({ user_id: userId, given_at: atMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async withdraw(userId) {
      await db.deleteFrom('whole_number_consents').where('user_id', '=', userId).execute();
    },

    async holdConsent(userId) {
      // Withdrawing consent waits for this row, and then cuts what is being written under it.
      const { numUpdatedRows } = await db
        .updateTable('whole_number_consents')
        .set((row) => ({ given_at: row.ref('given_at') }))
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async cutAllOf(userId, cuts) {
      const drafts = db.selectFrom('drafts').select(['id', 'type', 'content', 'wrapped_key']);
      await cutRows(context, 'drafts', await drafts.where('user_id', '=', userId).execute(), cuts);
      const contacts = db.selectFrom('contacts').select(['id', 'content', 'wrapped_key']);
      await cutRows(context, 'contacts', await contacts.where('user_id', '=', userId).execute(), cuts);
    },

    async cutUnasked(cuts, limit) {
      const drafts = db.selectFrom('drafts').select(['id', 'type', 'content', 'wrapped_key']);
      let count = await cutRows(context, 'drafts', await drafts.where(UNASKED).limit(limit).execute(), cuts);
      for (const table of ['contacts', 'document_contents'] as const) {
        if (count === limit) return count;
        const rows = db.selectFrom(table).select(['id', 'content', 'wrapped_key']).where(UNASKED);
        count += await cutRows(context, table, await rows.limit(limit - count).execute(), cuts);
      }
      return count;
    },
  };
}

/** Re-encrypts each row with only the last four digits; skips a row that changes meanwhile. */
async function cutRows(
  { db, vault }: RecordsContext,
  table: NumberedTable,
  rows: readonly NumberedRow[],
  cuts: NumberCuts,
): Promise<number> {
  for (const row of rows) {
    const context = `${table}:${row.id}`;
    const content = cutContent(table, row, openJson(vault, row, context), cuts);
    await db
      .updateTable(table)
      .set({ numbers_asked: 1, ...sealJson(vault, content, context) })
      .where('id', '=', row.id)
      .where('wrapped_key', '=', row.wrapped_key)
      .execute();
  }
  return rows.length;
}

function cutContent(table: NumberedTable, { type }: NumberedRow, content: unknown, cuts: NumberCuts): unknown {
  switch (table) {
    case 'drafts':
      return cuts.draft(type as DocumentType, content as DraftContent);
    case 'contacts':
      return cuts.contact(content as SavedContact);
    case 'document_contents':
      return cuts.document(content as DocumentContent);
  }
}
