import type { DraftContext } from '@paperwage/documents';
import { onOtherAlphabets } from '@paperwage/paper';
import { dateOf } from '@paperwage/values';
import { setOpenWork } from '../../records/open-work.ts';
import type { AccountState, SaveState } from './store/save-state.ts';
import { followAccount } from './account/follow-account.ts';
import type { OpenBuilder } from './frame/builder-page.tsx';
import type { BuilderKind } from './kind/builder-kind.ts';
import type { PaperKind } from './kind/paper-kind.ts';
import { startAutosave } from './saving/autosave.ts';
import { isUntouched } from './saving/is-untouched.ts';
import { showOtherTabsWork } from './saving/show-other-tabs-work.ts';
import type { Loaded } from './saving/work-storage.ts';
import { createWorkStorage } from './saving/work-storage.ts';
import type { Builder } from './store/builder.tsx';
import type { BuilderState } from './store/builder-state.ts';
import type { Work } from './store/work.ts';
import { newWork, stateFromWork, workOf } from './store/work.ts';
import type { Calculation } from './store/calculation.ts';
import type { Store } from './store/create-store.ts';
import { createStore } from './store/create-store.ts';
import { createBuilderStore } from './store/edits.ts';
import { newWorkId } from './store/new-work-id.ts';
import { watchPresses } from './store/presses.ts';
import { watchTyping } from './store/typing.ts';

/** Opens a builder with the work kept in this browser, or with an empty draft. */
export async function openBuilder<Draft extends object, Own extends object, Result extends Calculation>(
  kind: BuilderKind<Draft, Own>,
  /** Computes a state; the same object while nothing it depends on has changed. */
  calculate: (state: BuilderState<Draft> & Own) => Result,
): Promise<OpenBuilder<Builder<BuilderState<Draft> & Own, Result>>> {
  const context: DraftContext = { today: today(), random: secureRandom };
  const storage = createWorkStorage(
    kind,
    () => localStorage,
    newWorkId,
    (draft) => isUntouched(kind, draft, context),
  );
  const loaded = await loadedFrom(storage.load);
  const known = (work: Work) => withKnownLook(kind, work);
  // Anything that passed the kind's schemas is a draft of the kind.
  const work = loaded.kind === 'work' ? (known(loaded.work) as Work<Draft> & Partial<Own>) : newWork(kind, context);
  const store = createBuilderStore(kind, stateFromWork(kind, work));
  const saving = createStore<SaveState>(loaded.kind === 'work' ? 'saved' : 'new');
  const workNow = sameWhile(store.get, (state) => workOf(kind, state));
  const autosave = startAutosave({
    work: workNow,
    subscribe: store.subscribe,
    storage,
    state: saving,
  });
  const account = createStore<AccountState>({ status: 'off' });
  const changedAtMs = loaded.kind === 'work' ? loaded.savedAtMs : Date.now();
  const synced = { kind: kind as BuilderKind, store, context, account, saving, work: workNow, changedAtMs };
  const followed = followAccount(synced, isUntouched(kind, work.draft, context));
  const calculated = followLetters(store, calculate);
  const unwatch = [
    followed.stop,
    calculated.stop,
    watchPresses(window),
    watchTyping(window),
    setOpenWork({
      type: kind.type,
      keep: autosave.keep,
      isKept: () => saving.get() === 'saved' || saving.get() === 'new',
      standing: () => standingOf(account.get()),
      send: async () => (await import('./account/send-now.ts')).sendNow(account, followed.saving),
      refuse: () => followed.saving()?.refuse(),
      abandon() {
        autosave.abandon();
        followed.abandon();
      },
    }),
  ];
  const builder = {
    kind,
    store,
    saving,
    account,
    accountSaving: followed.saving,
    context,
    calculation: calculated.calculation,
    subscribe: store.subscribe,
    keepMine: autosave.keepMine,
    takeTheirs: () => showOtherTabsWork({ kind, store, storage, autosave, known }),
  };
  const close = () => {
    for (const leave of unwatch) leave();
    autosave.stop();
  };
  return { builder, loaded, close };
}

/** Recomputes an identical copy of a draft when glyphs load that were missing before. */
function followLetters<State extends BuilderState, Result>(store: Store<State>, calculate: (state: State) => Result) {
  let without: object | undefined;
  let withLetters: object | undefined;
  return {
    calculation() {
      const state = store.get();
      return calculate(withLetters && state.draft === without ? { ...state, draft: withLetters } : state);
    },
    stop: onOtherAlphabets(() => {
      without = store.get().draft;
      withLetters = { ...without };
      store.set((state) => ({ ...state }));
    }),
  };
}

/** Work may name a template or theme that no longer exists. */
function withKnownLook({ templates, themes }: PaperKind, work: Work): Work {
  const known = (list: readonly { readonly id: string }[], id: string) =>
    list.some((one) => one.id === id) ? id : list[0]!.id;
  return { ...work, template: known(templates, work.template), theme: known(themes, work.theme) };
}

/** A browser that blocks storage is no reason to show nothing: saving then reports the failure. */
async function loadedFrom(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    return { kind: 'none' };
  }
}

function standingOf({ status }: AccountState) {
  return status === 'new' || status === 'saved' ? status : 'other';
}

/** Memoizes a computed value: the same object while its input is the same. */
function sameWhile<T extends object, Made extends object>(get: () => T, make: (value: T) => Made): () => Made {
  let value: T | undefined;
  let made: Made | undefined;
  return () => {
    if (made === undefined || value !== get()) {
      value = get();
      made = make(value);
    }
    return made;
  };
}

function today() {
  const now = new Date();
  return dateOf(now.getFullYear(), now.getMonth() + 1, now.getDate())!;
}

/** Identifiers look like account data, so they must not be guessable. */
function secureRandom(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
