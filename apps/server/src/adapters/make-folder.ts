import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Like `mkdir -p`, one level at a time: Node 20 loops forever on paths such as `/proc`, which can't hold folders. Throws
 * the system's error.
 */
export function makeFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // There already, or made by another process this moment.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
