import { randomUUID } from 'node:crypto';
import type { JobRecords, OpenJob } from '../../ports/job-records.ts';
import { newId } from '../../ids.ts';
import type { RecordsContext } from './records-context.ts';
import { openJson, sealJson } from './sealed-json.ts';

const LONGEST_ERROR = 300;

/** Jobs in the database. */
export function jobRecords({ db, vault, clock }: RecordsContext): JobRecords {
  const contextOf = (id: string) => `jobs:${id}`;
  return {
    async add({ kind, payload, runAtMs }) {
      const id = newId(clock.nowMs());
      const sealed = sealJson(vault, payload, contextOf(id));
      const row = { id, kind, ...sealed, created_at: clock.nowMs(), run_at: runAtMs, attempts: 0 };
      await db
        .insertInto('jobs')
        .values({ ...row, ...UNCLAIMED, last_error: null, gave_up_at: null })
        .execute();
      return id;
    },

    addRecurring: (job) => addRecurring({ db, vault, clock }, job),

    async claim(nowMs, forMs) {
      // The first server to update the row claims the job; the others try the next.
      for (;;) {
        const due = await db
          .selectFrom('jobs')
          .select(['id', 'claim'])
          .where('gave_up_at', 'is', null)
          .where('run_at', '<=', nowMs)
          .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', nowMs)]))
          .orderBy('run_at')
          .limit(1)
          .executeTakeFirst();
        if (!due) return undefined;
        const claim = randomUUID();
        const taken = await db
          .updateTable('jobs')
          .set((row) => ({ claim, claimed_until: nowMs + forMs, attempts: row('attempts', '+', 1) }))
          .where('id', '=', due.id)
          .where('claim', due.claim === null ? 'is' : '=', due.claim)
          .returning(['id', 'kind', 'attempts', 'content', 'wrapped_key'])
          .executeTakeFirst();
        if (!taken) continue;
        const { id, kind, attempts } = taken;
        return { id, kind, attempts, claim, payload: openJson(vault, taken, contextOf(id)) };
      }
    },

    async finish({ id, claim }) {
      const { numDeletedRows } = await db
        .deleteFrom('jobs')
        .where('id', '=', id)
        .where('claim', '=', claim)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    async putBack({ id, claim }, error, runAtMs) {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({
          ...UNCLAIMED,
          last_error: error.slice(0, LONGEST_ERROR),
          ...(runAtMs === undefined ? { gave_up_at: clock.nowMs() } : { run_at: runAtMs }),
        })
        .where('id', '=', id)
        .where('claim', '=', claim)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    ...byOperator(db),
  };
}

async function addRecurring(
  { db, vault, clock }: RecordsContext,
  { kind, nowMs, everyMs }: Parameters<JobRecords['addRecurring']>[0],
): Promise<boolean> {
  const known = await db.selectFrom('recurring_jobs').select('next_at').where('kind', '=', kind).executeTakeFirst();
  if (known && known.next_at > nowMs) return false;
  return db.transaction().execute(async (inside) => {
    const next = { kind, next_at: nowMs + everyMs };
    // Whoever is first to change the row puts the job on the list; the others then find it not due.
    const taken = await inside
      .insertInto('recurring_jobs')
      .values(next)
      .onConflict((conflict) =>
        conflict.column('kind').doUpdateSet({ next_at: next.next_at }).where('recurring_jobs.next_at', '<=', nowMs),
      )
      .returning('kind')
      .executeTakeFirst();
    if (taken) await jobRecords({ db: inside, vault, clock }).add({ kind, payload: null, runAtMs: nowMs });
    return taken !== undefined;
  });
}

const UNCLAIMED = { claim: null, claimed_until: null };

/** What a person does with jobs that are not done. */
function byOperator(db: RecordsContext['db']): Pick<JobRecords, 'tryAgain' | 'drop' | 'list'> {
  return {
    async tryAgain(id, runAtMs) {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({ ...UNCLAIMED, attempts: 0, gave_up_at: null, run_at: runAtMs })
        .where((row) => (id === undefined ? row('gave_up_at', 'is not', null) : row('id', '=', id)))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async drop(id) {
      const { numDeletedRows } = await db.deleteFrom('jobs').where('id', '=', id).executeTakeFirst();
      return numDeletedRows === 1n;
    },

    list: (limit) => listJobs(db, limit),
  };
}

async function listJobs(db: RecordsContext['db'], limit: number): Promise<readonly OpenJob[]> {
  const columns = ['id', 'kind', 'created_at', 'run_at', 'attempts', 'last_error', 'gave_up_at'] as const;
  const rows = await db.selectFrom('jobs').select(columns).orderBy('id').limit(limit).execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    createdAtMs: row.created_at,
    runAtMs: row.run_at,
    attempts: row.attempts,
    lastError: row.last_error ?? undefined,
    hasGivenUp: row.gave_up_at !== null,
  }));
}
