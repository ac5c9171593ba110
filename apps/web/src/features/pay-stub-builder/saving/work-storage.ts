import type { Work } from '../store/builder-state.ts';
import type { SavedWork } from './saved-work.ts';
import { writeRecord } from './saved-work.ts';

const RECORD_KEY = 'paperwage.paystub.work';
const LOGO_KEY = 'paperwage.paystub.logo';
/** Where a record goes that cannot be read, so that it is not written over. */
const UNREADABLE_KEY = 'paperwage.paystub.work.unreadable';

/** What we need of the browser's storage; `localStorage` is it, because it still writes while a page is closing. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Loaded =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'work'; readonly work: Work; readonly revision: string; readonly savedAtMs: number };

/** Thrown when another tab has saved since this one last read or wrote. */
export class OtherTabSavedError extends Error {
  override name = 'OtherTabSavedError';
}

/** Keeps the work of the builder in the browser. Throws what the storage throws, such as when it is full. */
export function createWorkStorage(storage: () => TextStorage, newRevision: () => string) {
  let known: string | undefined;
  let knownLogo: string | undefined;

  /** Reads the work; the code that checks it is only fetched when there is some. */
  async function load(): Promise<Loaded> {
    const text = storage().getItem(RECORD_KEY);
    if (text === null) return { kind: 'none' };
    const { readRecord } = await import('./read-record.ts');
    const record = readRecord(text);
    if (!record) {
      storage().setItem(UNREADABLE_KEY, text);
      storage().removeItem(RECORD_KEY);
      return { kind: 'unreadable' };
    }
    known = record.revision;
    knownLogo = storage().getItem(LOGO_KEY) ?? '';
    return { kind: 'work', work: withLogo(record, knownLogo), revision: record.revision, savedAtMs: record.savedAtMs };
  }

  /** Writes the work unless another tab wrote in between; `evenSo` writes over that. */
  function save(work: Work, nowMs: number, evenSo = false): void {
    if (!evenSo && changedElsewhere()) throw new OtherTabSavedError('Another tab has saved this pay stub.');
    const logo = work.draft.companyInfo.employerLogo;
    if (logo !== knownLogo) {
      storage().setItem(LOGO_KEY, logo);
      knownLogo = logo;
    }
    const revision = newRevision();
    storage().setItem(RECORD_KEY, writeRecord(work, revision, nowMs));
    known = revision;
  }

  /** Whether the stored work is another than this tab last read or wrote. */
  function changedElsewhere(): boolean {
    const text = storage().getItem(RECORD_KEY);
    if (text === null) return false;
    const revision = /"revision":"([^"]*)"/.exec(text)?.[1];
    return revision !== known;
  }

  return { load, save, changedElsewhere };
}

export type WorkStorage = ReturnType<typeof createWorkStorage>;

/** Whether a storage event is about the work of this builder. */
export function isWorkKey(key: string | null): boolean {
  return key === RECORD_KEY || key === null;
}

function withLogo({ draft, template, theme, stub, finishSeen, visited }: SavedWork, employerLogo: string): Work {
  const companyInfo = { ...draft.companyInfo, employerLogo };
  return { template, theme, stub, finishSeen, visited, draft: { ...draft, companyInfo } };
}
