import type { Picture } from '../../../records/storage-keys.ts';
import type { Work } from '../store/work.ts';
import { writeAt } from '../store/draft-path.ts';

/** Increased when older records can no longer be read as they are. */
export const RECORD_VERSION = 1;

/** What the browser keeps: the work, without its pictures. `read-record.ts` checks it when it comes back. */
export interface SavedWork extends Work {
  readonly version: typeof RECORD_VERSION;
  /** Changes with every write, so that a tab notices when another one wrote. */
  readonly revision: string;
  readonly savedAtMs: number;
  /** Nothing has been typed or chosen: there is nothing to save to an account. */
  readonly isUntouched: boolean;
}

/** The text of a record. Pictures are stored separately: they are large and seldom change. */
export function writeRecord(
  work: Work,
  pictures: readonly Picture[],
  about: Pick<SavedWork, 'revision' | 'savedAtMs' | 'isUntouched'>,
): string {
  const draft = pictures.reduce((without, { path }) => writeAt(without, path, ''), work.draft);
  const record: SavedWork = { version: RECORD_VERSION, ...about, ...work, draft };
  return JSON.stringify(record);
}
