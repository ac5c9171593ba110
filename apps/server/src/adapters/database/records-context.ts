import type { Clock } from '../../ports/clock.ts';
import type { Vault } from '../../ports/vault.ts';
import type { Database } from './open-database.ts';

/** What every set of records is made with. */
export interface RecordsContext {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
}
