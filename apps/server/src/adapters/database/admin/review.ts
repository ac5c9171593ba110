import { idAt, newId, timeOfId } from '../../../ids.ts';
import type {
  Allowance,
  ContactMessage,
  Decision,
  DocumentReport,
  IssueRefusal,
  IssuingStop,
  ReviewPage,
  ReviewRecords,
  StoppedAccount,
  Waiting,
} from '../../../ports/admin/review-records.ts';
import { keyedHash, lookUpKey } from '../sealing/keyed-hashes.ts';
import type { RecordsContext } from '../records-context.ts';
import { openJson, sealJson, type SealedColumns } from '../sealing/sealed-json.ts';

type ReviewTable = 'document_reports' | 'issue_refusals' | 'contact_messages';

/** The encrypted part of a row: what came in, and what was decided. */
type SealedItem<Item> = Item & { readonly decision?: Decision };

const contextOf = (table: ReviewTable, id: string) => `${table}:${id}`;

/** What waits for an admin, in the database. */
export function reviewRecords(context: RecordsContext): ReviewRecords {
  const { db, vault } = context;
  const reports = reviewTable<DocumentReport>(context, 'document_reports');
  const refusals = reviewTable<IssueRefusal>(context, 'issue_refusals');
  const messages = reviewTable<ContactMessage>(context, 'contact_messages');
  const countIn = async (table: ReviewTable) => {
    const counted = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
    return Number((await counted.where('decided_at', '=', 0).executeTakeFirstOrThrow()).count);
  };
  return {
    async addReport(report, atMs) {
      const id = newId(atMs);
      await db
        .insertInto('document_reports')
        .values({ id, decided_at: 0, ...sealJson(vault, report, contextOf('document_reports', id)) })
        .execute();
    },
    reports: reports.list,
    findReport: reports.find,
    decideReport: reports.decide,
    async addRefusal(refusal, atMs) {
      const { userId } = refusal;
      const rows = await db
        .selectFrom('issue_refusals')
        .select(['id', 'content', 'wrapped_key', 'decided_at'])
        .where('user_id', '=', userId)
        .where('decided_at', '=', 0)
        .execute();
      const same = rows.map(refusals.open).find(({ item }) => item.rule === refusal.rule && item.name === refusal.name);
      if (same) {
        const counted = { ...same.item, times: (same.item.times ?? 1) + 1 };
        const sealed = sealJson(vault, counted, contextOf('issue_refusals', same.id));
        const ofRow = db.updateTable('issue_refusals').set(sealed).where('id', '=', same.id);
        await ofRow.where('decided_at', '=', 0).execute();
        return;
      }
      const id = newId(atMs);
      const sealed = sealJson(vault, refusal, contextOf('issue_refusals', id));
      await db
        .insertInto('issue_refusals')
        .values({ id, user_id: userId, decided_at: 0, ...sealed })
        .execute();
    },
    refusals: refusals.list,
    findRefusal: refusals.find,
    decideRefusal: refusals.decide,
    async addMessage(message, atMs) {
      const id = newId(atMs);
      const sealed = sealJson(vault, message, contextOf('contact_messages', id));
      await db
        .insertInto('contact_messages')
        .values({ id, decided_at: 0, ...sealed })
        .execute();
      return id;
    },
    messages: messages.list,
    findMessage: messages.find,
    decideMessage: messages.decide,
    async purgeMessages(beforeMs) {
      await db.deleteFrom('contact_messages').where('id', '<', idAt(beforeMs)).execute();
    },
    countOpen: async () => ({
      reports: await countIn('document_reports'),
      refusals: await countIn('issue_refusals'),
      messages: await countIn('contact_messages'),
    }),
    ...allowances(context),
    ...issuingStops(context),
  };
}

interface ReviewRow extends SealedColumns {
  readonly id: string;
  readonly decided_at: number;
}

/** What the tables have in common. */
function reviewTable<Item extends object>({ db, vault }: RecordsContext, table: ReviewTable) {
  const columns = ['id', 'content', 'wrapped_key', 'decided_at'] as const;
  const open = (row: ReviewRow): Waiting<Item> => {
    const { decision, ...item } = openJson(vault, row, contextOf(table, row.id)) as SealedItem<Item>;
    return { id: row.id, atMs: timeOfId(row.id), item: item as unknown as Item, ...(decision && { decision }) };
  };
  const find = async (id: string) => {
    const row = await db.selectFrom(table).select(columns).where('id', '=', id).executeTakeFirst();
    return row && open(row);
  };
  return {
    open,
    find,
    async list({ limit, before, isOpen }: ReviewPage) {
      const rows = await db
        .selectFrom(table)
        .select(columns)
        .where('decided_at', isOpen ? '=' : '>', 0)
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(open);
    },
    async decide(id: string, decision: Decision) {
      const known = await find(id);
      if (!known) return false;
      const sealed = sealJson(vault, { ...known.item, decision }, contextOf(table, id));
      const { numUpdatedRows } = await db
        .updateTable(table)
        .set({ ...sealed, decided_at: decision.atMs })
        .where('id', '=', id)
        .where('decided_at', '=', 0)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

function allowances(context: RecordsContext): Pick<ReviewRecords, 'allow' | 'isAllowed' | 'removeRefusalsOf'> {
  const { db } = context;
  /** Normalized as issuers are compared; an empty hash means every name. */
  const hashOf = async ({ userId, name }: Allowance) => {
    if (name === undefined) return '';
    const plain = name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
    return keyedHash(await lookUpKey(context), 'issued', [userId, 'allowed', plain].join('\0'));
  };
  return {
    async allow(allowance, atMs) {
      const { userId, rule } = allowance;
      await db
        .insertInto('issuing_allowances')
        .values({ user_id: userId, rule, name_hash: await hashOf(allowance), created_at: atMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async isAllowed(allowance) {
      const found = await db
        .selectFrom('issuing_allowances')
        .select('rule')
        .where('user_id', '=', allowance.userId)
        .where('rule', '=', allowance.rule)
        .where('name_hash', '=', await hashOf(allowance))
        .executeTakeFirst();
      return found !== undefined;
    },
    async removeRefusalsOf(userId) {
      for (const table of ['issue_refusals', 'issuing_allowances', 'issuing_stops'] as const) {
        await db.deleteFrom(table).where('user_id', '=', userId).execute();
      }
    },
  };
}

function issuingStops({
  db,
  vault,
}: RecordsContext): Pick<ReviewRecords, 'stopIssuing' | 'startIssuing' | 'findStop' | 'stops'> {
  const sealContext = (id: string) => `issuing_stops:${id}`;
  const open = (row: SealedColumns & { readonly id: string }): StoppedAccount => ({
    id: row.id,
    atMs: timeOfId(row.id),
    ...(openJson(vault, row, sealContext(row.id)) as IssuingStop),
  });
  return {
    async stopIssuing(stop, atMs) {
      const id = newId(atMs);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('issuing_stops')
        .values({ id, user_id: stop.userId, ...sealJson(vault, stop, sealContext(id)) })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async startIssuing(userId) {
      const { numDeletedRows } = await db.deleteFrom('issuing_stops').where('user_id', '=', userId).executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async findStop(userId) {
      const row = await db.selectFrom('issuing_stops').selectAll().where('user_id', '=', userId).executeTakeFirst();
      return row && open(row);
    },
    async stops({ limit, before }) {
      const rows = await db
        .selectFrom('issuing_stops')
        .selectAll()
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(open);
    },
  };
}
