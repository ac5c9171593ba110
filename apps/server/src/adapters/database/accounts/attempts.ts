import type { AttemptRecords } from '../../../ports/accounts/attempt-records.ts';
import { keyedHash, lookUpKey } from '../sealing/keyed-hashes.ts';
import type { RecordsContext } from '../records-context.ts';

/** Counts of attempts in the database, one row each, so that counts are exact however many come at once. */
export function attemptRecords(context: RecordsContext): AttemptRecords {
  const { db } = context;
  // Attempts are counted by email or network address: few enough to brute-force a hash without a key.
  const keyed = async (subject: string) => keyedHash(await lookUpKey(context), 'attempt', subject);
  return {
    async add(subject, windowMs, nowMs) {
      const over = nowMs - windowMs;
      const { count, started_at: startedAtMs } = await db
        .insertInto('attempts')
        .values({ subject: await keyed(subject), started_at: nowMs, count: 1 })
        .onConflict((conflict) =>
          conflict.column('subject').doUpdateSet((row) => ({
            count: row
              .case()
              .when('attempts.started_at', '<=', over)
              .then(1)
              .else(row('attempts.count', '+', 1))
              .end(),
            started_at: row
              .case()
              .when('attempts.started_at', '<=', over)
              .then(nowMs)
              .else(row.ref('attempts.started_at'))
              .end(),
          })),
        )
        .returning(['count', 'started_at'])
        .executeTakeFirstOrThrow();
      return { count, startedAtMs };
    },
    async giveBack(subject) {
      await db
        .updateTable('attempts')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('subject', '=', await keyed(subject))
        .where('count', '>', 0)
        .execute();
    },
    async clear(subjects) {
      for (const subject of subjects) {
        await db
          .deleteFrom('attempts')
          .where('subject', '=', await keyed(subject))
          .execute();
      }
    },
  };
}
