import type { Work } from '../store/builder-state.ts';
import type { SavedWork } from './saved-work.ts';
import { writeRecord } from './saved-work.ts';

const RECORD_KEY = 'paperwage.paystub.work';
/** Where each logo of a draft is kept. */
const LOGO_KEYS = { employerLogo: 'paperwage.paystub.logo', payrollLogo: 'paperwage.paystub.payroll-logo' } as const;
const LOGOS = Object.keys(LOGO_KEYS) as readonly (keyof typeof LOGO_KEYS)[];
/** How many records that cannot be read are kept; each takes room that new work may need. */
const MOST_SET_ASIDE = 3;

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

  /** Reads the work; the code that checks it is only fetched when there is some. */
  async function load(): Promise<Loaded> {
    const text = storage().getItem(RECORD_KEY);
    if (text === null) return { kind: 'none' };
    const { readRecord } = await import('./read-record.ts');
    const record = readRecord(text);
    if (!record) {
      setAside(storage());
      return { kind: 'unreadable' };
    }
    const { revision, savedAtMs } = record;
    known = revision;
    return { kind: 'work', work: withLogos(record, storedLogo), revision, savedAtMs };
  }

  /** Writes the work unless another tab wrote in between; `evenSo` writes over that. */
  function save(work: Work, nowMs: number, evenSo = false): void {
    if (!evenSo && changedElsewhere()) throw new OtherTabSavedError('Another tab has saved this pay stub.');
    for (const logo of LOGOS) {
      const now = work.draft.companyInfo[logo];
      // Compared with what is stored, not with what this tab stored last: another tab may have changed it.
      if (now !== storedLogo(logo)) storage().setItem(LOGO_KEYS[logo], now);
    }
    const revision = newRevision();
    storage().setItem(RECORD_KEY, writeRecord(work, revision, nowMs));
    known = revision;
  }

  /** Whether the stored work is another than this tab last read or wrote. */
  function changedElsewhere(): boolean {
    const text = storage().getItem(RECORD_KEY);
    if (text === null) return false;
    const revision = /"revision":"([^"]*)"/.exec(text)?.[1] ?? '';
    return revision !== known;
  }

  function storedLogo(logo: keyof typeof LOGO_KEYS): string {
    return storage().getItem(LOGO_KEYS[logo]) ?? '';
  }

  return { load, save, changedElsewhere };
}

export type WorkStorage = ReturnType<typeof createWorkStorage>;

/** Whether a storage event is about the work of this builder. */
export function isWorkKey(key: string | null): boolean {
  return key === RECORD_KEY || key === null;
}

/**
 * Moves a record that cannot be read, with its logos, to where no later work is written over it. The latest few are
 * kept. Nothing is removed before its copy stands.
 */
function setAside(storage: TextStorage): void {
  const keys = [RECORD_KEY, ...Object.values(LOGO_KEYS)];
  const asideKey = (key: string, slot: number) => (slot === 0 ? key : `${key}.unreadable.${slot}`);
  for (let slot = MOST_SET_ASIDE; slot > 0; slot -= 1) {
    for (const key of keys) {
      const text = storage.getItem(asideKey(key, slot - 1));
      if (text === null) storage.removeItem(asideKey(key, slot));
      else storage.setItem(asideKey(key, slot), text);
    }
  }
  for (const key of keys) storage.removeItem(key);
}

function withLogos(record: SavedWork, logo: (of: keyof typeof LOGO_KEYS) => string): Work {
  const { draft, template, theme, stub, finishSeen, hasDownloaded, visited } = record;
  const logos = { employerLogo: logo('employerLogo'), payrollLogo: logo('payrollLogo') };
  const companyInfo = { ...draft.companyInfo, ...logos };
  return { template, theme, stub, finishSeen, hasDownloaded, visited, draft: { ...draft, companyInfo } };
}
