import type { BuilderState, Work } from '../store/builder-state.ts';
import { stateFromWork } from '../store/builder-state.ts';
import type { Store } from '../../builder/store/create-store.ts';
import { replaceWithUndo, say } from '../store/edits.ts';
import type { Autosave } from './autosave.ts';
import type { Loaded, WorkStorage } from './work-storage.ts';

export interface TakeTheirsParts {
  readonly store: Store<BuilderState>;
  readonly storage: Pick<WorkStorage, 'load'>;
  readonly autosave: Pick<Autosave, 'accept' | 'keepMine'>;
  /** The work with what has gone from this version replaced. */
  readonly known: (work: Work) => Work;
}

/** What makes up this tab's work beside the draft. */
const WHOLE = [
  'template',
  'theme',
  'stub',
  'finishSeen',
  'hasDownloaded',
  'changedSinceFinish',
  'visited',
  'agreements',
] as const;

/** Shows what another tab saved in place of this tab's work, which can be brought back. */
export async function takeTheirs({ store, storage, autosave, known }: TakeTheirsParts): Promise<void> {
  const theirs = await loadedBy(storage);
  if (!theirs) {
    say(store, 'The other tab’s work could not be read. Check the connection and try again.');
    return;
  }
  if (theirs.kind === 'work') {
    replaceWithUndo(store, 'The other tab’s work is shown.', stateFromWork(known(theirs.work)), WHOLE);
    autosave.accept();
    return;
  }
  say(store, 'There is no work of the other tab that can be shown. What is here was kept.');
  autosave.keepMine();
}

/** Reading fails when the storage is switched off, or the code that checks the work does not come. */
async function loadedBy(storage: Pick<WorkStorage, 'load'>): Promise<Loaded | undefined> {
  try {
    return await storage.load();
  } catch {
    return undefined;
  }
}
