import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { JobRecords, OpenJob } from '../../ports/job-records.ts';
import { newId } from '../../ids.ts';
import type { RecordsContext } from './records-context.ts';
import { openJson, sealJson } from './sealing/sealed-json.ts';
import type { Tables } from './tables/tables.ts';

const LONGEST_ERROR = 300;

const contextOf = (id: string) => `jobs:${id}`;

/** Jobs in the database. */
export function jobRecords({ db, vault, clock }: RecordsContext): JobRecords {
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

    ...byOperator({ db, clock }),
    ...byAdmin({ db, vault, clock }),
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
    // The first server to change the row adds the job; the others then see that it isn't due.
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

/** What a person can do with unfinished jobs. */
function byOperator({
  db,
  clock,
}: Pick<RecordsContext, 'db' | 'clock'>): Pick<JobRecords, 'tryAgain' | 'drop' | 'list'> {
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

    async list(limit) {
      const rows = await db.selectFrom('jobs').select(OPEN_COLUMNS).orderBy('id').limit(limit).execute();
      return rows.map((row) => toOpenJob(row, clock.nowMs()));
    },
  };
}

/** What an admin sees of unfinished jobs. */
function byAdmin({ db, vault, clock }: RecordsContext): Pick<JobRecords, 'page' | 'find' | 'payloadOf' | 'count'> {
  return {
    async page({ limit, before, hasGivenUp, kind }) {
      const rows = await db
        .selectFrom('jobs')
        .select(OPEN_COLUMNS)
        .$if(hasGivenUp !== undefined, (query) => query.where('gave_up_at', hasGivenUp ? 'is not' : 'is', null))
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => toOpenJob(row, clock.nowMs()));
    },

    async find(id) {
      const row = await db.selectFrom('jobs').select(OPEN_COLUMNS).where('id', '=', id).executeTakeFirst();
      return row && toOpenJob(row, clock.nowMs());
    },

    async payloadOf(id) {
      const row = await db
        .selectFrom('jobs')
        .select(['content', 'wrapped_key'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && openJson(vault, row, contextOf(id));
    },

    async count() {
      const { all, failed } = await db
        .selectFrom('jobs')
        .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('gave_up_at').as('failed')])
        .executeTakeFirstOrThrow();
      return { failed: Number(failed), waiting: Number(all) - Number(failed) };
    },
  };
}

const OPEN_COLUMNS = [
  'id',
  'kind',
  'created_at',
  'run_at',
  'attempts',
  'last_error',
  'gave_up_at',
  'claimed_until',
] as const;

function toOpenJob(row: Pick<Selectable<Tables['jobs']>, (typeof OPEN_COLUMNS)[number]>, nowMs: number): OpenJob {
  return {
    id: row.id,
    kind: row.kind,
    createdAtMs: row.created_at,
    runAtMs: row.run_at,
    attempts: row.attempts,
    lastError: row.last_error ?? undefined,
    hasGivenUp: row.gave_up_at !== null,
    isRunning: (row.claimed_until ?? 0) > nowMs,
  };
}
