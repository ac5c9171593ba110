import { idAt, newId, timeOfId } from '../../../ids.ts';
import type { SentMail, SentMailRecords, TrailEntry, TrailRecords } from '../../../ports/admin/admin-records.ts';
import { keyedHash, lookUpKey } from '../sealing/keyed-hashes.ts';
import type { RecordsContext } from '../records-context.ts';
import { openJson, sealJson } from '../sealing/sealed-json.ts';

/** What admins did, in the database. */
export function trailRecords({ db, vault }: RecordsContext): TrailRecords {
  const contextOf = (id: string) => `admin_trail:${id}`;
  return {
    async add(entry, atMs) {
      const id = newId(atMs);
      await db
        .insertInto('admin_trail')
        .values({ id, ...sealJson(vault, entry, contextOf(id)) })
        .execute();
    },
    async list({ limit, before }) {
      const rows = await db
        .selectFrom('admin_trail')
        .selectAll()
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        atMs: timeOfId(row.id),
        ...(openJson(vault, row, contextOf(row.id)) as TrailEntry),
      }));
    },
  };
}

/** Which mails were sent, in the database. */
export function sentMailRecords(context: RecordsContext): SentMailRecords {
  const { db, vault } = context;
  const contextOf = (id: string) => `sent_mails:${id}`;
  const hashOf = async (to: string) => keyedHash(await lookUpKey(context), 'email', to.trim().toLowerCase());
  return {
    async add({ to, shownTo, subject }, atMs) {
      const id = newId(atMs);
      const mail: SentMail = { shownTo, subject };
      await db
        .insertInto('sent_mails')
        .values({ id, recipient_hash: await hashOf(to), ...sealJson(vault, mail, contextOf(id)) })
        .execute();
    },
    async list({ limit, before, to }) {
      const hash = to === undefined ? '' : await hashOf(to);
      const rows = await db
        .selectFrom('sent_mails')
        .selectAll()
        .$if(to !== undefined, (query) => query.where('recipient_hash', '=', hash))
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        atMs: timeOfId(row.id),
        ...(openJson(vault, row, contextOf(row.id)) as SentMail),
      }));
    },
    async removeTo(address) {
      await db
        .deleteFrom('sent_mails')
        .where('recipient_hash', '=', await hashOf(address))
        .execute();
    },
    async purge(beforeMs) {
      await db.deleteFrom('sent_mails').where('id', '<', idAt(beforeMs)).execute();
    },
  };
}
