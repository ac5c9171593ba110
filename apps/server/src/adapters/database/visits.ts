import { sql } from 'kysely';
import { DAY_MS } from '@paperwage/values';
import type { ErrorRecords, ExperimentRecords, PlacedError, VisitRecords } from '../../ports/visit-records.ts';
import { keyedHash, lookUpKey } from './sealing/keyed-hashes.ts';
import type { RecordsContext } from './records-context.ts';

/** Events of visits, in the database. */
export function visitRecords(context: RecordsContext): VisitRecords {
  const { db } = context;
  const visits = sql<number>`count(distinct visit)`;
  return {
    async add(visit, events, atMs) {
      await db
        .insertInto('visit_events')
        .values(events.map(({ name, detail }) => ({ visit, name, detail, at: atMs })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async countDays(sinceMs) {
      const day = sql<number>`at / ${sql.lit(DAY_MS)}`;
      const rows = await db
        .selectFrom('visit_events')
        .select([day.as('day'), visits.as('visits')])
        .where('name', '=', 'visited')
        .where('at', '>=', sinceMs)
        .groupBy(day)
        .orderBy(day)
        .execute();
      return rows.map((row) => ({
        day: new Date(Number(row.day) * DAY_MS).toISOString().slice(0, 10),
        visits: Number(row.visits),
      }));
    },
    async countByDetail(name, sinceMs) {
      const rows = await db
        .selectFrom('visit_events')
        .select(['detail', visits.as('visits')])
        .where('name', '=', name)
        .where('at', '>=', sinceMs)
        .groupBy('detail')
        .orderBy('visits', 'desc')
        .orderBy('detail')
        .execute();
      return rows.map((row) => ({ name, detail: row.detail, visits: Number(row.visits) }));
    },
    async countVisits({ name, detail }, sinceMs, among) {
      const { count } = await db
        .selectFrom('visit_events')
        .select(visits.as('count'))
        .where('name', '=', name)
        .where('at', '>=', sinceMs)
        .$if(detail !== undefined, (query) => query.where('detail', '=', detail!))
        .$if(among !== undefined, (query) =>
          query.where('visit', 'in', (inner) =>
            inner
              .selectFrom('visit_events')
              .select('visit')
              .where('name', '=', among!.name)
              .where('detail', '=', among!.detail)
              .where('at', '>=', sinceMs),
          ),
        )
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async purge(beforeMs) {
      await db.deleteFrom('visit_events').where('at', '<', beforeMs).execute();
    },
    pseudonymOf: async (userId) => keyedHash(await lookUpKey(context), 'visitor', userId),
  };
}

/** Settings of experiments, in the database. */
export function experimentRecords({ db }: Pick<RecordsContext, 'db'>): ExperimentRecords {
  return {
    async settings() {
      const rows = await db.selectFrom('experiment_settings').selectAll().execute();
      return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
    },
    async set(name, setting) {
      await db
        .insertInto('experiment_settings')
        .values({ name, setting })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ setting }))
        .execute();
    },
  };
}

/** Errors by the place in the code, in the database. */
export function errorRecords({ db }: Pick<RecordsContext, 'db'>): ErrorRecords {
  return {
    async add(id, error, atMs) {
      const content = JSON.stringify(error);
      await db
        .insertInto('error_groups')
        .values({ id, content, times: 1, first_at: atMs, last_at: atMs })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet((row) => ({ content, last_at: atMs, times: row('error_groups.times', '+', 1) })),
        )
        .execute();
    },
    async latest(limit) {
      const rows = await db
        .selectFrom('error_groups')
        .selectAll()
        .orderBy('last_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, content, times, first_at: firstAtMs, last_at: lastAtMs }) => ({
        ...(JSON.parse(content) as PlacedError),
        id,
        times,
        firstAtMs,
        lastAtMs,
      }));
    },
    async purge(beforeMs) {
      await db.deleteFrom('error_groups').where('last_at', '<', beforeMs).execute();
    },
  };
}
