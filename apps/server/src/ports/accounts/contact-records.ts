import type { SavedContact } from '@paperwage/api-contract';

/** The address book. */
export interface ContactRecords {
  add(userId: string, contact: SavedContact): Promise<void>;
  /** False if the user has no entry with that id. */
  replace(userId: string, contact: SavedContact): Promise<boolean>;
  find(userId: string, id: string): Promise<SavedContact | undefined>;
  list(userId: string): Promise<readonly SavedContact[]>;
  count(userId: string): Promise<number>;
  remove(userId: string, id: string): Promise<boolean>;
  removeAllOf(userId: string): Promise<void>;
}
