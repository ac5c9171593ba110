import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { masterKeys } from '../places.ts';
import { makeFolder } from './make-folder.ts';

/** The master key cannot be had; the message says what to do. */
export class MasterKeyMissing extends Error {
  override readonly name = 'MasterKeyMissing';
}

/**
 * The master keys of the environment, else of the file. The file is made, readable by its owner alone, when there is none
 * and `mayMake` allows it.
 */
export function readMasterKeys(from: {
  readonly keys: readonly Uint8Array[];
  readonly file: string;
  readonly mayMake: boolean;
}): readonly Uint8Array[] {
  if (from.keys.length > 0) return from.keys;
  const text = readOrMake(from);
  const keys = masterKeys(text.trim());
  if (!keys) throw new MasterKeyMissing(`${from.file} must hold keys of 32 bytes in base64, with commas between.`);
  return keys;
}

function readOrMake({ file, mayMake }: { file: string; mayMake: boolean }): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new MasterKeyMissing(`The master key in ${file} cannot be read by this user.`);
    }
  }
  if (!mayMake) {
    throw new MasterKeyMissing(
      `There is no master key in ${file}. Set MASTER_KEY to 32 random bytes in base64 (openssl rand -base64 32), or ` +
        'MASTER_KEY_FILE to a file that holds them. Every server of one database needs the same.',
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
  return text;
}
