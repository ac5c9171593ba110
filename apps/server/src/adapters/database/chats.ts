import { sql } from 'kysely';
import { idAt, newId, timeOfId } from '../../ids.ts';
import type { ChatRecords, Feedback, StoredTurn } from '../../ports/chat-records.ts';
import { keyedHash, lookUpKey } from './sealing/keyed-hashes.ts';
import type { RecordsContext } from './records-context.ts';
import { openJson, sealJson, type SealedColumns } from './sealing/sealed-json.ts';

const NOTES_SHOWN = 5;

/** Chats and feedback in the database. Finding a chat's rows takes its id. */
export function chatRecords(context: RecordsContext): ChatRecords {
  const { db, vault } = context;
  const hashOf = async (chatId: string) => keyedHash(await lookUpKey(context), 'chat', chatId);
  const turnContext = (id: string) => `chat_turns:${id}`;
  const open = (row: SealedColumns & { readonly id: string }): StoredTurn => ({
    id: row.id,
    atMs: timeOfId(row.id),
    ...(openJson(vault, row, turnContext(row.id)) as Pick<StoredTurn, 'question' | 'answer'>),
  });
  return {
    async addTurn(chatId, turn, atMs) {
      const id = newId(atMs);
      const is_known = turn.answer.isKnown ? 1 : 0;
      await db
        .insertInto('chat_turns')
        .values({ id, chat_hash: await hashOf(chatId), is_known, ...sealJson(vault, turn, turnContext(id)) })
        .execute();
      return id;
    },
    async turns(chatId, limit) {
      const rows = await db
        .selectFrom('chat_turns')
        .select(['id', 'content', 'wrapped_key'])
        .where('chat_hash', '=', await hashOf(chatId))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map(open);
    },
    async findTurn(chatId, id) {
      const row = await db
        .selectFrom('chat_turns')
        .select(['id', 'content', 'wrapped_key'])
        .where('id', '=', id)
        .where('chat_hash', '=', await hashOf(chatId))
        .executeTakeFirst();
      return row && open(row);
    },
    async unanswered({ limit, before }) {
      const rows = await db
        .selectFrom('chat_turns')
        .select(['id', 'content', 'wrapped_key'])
        .where('is_known', '=', 0)
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(open);
    },
    ...feedbackRecords(context),
    async purge(beforeMs) {
      for (const table of ['chat_turns', 'feedback'] as const) {
        await db.deleteFrom(table).where('id', '<', idAt(beforeMs)).execute();
      }
    },
  };
}

function feedbackRecords({ db, vault }: RecordsContext): Pick<ChatRecords, 'setFeedback' | 'helpfulness' | 'feedback'> {
  const contextOf = (id: string) => `feedback:${id}`;
  const notesOf = async (subject: string) => {
    const rows = await db
      .selectFrom('feedback')
      .select(['id', 'content', 'wrapped_key'])
      .where('subject', '=', subject)
      .where('is_helpful', '=', 0)
      .orderBy('id', 'desc')
      .limit(NOTES_SHOWN)
      .execute();
    return rows.map((row) => ({
      atMs: timeOfId(row.id),
      ...(openJson(vault, row, contextOf(row.id)) as Pick<Feedback, 'question' | 'note'>),
    }));
  };
  return {
    async setFeedback({ id, subject, isHelpful, ...content }) {
      const sealed = { is_helpful: isHelpful ? 1 : 0, ...sealJson(vault, content, contextOf(id)) };
      await db
        .insertInto('feedback')
        .values({ id, subject, ...sealed })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(sealed).where('feedback.subject', '=', subject))
        .execute();
    },
    async helpfulness(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('feedback').select(['id', 'is_helpful']).where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, row.is_helpful === 1]));
    },
    async feedback(limit) {
      const rows = await db
        .selectFrom('feedback')
        .select([
          'subject',
          sql<number>`sum(is_helpful)`.as('helpful'),
          sql<number>`sum(1 - is_helpful)`.as('unhelpful'),
        ])
        .groupBy('subject')
        .orderBy(sql`sum(1 - is_helpful)`, 'desc')
        .orderBy('subject')
        .limit(limit)
        .execute();
      return Promise.all(
        rows.map(async ({ subject, helpful, unhelpful }) => ({
          subject,
          helpful: Number(helpful),
          unhelpful: Number(unhelpful),
          notes: await notesOf(subject),
        })),
      );
    },
  };
}
