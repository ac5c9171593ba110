import type { SecurityEventKind } from '@paperwage/api-contract';
import { sql } from 'kysely';
import { idAt, newId, timeOfId } from '../../../ids.ts';
import type { SecurityRecords } from '../../../ports/accounts/security-records.ts';
import { keyedHash, lookUpKey } from '../sealing/keyed-hashes.ts';
import type { RecordsContext } from '../records-context.ts';

const REFUSED: SecurityEventKind = 'loginRefused';

/** What was done to accounts, in the database. */
export function securityRecords(context: RecordsContext): SecurityRecords {
  const { db } = context;
  return {
    async add({ kind, userId, address, device, requestId }, atMs) {
      const key = await lookUpKey(context);
      const names = {
        account: userId === undefined ? undefined : keyedHash(key, 'account', userId),
        address: keyedHash(key, 'address', address),
      };
      await db
        .insertInto('security_events')
        .values({
          id: newId(atMs),
          account: names.account ?? null,
          address: names.address,
          kind,
          device,
          request_id: requestId,
        })
        .execute();
      return names;
    },
    async listOf(userId, most) {
      const account = keyedHash(await lookUpKey(context), 'account', userId);
      const ofAccount = db.selectFrom('security_events').where('account', '=', account);
      const others = await ofAccount
        .select(['id', 'kind', 'device', sql<number>`1`.as('count')])
        .where('kind', '!=', REFUSED)
        .orderBy('id', 'desc')
        .limit(most.others)
        .execute();
      const refused = await ofAccount
        .select(({ fn }) => [fn.max('id').as('id'), 'kind', 'device', fn.countAll<number>().as('count')])
        .where('kind', '=', REFUSED)
        .groupBy(['kind', 'address', 'device'])
        .orderBy('id', 'desc')
        .limit(most.refused)
        .execute();
      return [...others, ...refused]
        .sort((one, other) => (one.id < other.id ? 1 : -1))
        .map(({ id, kind, device, count }) => ({
          id,
          kind: kind as SecurityEventKind,
          device,
          atMs: timeOfId(id),
          count: Number(count),
        }));
    },
    async purge(beforeMs) {
      await db.deleteFrom('security_events').where('id', '<', idAt(beforeMs)).execute();
    },
  };
}
