import type { Store } from '../store/create-store.ts';
import type { SaveState } from '../store/save-state.ts';
import type { Work } from '../store/work.ts';
import type { WorkStorage } from './work-storage.ts';
import { OtherTabSavedError } from './work-storage.ts';

const QUIET_MS = 500;
const RETRY_MS = 5_000;
/** A change to any of these changes the work; navigation does not. */
const KEPT = ['draft', 'workId', 'template', 'theme', 'finishSeen', 'hasDownloaded'] as const;

export interface AutosaveParts {
  /** The work as it is now; the same object while nothing changed. */
  readonly work: () => Work;
  readonly subscribe: (listener: () => void) => () => void;
  readonly storage: WorkStorage;
  readonly state: Store<SaveState>;
}

/**
 * Saves half a second after the last change, and at once when the page is hidden or closed. Retries failed writes until they
 * succeed. Returns controls: `keepMine` overwrites another tab's work, `accept` treats the current work as saved, `keep` saves
 * at once, `stop` ends it, `abandon` does so without saving.
 */
export function startAutosave({ work, subscribe, storage, state }: AutosaveParts) {
  let saved = work();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isSame = (a: Work, b: Work) => KEPT.every((part) => a[part] === b[part]) && isSameChecked(a, b);

  function write(evenSo = false) {
    clearTimeout(timer);
    timer = undefined;
    const current = work();
    try {
      storage.save(current, Date.now(), evenSo);
      saved = current;
      state.set(() => 'saved');
    } catch (error) {
      const isConflict = error instanceof OtherTabSavedError;
      state.set(() => (isConflict ? 'conflict' : 'failed'));
      if (!isConflict) timer = setTimeout(write, RETRY_MS);
    }
  }
  function onChange() {
    if (state.get() === 'conflict' || isSame(work(), saved)) return;
    if (state.get() !== 'failed') state.set(() => 'saving');
    clearTimeout(timer);
    timer = setTimeout(write, QUIET_MS);
  }
  function flush() {
    if (timer !== undefined && state.get() !== 'conflict') write();
  }
  function onHidden() {
    if (document.visibilityState === 'hidden') flush();
  }
  function onStorage(event: StorageEvent) {
    if (!storage.isAbout(event.key) || !storage.changedElsewhere()) return;
    clearTimeout(timer);
    state.set(() => 'conflict');
  }
  function onUnload(event: BeforeUnloadEvent) {
    flush();
    const isLost = state.get() === 'failed' || (state.get() === 'conflict' && !isSame(work(), saved));
    if (isLost) event.preventDefault();
  }
  const unsubscribe = subscribe(onChange);
  window.addEventListener('pagehide', flush);
  window.addEventListener('beforeunload', onUnload);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onHidden);
  function leave() {
    unsubscribe();
    clearTimeout(timer);
    timer = undefined;
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('beforeunload', onUnload);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onHidden);
  }
  return {
    keepMine: () => write(true),
    keep: flush,
    abandon: leave,
    accept() {
      clearTimeout(timer);
      timer = undefined;
      saved = work();
      state.set(() => 'saved');
    },
    stop() {
      flush();
      leave();
    },
  };
}

export type Autosave = ReturnType<typeof startAutosave>;

/** Once a step is checked, it keeps showing its errors, even after a reload. */
function isSameChecked({ checkedSteps: a = [] }: Work, { checkedSteps: b = [] }: Work): boolean {
  return a.join() === b.join();
}
