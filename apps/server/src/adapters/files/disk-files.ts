import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../ports/file-store.ts';
import { StorageFailure } from '../../ports/storage-failure.ts';

const NAME = /^[a-z\d][a-z\d.-]*(\/[a-z\d][a-z\d.-]*)*$/i;

/** Files in a folder on this machine. Each is written next to its destination, flushed, and then moved there in one step. */
export function diskFiles(folder: string): FileStore {
  const placeOf = (name: string) => {
    if (!isName(name)) throw new Error('Not a name of a file of ours');
    return path.join(folder, name);
  };
  /** Folders whose own names are flushed to disk, so that a file in them needs one flush and not one per parent folder. */
  const settled = new Set<string>();
  const put: FileStore['put'] = async (name, content) => {
    const place = placeOf(name);
    const parent = path.dirname(place);
    try {
      if ((await mkdir(parent, { recursive: true })) !== undefined) settled.delete(parent);
      await putInOneStep(parent, place, content);
      await flushFolders(parent, settled.has(parent) ? parent : folder);
      settled.add(parent);
    } catch (error) {
      throw storageFailure(error);
    }
  };
  return {
    put,
    async get(name) {
      return readFile(placeOf(name)).catch(unlessMissing);
    },
    async remove(name) {
      await unlink(placeOf(name)).catch(unlessMissing);
    },
    list: () => namesIn(folder),
    async check() {
      const name = `check-${randomUUID()}`;
      await put(name, new Uint8Array(1));
      await unlink(placeOf(name));
    },
  };
}

function isName(name: string): boolean {
  return NAME.test(name) && !name.includes('..');
}

async function putInOneStep(parent: string, place: string, content: Uint8Array): Promise<void> {
  const beside = path.join(parent, `.${randomUUID()}.part`);
  try {
    await writeFlushed(beside, content);
    await rename(beside, place);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];

function storageFailure(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error : new StorageFailure(code, NO_ROOM.includes(code), error);
}

/** Files that begin with a period are being written, or were when the power failed; others may have been put there by hand. */
async function* namesIn(folder: string, before = ''): AsyncIterable<string> {
  const entries = await readdir(path.join(folder, before), { withFileTypes: true }).catch(unlessMissing);
  for (const entry of entries ?? []) {
    const name = `${before}${entry.name}`;
    if (entry.isDirectory()) yield* namesIn(folder, `${name}/`);
    else if (isName(name)) yield name;
  }
}

async function writeFlushed(place: string, content: Uint8Array): Promise<void> {
  const file = await open(place, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name, and the folders it needed, are on disk only after their parent folders are flushed. */
async function flushFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (path.relative(upTo, folder) === '') return;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
