import type { Records } from './records.ts';

/** What a part of the product keeps for an account, so that deleting the account takes it along. */
export interface AccountData {
  /**
   * Removes all of it, in the transaction that deletes the account. What is outside of the database, such as files, is left
   * to a job added here.
   */
  removeAllOf(userId: string, records: Records): Promise<void>;
}
