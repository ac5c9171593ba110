import type { SignInStepRecords } from '../../../ports/accounts/sign-in-step-records.ts';
import type { RecordsContext } from '../records-context.ts';
import { openJson, sealJson } from '../sealing/sealed-json.ts';

/** Logins in progress, encrypted, in the database: the browser may return to a different server. */
export function signInStepRecords({ db, vault }: RecordsContext): SignInStepRecords {
  const contextOf = (hash: string) => `sign_in_steps:${hash}`;
  return {
    async add({ hash, browserHash, kind, content, expiresAtMs }) {
      await db
        .insertInto('sign_in_steps')
        .values({
          hash,
          browser_hash: browserHash,
          kind,
          ...sealJson(vault, content, contextOf(hash)),
          expires_at: expiresAtMs,
        })
        .execute();
    },
    async find({ hash, browserHash, kind }, nowMs) {
      const row = await db
        .selectFrom('sign_in_steps')
        .selectAll()
        .where('hash', '=', hash)
        .where('browser_hash', '=', browserHash)
        .where('kind', '=', kind)
        .where('expires_at', '>', nowMs)
        .executeTakeFirst();
      return row && openJson(vault, row, contextOf(hash));
    },
    async take(hash) {
      const { numDeletedRows } = await db.deleteFrom('sign_in_steps').where('hash', '=', hash).executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
