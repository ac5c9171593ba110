import type { Vault } from '../../../ports/vault.ts';
import { SealBroken } from '../../aes-vault.ts';
import { MasterKeyMissing } from '../../master-key.ts';
import type { Database } from '../tables/tables.ts';
import { openJson, sealJson } from './sealed-json.ts';

const NAME = 'master-key-proof';

/**
 * Decrypts what the first server of this database encrypted. A server with another key would write what the others can't
 * read, so it is refused at startup.
 */
export async function proveMasterKey(db: Database, vault: Vault): Promise<void> {
  const proof = { name: NAME, ...sealJson(vault, NAME, NAME) };
  await db
    .insertInto('meta')
    .values(proof)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db.selectFrom('meta').selectAll().where('name', '=', NAME).executeTakeFirstOrThrow();
  try {
    openJson(vault, kept, NAME);
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new MasterKeyMissing(
      'This is not the master key of this database. Use the original key, or both keys with the new one first.',
    );
  }
}
