import type { AttemptRecords } from '../../ports/attempt-records.ts';
import type { RecordsContext } from './records-context.ts';

/** Counts of attempts in the database, in one row each, so that counting is exact however many come at once. */
export function attemptRecords({ db }: RecordsContext): AttemptRecords {
  return {
    async add(subject, windowMs, nowMs) {
      const over = nowMs - windowMs;
      const { count, started_at: startedAtMs } = await db
        .insertInto('attempts')
        .values({ subject, started_at: nowMs, count: 1 })
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
        .where('subject', '=', subject)
        .where('count', '>', 0)
        .execute();
    },
    async clear(subjects) {
      for (const subject of subjects) await db.deleteFrom('attempts').where('subject', '=', subject).execute();
    },
  };
}
