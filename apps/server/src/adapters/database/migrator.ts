import { Migrator } from 'kysely';
import type { DatabasePlace } from '../../places.ts';
import { migrations } from './migrations/index.ts';
import type { BytesType } from './migrations/migration.ts';
import type { Database } from './tables/tables.ts';

/** Changes the tables, one migration after another. */
export function migratorOf(db: Database, kind: DatabasePlace['kind']): Migrator {
  const bytes: BytesType = kind === 'postgres' ? 'bytea' : 'blob';
  return new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(
            Object.entries(migrations).map(([name, up]) => [name, { up: ({ schema }) => up(schema, bytes) }]),
          ),
        ),
    },
  });
}
