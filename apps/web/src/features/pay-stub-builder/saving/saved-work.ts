import type { Work } from '../store/builder-state.ts';

/** Raised when a record of before can no longer be read as it is. */
export const RECORD_VERSION = 1;

/** What the browser keeps: the work, without its logo. `read-record.ts` checks it when it comes back. */
export interface SavedWork extends Work {
  readonly version: typeof RECORD_VERSION;
  /** Changes with every write, so that a tab notices when another one wrote. */
  readonly revision: string;
  readonly savedAtMs: number;
}

/** The text of a record. Logos are kept apart: they are large and seldom change. */
export function writeRecord(work: Work, revision: string, savedAtMs: number): string {
  const companyInfo = { ...work.draft.companyInfo, employerLogo: '', payrollLogo: '' };
  const draft = { ...work.draft, companyInfo };
  const record: SavedWork = { version: RECORD_VERSION, revision, savedAtMs, ...work, draft };
  return JSON.stringify(record);
}
