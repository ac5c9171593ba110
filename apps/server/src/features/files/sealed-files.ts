import type { FileStore } from '../../ports/file-store.ts';
import { StorageFailure } from '../../ports/storage-failure.ts';
import type { Vault } from '../../ports/vault.ts';
import { recordProblems } from '../../record-problems.ts';

interface Needs {
  readonly files: FileStore;
  readonly vault: Vault;
}

/**
 * Seals a file, keeps it, and answers the key to keep in its row. The file comes before the row: without the row it is
 * unreadable, and the sweep removes it. Throws `filesUnavailable`, and `storageFull` when there is no room.
 */
export async function storeSealed({ files, vault }: Needs, name: string, content: Uint8Array): Promise<Uint8Array> {
  const sealed = vault.seal(content, name);
  await orUnavailable(files.put(name, sealed.content));
  return sealed.wrappedKey;
}

/** Reads a file whose row is there. Throws `filesUnavailable` when the file cannot be had. */
export async function readSealed({ files, vault }: Needs, name: string, wrappedKey: Uint8Array): Promise<Uint8Array> {
  const content = await orUnavailable(files.get(name));
  if (!content) throw recordProblems.filesUnavailable(new Error('A file that its row names is missing'));
  return vault.open({ content, wrappedKey }, name);
}

/** Removes files whose rows are gone. Those that cannot be removed now are left to the sweep. */
export async function dropFiles({ files }: Pick<Needs, 'files'>, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(name).catch(() => undefined);
}

/**
 * Removes a file whose row could not be written. When the database went away the row may be there all the same: then the
 * file stays, and the sweep removes it should nothing name it.
 */
export async function removeOrphan(needs: Pick<Needs, 'files'>, name: string, error: unknown): Promise<void> {
  if (error instanceof StorageFailure && !error.isFull) return;
  await dropFiles(needs, [name]);
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StorageFailure && error.isFull) throw recordProblems.storageFull(error);
    throw recordProblems.filesUnavailable(error);
  }
}

/** The name of the file of a document. */
export function documentFileName(userId: string, id: string): string {
  return `documents/${userId}/${id}`;
}

/** The name of the file of a logo. */
export function logoFileName(name: string): string {
  return `logos/${name}`;
}
