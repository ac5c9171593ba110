import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { masterKeys } from '../places.ts';
import { makeFolder } from './make-folder.ts';

/** There is no usable master key; the message says what to do. */
export class MasterKeyMissing extends Error {
  override readonly name = 'MasterKeyMissing';
}

interface KeyPlace {
  readonly keys: readonly Uint8Array[];
  readonly file: string;
  readonly mayMake: boolean;
  /** Where data is already stored under the key, if any: then only that key works, and no new one is made. */
  readonly dataAt?: string | undefined;
  /** Called when the file is made, with a sentence for the operator. */
  readonly onMade?: (sentence: string) => void;
}

/**
 * The master keys from the environment, or else from the file. The file, readable only by its owner, is made if there is
 * none, no data is stored, and `mayMake` allows it. Throws `MasterKeyMissing` before anything is written.
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
    // A partial key, as on a full disk, would stop every later start.
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
