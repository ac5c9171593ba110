import type { FileStore } from '../../ports/file-store.ts';
import { StorageFailure } from '../../ports/storage-failure.ts';
import type { Vault } from '../../ports/vault.ts';
import { problems } from '../../problems/problem.ts';

interface Needs {
  readonly files: FileStore;
  readonly vault: Vault;
}

/**
 * Encrypts and stores a file, and returns the key to keep in its row. The file comes before the row: without the row it
 * is unreadable, and the sweep removes it. Throws `filesUnavailable`, and `storageFull` if there is no room.
 */
export async function storeSealed({ files, vault }: Needs, name: string, content: Uint8Array): Promise<Uint8Array> {
  const sealed = vault.seal(content, name);
  await orUnavailable(files.put(name, sealed.content));
  return sealed.wrappedKey;
}

/** Reads a file that has a row. Throws `filesUnavailable` if the file can't be read. */
export async function readSealed({ files, vault }: Needs, name: string, wrappedKey: Uint8Array): Promise<Uint8Array> {
  const content = await orUnavailable(files.get(name));
  if (!content) throw problems.filesUnavailable(new Error('A file that its row names is missing'));
  return vault.open({ content, wrappedKey }, name);
}

/** Removes files whose rows are gone. The sweep removes those that can't be removed now. */
export async function dropFiles({ files }: Pick<Needs, 'files'>, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(name).catch(() => undefined);
}

/**
 * Removes a file whose row couldn't be written. If the database went down, the row may exist anyway: then the file
 * stays, and the sweep removes it if nothing names it.
 */
export async function removeOrphan(needs: Pick<Needs, 'files'>, name: string, error: unknown): Promise<void> {
  if (error instanceof StorageFailure && !error.isFull) return;
  await dropFiles(needs, [name]);
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StorageFailure && error.isFull) throw problems.storageFull(error);
    throw problems.filesUnavailable(error);
  }
}

/** The file name of a document. */
export function documentFileName(userId: string, id: string): string {
  return `documents/${userId}/${id}`;
}

/** The file name of a logo. */
export function logoFileName(name: string): string {
  return `logos/${name}`;
}
