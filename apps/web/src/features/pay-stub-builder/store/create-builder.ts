import type { DraftContext } from '@paperwage/documents/pay-stub';
import { emptyPayStubDraft, payStubTemplates, payStubThemes } from '@paperwage/documents/pay-stub';
import type { StateCode } from '@paperwage/values';
import { dateOf, isStateCode } from '@paperwage/values';
import type { SaveState } from '../saving/autosave.ts';
import { startAutosave } from '../saving/autosave.ts';
import { takeTheirs } from '../saving/take-theirs.ts';
import type { Loaded } from '../saving/work-storage.ts';
import { createWorkStorage } from '../saving/work-storage.ts';
import type { Builder } from './builder.tsx';
import type { BuilderState, Work } from './builder-state.ts';
import { stateFromWork, workOf } from './builder-state.ts';
import { watchConnection } from '../frame/retry.ts';
import { createCalculation } from './calculation.ts';
import { createStore } from '../../builder/store/create-store.ts';
import { watchPresses } from '../../builder/store/presses.ts';
import type { RulesState } from './rules.ts';
import { ensureRules, NO_RULES } from './rules.ts';

export interface OpenBuilder {
  readonly builder: Builder;
  /** What was found in the browser's storage. */
  readonly loaded: Loaded;
  readonly close: () => void;
}

/** Opens the builder with the work kept in this browser, or with an empty pay stub. */
export async function openBuilder(): Promise<OpenBuilder> {
  const context: DraftContext = { today: today(), random: secureRandom };
  const storage = createWorkStorage(
    () => localStorage,
    () => crypto.randomUUID(),
  );
  const loaded = await loadedFrom(storage.load);
  const store = createStore<BuilderState>(
    stateFromWork(loaded.kind === 'work' ? known(loaded.work) : newWork(context)),
  );
  const rules = createStore<RulesState>(NO_RULES);
  const saving = createStore<SaveState>(loaded.kind === 'work' ? 'saved' : 'new');
  const calculate = createCalculation();
  const autosave = startAutosave({
    work: workReader(store.get),
    subscribe: store.subscribe,
    storage,
    state: saving,
  });
  const followState = () => {
    const { workState, residenceState } = store.get().draft;
    void ensureRules(rules, { state: stateOrNone(workState), residence: stateOrNone(residenceState) });
  };
  const unfollow = store.subscribe(followState);
  const unwatch = watchPresses(window);
  const leaveConnection = watchConnection(rules);
  followState();
  const builder: Builder = {
    store,
    rules,
    saving,
    context,
    calculation: () => calculate(store.get(), rules.get()),
    keepMine: autosave.keepMine,
    takeTheirs: () => takeTheirs({ store, storage, autosave, known }),
  };
  const close = () => {
    unfollow();
    unwatch();
    leaveConnection();
    autosave.stop();
  };
  return { builder, loaded, close };
}

/** An empty pay stub in the first template and theme. */
export function newWork(context: DraftContext): Work {
  return {
    draft: emptyPayStubDraft(context),
    template: payStubTemplates[0]!.id,
    theme: payStubThemes[0]!.id,
    stub: 0,
    finishSeen: false,
    hasDownloaded: false,
    visited: [],
  };
}

/** Work may name a template or a theme that has gone. */
function known(work: Work): Work {
  const isKnown = (list: readonly { readonly id: string }[], id: string) => list.some((one) => one.id === id);
  return {
    ...work,
    template: isKnown(payStubTemplates, work.template) ? work.template : payStubTemplates[0]!.id,
    theme: isKnown(payStubThemes, work.theme) ? work.theme : payStubThemes[0]!.id,
  };
}

/** A browser that forbids storage is no reason to show nothing: saving will then say that it fails. */
async function loadedFrom(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    return { kind: 'none' };
  }
}

/** The work of a state, the same object while the state is the same. */
function workReader(get: () => BuilderState): () => Work {
  let state: BuilderState | undefined;
  let work: Work | undefined;
  return () => {
    if (work === undefined || state !== get()) {
      state = get();
      work = workOf(state);
    }
    return work;
  };
}

function stateOrNone(text: string): StateCode | '' {
  return isStateCode(text) ? text : '';
}

function today() {
  const now = new Date();
  return dateOf(now.getFullYear(), now.getMonth() + 1, now.getDate())!;
}

/** Identifiers look like account data, so they are not to be guessed. */
function secureRandom(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
