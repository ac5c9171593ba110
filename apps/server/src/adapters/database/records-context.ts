import type { Clock } from '../../ports/clock.ts';
import type { Vault } from '../../ports/vault.ts';
import type { Database } from './tables/tables.ts';

/** What every set of records is made with. */
export interface RecordsContext {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  /** Caches the key of `lookUpKey` once read, for all records of one server. */
  readonly lookUp?: { key?: Uint8Array };
}
