import type { ToastMessage } from '../../../ui/toast.tsx';
import type { BuilderKind } from '../kind/builder-kind.ts';
import type { BuilderState, UndoEntry } from './builder-state.ts';
import type { Store } from './create-store.ts';
import { createStore } from './create-store.ts';
import { isLost } from './is-lost.ts';
import { afterPointerUp } from './presses.ts';

/** The store of a builder. It derives what follows from a change to the draft. */
export interface BuilderStore<State extends BuilderState = BuilderState> extends Store<State> {
  /** The state with another draft, and all that follows from it. The very same state when the draft is the same. */
  withDraft(state: State, draft: State['draft']): State;
}

type Change<Draft> = (draft: Draft) => NoInfer<Draft>;

const MAX_UNDO = 30;
let lastId = 0;

export function createBuilderStore<Draft extends object, Own extends object>(
  kind: Pick<BuilderKind<Draft, Own>, 'follow' | 'outdates'>,
  initial: BuilderState<Draft> & Own,
): BuilderStore<BuilderState<Draft> & Own> {
  return {
    ...createStore(initial),
    withDraft(state, draft) {
      if (draft === state.draft) return state;
      const changedSinceFinish = state.changedSinceFinish || (state.finishSeen && kind.outdates(state.draft, draft));
      return { ...state, draft, ...kind.follow?.(state, draft), changedSinceFinish };
    },
  };
}

/** Changes the draft. After the first visit of the finish step a change that outdates documents is remembered. */
export function editDraft<Draft extends object>(store: BuilderStore<BuilderState<Draft>>, change: Change<Draft>): void {
  store.set((state) => store.withDraft(state, change(state.draft)));
}

/** Changes the draft so that it can be taken back: a message with Undo shows. */
export function editWithUndo<Draft extends object>(
  store: BuilderStore<BuilderState<Draft>>,
  label: string,
  change: Change<Draft>,
  restore: Change<Draft>,
  left?: NoInfer<Draft>,
): void {
  store.set((state) => {
    const changed = store.withDraft(state, change(state.draft));
    if (changed === state) return state;
    const entry = {
      id: nextId(),
      label,
      restore,
      before: state.draft,
      after: changed.draft,
      ...(left && { left, isGround: true }),
    };
    return { ...changed, ...offered(store, entry, state.undo) };
  });
}

/** Replaces the current work. Undo restores the draft and whatever else is named. */
export function replaceWithUndo<State extends BuilderState>(
  store: BuilderStore<State>,
  label: string,
  state: State,
  named: readonly Exclude<keyof State, 'draft'>[],
): void {
  store.set((before) => {
    const beside = pick(before, named as readonly string[]);
    const entry: UndoEntry<State['draft']> = {
      id: nextId(),
      label,
      restore: () => before.draft,
      before: before.draft,
      after: state.draft,
      beside,
      isWhole: true,
    };
    return { ...state, ...offered(store, entry, before.undo) };
  });
}

/** Offers to undo the last change to the previous draft, along with typing based on it. */
export function offerUndo<Draft extends object>(
  store: BuilderStore<BuilderState<Draft>>,
  label: string,
  before: NoInfer<Draft>,
  restore: Change<Draft>,
): void {
  store.set((state) => {
    const entry = { id: nextId(), label, restore, before, after: state.draft, isGround: true };
    return { ...state, ...offered(store, entry, state.undo) };
  });
}

/** A message at the bottom of the window, with an action. */
export function showToast(store: BuilderStore, text: string, action?: ToastMessage['action']): void {
  store.set((state) => ({ ...state, toast: { id: nextId(), text, action } }));
}

/** Undoes the latest step. Returns whether there was one. If that would also discard later changes, a message asks first. */
export function undoLatest(store: BuilderStore): boolean {
  const { undo, draft } = store.get();
  const entry = undo.at(-1);
  if (!entry) return false;
  if (losesLater(entry, draft)) askForEarlier(store, entry);
  else undoEntry(store, entry.id);
  return true;
}

