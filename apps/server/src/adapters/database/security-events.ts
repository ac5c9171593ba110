import type { SecurityEventKind } from '@paperwage/api-contract';
import { idAt, newId, timeOfId } from '../../ids.ts';
import type { SecurityRecords } from '../../ports/security-records.ts';
import { keyedHash, lookUpKey } from './keyed-hashes.ts';
import type { RecordsContext } from './records-context.ts';

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
    async listOf(userId, limit) {
      const account = keyedHash(await lookUpKey(context), 'account', userId);
      const rows = await db
        .selectFrom('security_events')
        .select(['id', 'kind', 'device'])
        .where('account', '=', account)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id, kind, device }) => ({ id, kind: kind as SecurityEventKind, device, atMs: timeOfId(id) }));
    },
    async purge(beforeMs) {
      await db.deleteFrom('security_events').where('id', '<', idAt(beforeMs)).execute();
    },
  };
}
