import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { masterKeys } from '../places.ts';
import { makeFolder } from './make-folder.ts';

/** The master key cannot be had; the message says what to do. */
export class MasterKeyMissing extends Error {
  override readonly name = 'MasterKeyMissing';
}

interface KeyPlace {
  readonly keys: readonly Uint8Array[];
  readonly file: string;
  readonly mayMake: boolean;
  /** What was kept under the key, if anything was: then no other key is of use, and none is made. */
  readonly dataAt?: string | undefined;
  /** Is told that the file was made, in words for whoever runs the server. */
  readonly onMade?: (sentence: string) => void;
}

/**
 * The master keys of the environment, else of the file. The file is made, readable by its owner alone, when there is none,
 * nothing was kept under one, and `mayMake` allows it. Throws `MasterKeyMissing` before anything is written.
 */
export function readMasterKeys(from: KeyPlace): readonly Uint8Array[] {
  if (from.keys.length > 0) return from.keys;
  const text = readOrMake(from);
  const keys = masterKeys(text.trim());
  if (!keys) throw new MasterKeyMissing(`${from.file} must hold keys of 32 bytes in base64, separated by commas.`);
  return keys;
}

function readOrMake({ file, mayMake, dataAt, onMade }: KeyPlace): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new MasterKeyMissing(`This user can’t read the master key in ${file}. Change the file’s permissions.`);
    }
  }
  if (dataAt !== undefined) {
    throw new MasterKeyMissing(
      `The master key ${file} is missing. Without it, nothing in ${dataAt} can be read. Restore the file from your ` +
        'copy, or set MASTER_KEY to its content. Nothing was changed.',
    );
  }
  if (!mayMake) {
    throw new MasterKeyMissing(
      `There’s no master key in ${file}. Set MASTER_KEY, or set MASTER_KEY_FILE to a file with the key: the key ` +
        'this database started with or, for a new database, 32 random bytes in base64 (openssl rand -base64 32). All ' +
        'servers of one database need the same key.',
    );
  }
  const text = `${randomBytes(32).toString('base64')}\n`;
  makeFolder(path.dirname(file));
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } catch (error) {
    // Half a key, as on a full disk, would stop every later start.
    rmSync(file);
    throw error;
  } finally {
    closeSync(handle);
  }
  onMade?.(
    `Created the master key ${file}. Anyone with a copy of the folder ${path.dirname(file)}, key and database together, can ` +
      'read everything. Without the key, no one can. Keep a copy of the key away from copies of the folder.',
  );
  return text;
}
