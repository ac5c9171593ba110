import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { setEmploymentType, suitedTemplate } from '@paperwage/documents/pay-stub';
import type { BuilderState, UndoEntry } from './builder-state.ts';
import { canPause } from './builder-state.ts';
import type { Store } from '../../builder/store/create-store.ts';
import { afterPress } from '../../builder/store/presses.ts';
import type { StepId } from './steps.ts';

type BuilderStore = Store<BuilderState>;

const MOST_UNDO = 20;
let lastId = 0;

/** Changes the draft. After the first visit of the finish step a change that affects taxes is remembered. */
export function editDraft(store: BuilderStore, change: (draft: PayStubDraft) => PayStubDraft): void {
  store.set((state) => withDraft(state, change(state.draft)));
}

/** Changes who is paid, and with it the template as long as it is the usual one of the other kind. */
export function changeEmploymentType(store: BuilderStore, employmentType: PayStubDraft['employmentType']): void {
  store.set((state) => ({
    ...withDraft(state, setEmploymentType(state.draft, employmentType)),
    template: suitedTemplate(state.template, employmentType),
  }));
}

/** Changes the draft so that it can be taken back: a message with Undo shows. */
export function editWithUndo(
  store: BuilderStore,
  label: string,
  change: (draft: PayStubDraft) => PayStubDraft,
  restore: UndoEntry['restore'],
  left?: UndoEntry['left'],
): void {
  store.set((state) => {
    const changed = withDraft(state, change(state.draft));
    if (changed === state) return state;
    const entry: UndoEntry = { id: nextId(), label, restore, ...(left && { left }) };
    return { ...changed, ...offered(store, entry, state.undo) };
  });
}

/** Puts other work in place of what is here. Undo brings back the draft, and what else is named. */
export function replaceWithUndo(
  store: BuilderStore,
  label: string,
  state: BuilderState,
  named: readonly Exclude<keyof BuilderState, 'draft'>[],
): void {
  store.set((before) => {
    const beside = Object.fromEntries(named.map((name) => [name, before[name]]));
    const entry: UndoEntry = { id: nextId(), label, restore: () => before.draft, beside };
    return { ...state, ...offered(store, entry, before.undo) };
  });
}

/** Offers to take back what has just been done. */
export function offerUndo(store: BuilderStore, label: string, restore: UndoEntry['restore']): void {
  store.set((state) => ({ ...state, ...offered(store, { id: nextId(), label, restore }, state.undo) }));
}

/** A message at the foot of the window. */
export function say(store: BuilderStore, text: string): void {
  setState(store, { toast: { id: nextId(), text } });
}

/** Takes back the latest removal. Returns whether there was one. */
export function undoLatest(store: BuilderStore): boolean {
  const entry = store.get().undo.at(-1);
  if (!entry) return false;
  undoEntry(store, entry.id);
  return true;
}

export function hideToast(store: BuilderStore): void {
  store.set((state) => (state.toast ? { ...state, toast: undefined } : state));
}

/** A field was left: its message shows from now on, once the press that left it is over. */
export function touch(store: BuilderStore, path: string): void {
  afterPress(() =>
    store.set((state) => (state.touched.has(path) ? state : { ...state, touched: new Set(state.touched).add(path) })),
  );
}

/** A step was left with Continue: all its messages show from now on. */
export function checkStep(store: BuilderStore, step: StepId): void {
  store.set((state) =>
    state.checkedSteps.has(step) ? state : { ...state, checkedSteps: new Set(state.checkedSteps).add(step) },
  );
}

/** Marks a place on the paper; nothing with undefined. */
export function mark(store: BuilderStore, path: string | undefined): void {
  store.set((state) => (state.marked === path ? state : { ...state, marked: path }));
}

/** Sets some of the state that is not the draft. */
export function setState(store: BuilderStore, changes: Partial<Omit<BuilderState, 'draft'>>): void {
  store.set((state) => ({ ...state, ...changes }));
}

function withDraft(state: BuilderState, draft: PayStubDraft): BuilderState {
  if (draft === state.draft) return state;
  return {
    ...state,
    draft,
    stub: Math.min(state.stub, draft.items.length - 1),
    paused: state.paused && canPause(draft),
    changedSinceFinish: state.changedSinceFinish || (state.finishSeen && affectsTaxes(state.draft, draft)),
  };
}

/** Edits keep every part they do not touch the same object, so that comparing the parts is enough. */
function affectsTaxes(before: PayStubDraft, after: PayStubDraft): boolean {
  const parts = (draft: PayStubDraft) => [
    draft.items,
    draft.w4,
    draft.prevYtdItem,
    draft.workState,
    draft.residenceState,
    draft.elections,
    draft.oftenPaid,
    draft.employmentType,
    draft.paymentType,
    draft.autoCalculator,
    draft.prevYtd,
    draft.hiredInPast52Weeks,
    draft.payPeriodsWorked,
    draft.employeeInfo.maritalStatus,
    draft.employeeInfo.dependentsAmount,
  ];
  const later = parts(after);
  return parts(before).some((part, index) => part !== later[index]);
}

/** What can be taken back, with the message that offers it. */
function offered(store: BuilderStore, entry: UndoEntry, earlier: readonly UndoEntry[]) {
  const action = { label: 'Undo', run: () => undoEntry(store, entry.id) };
  return {
    undo: [...earlier.slice(1 - MOST_UNDO), entry],
    toast: { id: entry.id, text: entry.label, action },
  };
}

function undoEntry(store: BuilderStore, id: number): void {
  store.set((state) => {
    const entry = state.undo.find((one) => one.id === id);
    if (!entry) return state;
    const toast = state.toast?.id === id ? { id: nextId(), text: 'Put back.', action: undefined } : state.toast;
    const restored = withDraft(state, entry.restore(state.draft));
    return { ...restored, ...entry.beside, undo: state.undo.filter((one) => one !== entry), toast };
  });
}

function nextId(): number {
  lastId += 1;
  return lastId;
}
