import type { Records } from './records.ts';

/** What a part of the product stores for an account, so that deleting the account deletes it too. */
export interface AccountData {
  /**
   * Removes all of it, in the transaction that deletes the account. Data outside the database, such as files, is left
   * to a job added here.
   */
  removeAllOf(userId: string, records: Records): Promise<void>;
}
