import type { StorageKind } from '../kind/storage-kind.ts';
import type { BuilderState } from '../store/builder-state.ts';
import type { Work } from '../store/work.ts';
import { stateFromWork } from '../store/work.ts';
import type { BuilderStore } from '../store/edits.ts';
import { replaceWithUndo, showToast } from '../store/edits.ts';
import type { Autosave } from './autosave.ts';
import type { Loaded, WorkStorage } from './work-storage.ts';

export interface TakeTheirsParts {
  readonly kind: StorageKind;
  readonly store: BuilderStore;
  readonly storage: Pick<WorkStorage, 'load'>;
  readonly autosave: Pick<Autosave, 'accept' | 'keepMine'>;
  /** The work, with anything this version no longer has replaced. */
  readonly known: (work: Work) => Work;
}

/** What makes up this tab's work besides the draft and the kind's own data. */
const WHOLE = [
  'workId',
  'template',
  'theme',
  'finishSeen',
  'hasDownloaded',
  'changedSinceFinish',
  'visited',
  'checkedSteps',
  'agreements',
] as const;

/** Replaces this tab's work with what another tab saved; the user can undo that. */
export async function showOtherTabsWork({ kind, store, storage, autosave, known }: TakeTheirsParts): Promise<void> {
  const theirs = await loadedBy(storage);
  if (!theirs) {
    showToast(store, 'We couldn’t read the other tab’s work. Check your connection and try again.');
    return;
  }
  if (theirs.kind === 'work') {
    const whole = [...WHOLE, ...kind.own.kept] as readonly Exclude<keyof BuilderState, 'draft'>[];
    replaceWithUndo(store, 'You’re seeing the other tab’s work.', stateFromWork(kind, known(theirs.work)), whole);
    autosave.accept();
    return;
  }
  showToast(store, 'We can’t show the other tab’s work. We kept what’s here.');
  autosave.keepMine();
}

/** Reading fails when storage is disabled, or the code that checks the work fails to load. */
async function loadedBy(storage: Pick<WorkStorage, 'load'>): Promise<Loaded | undefined> {
  try {
    return await storage.load();
  } catch {
    return undefined;
  }
}
