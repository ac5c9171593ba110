import type { KeyRecords } from '../../ports/key-records.ts';
import type { RecordsContext } from './records-context.ts';
import { openJson, sealJson } from './sealing/sealed-json.ts';

/** The server's own keys in the database, so that all servers share them. */
export function keyRecords({ db, vault }: RecordsContext): KeyRecords {
  const contextOf = (id: string) => `keys:${id}`;
  return {
    async list(purpose) {
      const rows = await db
        .selectFrom('keys')
        .select(['id', 'purpose', 'public_part', 'created_at'])
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        purpose: row.purpose,
        publicPart: row.public_part,
        createdAtMs: row.created_at,
      }));
    },
    async privatePartOf(id) {
      const row = await db
        .selectFrom('keys')
        .select(['content', 'wrapped_key'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && (openJson(vault, row, contextOf(id)) as string);
    },
    async add({ id, purpose, publicPart, createdAtMs }, privatePart) {
      const sealed = sealJson(vault, privatePart, contextOf(id));
      await db
        .insertInto('keys')
        .values({ id, purpose, public_part: publicPart, ...sealed, created_at: createdAtMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