/** Redoes what was last undone. Returns false if there is nothing, or the draft has changed since. */
export function redoLatest(store: BuilderStore): boolean {
  const { redo, draft } = store.get();
  const latest = redo.at(-1);
  if (latest?.restored !== draft) return false;
  store.set((state) => ({
    ...store.withDraft(state, latest.draft),
    ...latest.beside,
    ...offered(store, latest.entry, state.undo),
    redo: redo.slice(0, -1),
  }));
  return true;
}

function losesLater({ after, isWhole, isGround, restore }: UndoEntry, draft: object): boolean {
  if (draft === after || isGround) return false;
  return isWhole === true || isLost(after, draft, restore(draft));
}

function askForEarlier(store: BuilderStore, { id, label }: UndoEntry): void {
  const back = () => {
    undoEntry(store, id);
    showToast(store, 'Restored.', { label: 'Undo', run: () => redoLatest(store) });
  };
  const text = `${label} Undo brings back what was here before, without what you entered since.`;
  showToast(store, text, { label: 'Bring it back', run: back });
}

export function hideToast(store: BuilderStore): void {
  store.set((state) => (state.toast ? { ...state, toast: undefined } : state));
}

/** The user left a field: its message shows from now on, once the press that left it is over. */
export function touch(store: BuilderStore, path: string): void {
  afterPointerUp(() =>
    store.set((state) => (state.touched.has(path) ? state : { ...state, touched: new Set(state.touched).add(path) })),
  );
}

/** The user left a step with Continue: all its messages show from now on. */
export function checkStep(store: BuilderStore, step: string): void {
  store.set((state) =>
    state.checkedSteps.has(step) ? state : { ...state, checkedSteps: new Set(state.checkedSteps).add(step) },
  );
}

/** Marks a place on the paper; nothing with undefined. */
export function mark(store: BuilderStore, path: string | undefined): void {
  store.set((state) => (state.marked === path ? state : { ...state, marked: path }));
}

/** Sets parts of the state other than the draft. */
export function setState<State extends BuilderState>(
  store: BuilderStore<State>,
  changes: Partial<Omit<State, 'draft'>>,
): void {
  store.set((state) => ({ ...state, ...changes }));
}

/** What can be undone, with the message that offers it. */
function offered<Draft extends object>(
  store: BuilderStore,
  entry: UndoEntry<Draft>,
  earlier: readonly UndoEntry<Draft>[],
) {
  return {
    undo: [...earlier.slice(1 - MAX_UNDO), entry],
    redo: [],
    toast: { id: entry.id, text: entry.label, action: undoAction(store) },
  };
}

function undoAction(store: BuilderStore): ToastMessage['action'] {
  return { label: 'Undo', key: 'Z', run: () => undoLatest(store) };
}

/** Undoes an entry, and offers the one before it. */
function undoEntry(store: BuilderStore, id: number): void {
  store.set((state) => {
    const entry = state.undo.find((one) => one.id === id);
    if (!entry) return state;
    const restored = entry.after === state.draft ? entry.before : entry.restore(state.draft);
    const undo = state.undo.filter((one) => one !== entry);
    const beside = pick(state, Object.keys(entry.beside ?? {}));
    const redo = [...state.redo, { entry, draft: state.draft, beside, restored }];
    const earlier = undo.at(-1);
    const toast = earlier
      ? { id: nextId(), text: `Restored. Before that: ${earlier.label}`, action: undoAction(store) }
      : { id: nextId(), text: 'Restored.', action: undefined };
    return { ...store.withDraft(state, restored), ...entry.beside, undo, redo, toast };
  });
}

function pick(state: object, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, (state as Record<string, unknown>)[name]]));
}

function nextId(): number {
  lastId += 1;
  return lastId;
}
