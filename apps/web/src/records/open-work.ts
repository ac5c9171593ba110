import type { DocumentType } from '@paperwage/documents';

/** The work of a builder that is open in this tab, for whoever has to do with all work of the browser. */
export interface OpenWork {
  readonly type: DocumentType;
  /** Writes to the browser at once what was typed a moment ago. */
  readonly keep: () => void;
  /** Whether the browser has all of it. */
  readonly isKept: () => boolean;
  /** `new`: nothing was typed. `saved`: all of it is in the account. */
  readonly standing: () => 'new' | 'saved' | 'other';
  /** Sends it to the account now. Returns whether it is there. */
  readonly send: () => Promise<boolean>;
  /** Leaves it in this browser alone. */
  readonly refuse: () => void;
  /** Never writes it again: it was removed from this browser. */
  readonly abandon: () => void;
}

const REMOVED_KEY = 'paperwage.work-removed';

let current: OpenWork | undefined;

/** Tells of the work of a builder. Returns what ends that. */
export function setOpenWork(work: OpenWork): () => void {
  current = work;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== REMOVED_KEY || newValue === null) return;
    // Removed by another tab: what this one shows is not to come back by the next change.
    work.abandon();
    location.reload();
  };
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
    if (current === work) current = undefined;
  };
}

export function openWork(): OpenWork | undefined {
  return current;
}

/** Has all tabs forget the work they show. */
export function tellRemoved(): void {
  current?.abandon();
  localStorage.setItem(REMOVED_KEY, String(Date.now()));
  localStorage.removeItem(REMOVED_KEY);
}
