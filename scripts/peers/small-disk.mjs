/** A disk of a few megabytes, to be filled up: a file system in memory, where this user may mount one. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(4096, 1);

/** Mounts the disk, or answers nothing where that is not allowed. */
export function smallDisk(megabytes) {
  const folder = mkdtempSync(join(tmpdir(), 'paperwage-disk-'));
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** Fills the disk. */
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (;;) writeSync(file, BLOCK);
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    /** Frees the space. */
    clear: () => rmSync(ballast, { force: true }),
    /** The system refuses while a file on it is open for writing. */
    setReadOnly: (is) => void execFileSync('mount', ['-o', `remount,${is ? 'ro' : 'rw'}`, folder], { stdio: 'ignore' }),
    close() {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
      rmdirSync(folder);
    },
  };
}
