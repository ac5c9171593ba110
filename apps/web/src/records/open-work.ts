import type { DocumentType } from '@paperwage/documents';

/** The work of a builder that is open in this tab, for code that handles all work in the browser. */
export interface OpenWork {
  readonly type: DocumentType;
  /** Immediately saves recent typing in the browser. */
  readonly keep: () => void;
  /** Whether the browser has all of it. */
  readonly isKept: () => boolean;
  /** `new`: nothing was typed. `saved`: all of it is in the account. */
  readonly standing: () => 'new' | 'saved' | 'other';
  /** Sends it to the account now. Returns whether it is there. */
  readonly send: () => Promise<boolean>;
  /** Leaves it in this browser alone. */
  readonly refuse: () => void;
  /** Stops saving it: it was removed from this browser. */
  readonly abandon: () => void;
}

const REMOVED_KEY = 'paperwage.work-removed';

let current: OpenWork | undefined;

/** Registers a builder's work. Returns a function to unregister it. */
export function setOpenWork(work: OpenWork): () => void {
  current = work;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== REMOVED_KEY || newValue === null) return;
    // Removed by another tab: the next change in this one must not bring it back.
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

/** Makes all tabs forget the work they show. */
export function tellRemoved(): void {
  current?.abandon();
  localStorage.setItem(REMOVED_KEY, String(Date.now()));
  localStorage.removeItem(REMOVED_KEY);
}
