import type { DraftContext } from '@paperwage/documents';
import { createContext, use, useSyncExternalStore } from 'react';
import type { AccountSaving, AccountState, SaveState } from './save-state.ts';
import type { FileKind } from '../../../records/is-file.ts';
import type { BuilderKind } from '../kind/builder-kind.ts';
import type { BuilderState } from './builder-state.ts';
import type { Calculation } from './calculation.ts';
import type { Store } from './create-store.ts';
import type { BuilderStore } from './edits.ts';
import type { Observable } from './notify-after-paint.ts';
import { afterNextPaint, notifyAfterPaint } from './notify-after-paint.ts';
import { isTyping } from './typing.ts';

/** All parts of the builder. The object never changes, so reading it causes no re-render. */
export interface Builder<State extends BuilderState = BuilderState, Result extends Calculation = Calculation> {
  readonly kind: BuilderKind;
  readonly store: BuilderStore<State>;
  readonly saving: Store<SaveState>;
  /** The status of the work in the signed-in user's account. */
  readonly account: Store<AccountState>;
  /** Commands to the code that saves it there; empty while nobody is signed in. */
  readonly accountSaving: () => AccountSaving | undefined;
  readonly context: DraftContext;
  /** Figures, issues and pages of the current state. */
  readonly calculation: () => Result;
  /** Notifies when the calculation may have changed. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Overwrites what another tab saved with this tab's work. */
  readonly keepMine: () => void;
  /** Replaces this tab's work with what another tab saved. */
  readonly takeTheirs: () => Promise<void>;
  /** Replaces this document with the next one, if its kind has one. */
  readonly makeNext?: () => Promise<void>;
  /** What the figures are waiting for, if anything: a download waits for it too. */
  readonly awaited?: () => Promise<void> | undefined;
  /**
   * Called before a download: blocks it if the file would have different figures from those the user reviewed. Returns the id
   * of the element that explains it.
   */
  readonly holdBack?: (file: FileKind) => string | undefined;
}

const BuilderContext = createContext<Builder | undefined>(undefined);

/** Gives the parts of the screen their builder. */
export const BuilderProvider = BuilderContext.Provider;

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('This component must be inside the builder.');
  return builder;
}

/** A piece of what the user typed; the component re-renders only when that piece changes. */
export function useBuilderState<T>(select: (state: BuilderState) => T): T {
  const { store } = useBuilder();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** A piece of what is computed from it. During typing, it updates one frame after the letter shows. */
export function useCalculation<T>(select: (calculation: Calculation) => T): T {
  const calculation = observableOf(useBuilder());
  const read = () => select(calculation.get());
  return useSyncExternalStore(calculation.subscribe, read, read);
}

/** A piece of what is computed, in the same frame that shows the typed letter: for the paper. */
export function useCalculationNow<T>(select: (calculation: Calculation) => T): T {
  const { calculation, subscribe } = useBuilder();
  const read = () => select(calculation());
  return useSyncExternalStore(subscribe, read, read);
}

const observables = new WeakMap<Builder, Observable<Calculation>>();

function observableOf(builder: Builder): Observable<Calculation> {
  const known = observables.get(builder);
  if (known) return known;
  const made = notifyAfterPaint({ get: builder.calculation, subscribe: builder.subscribe }, isTyping, afterNextPaint);
  observables.set(builder, made);
  return made;
}

/** The value of another store of the builder. */
export function useStored<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** The hooks as the screens of one kind use them: with the types of its state and its figures. */
export function builderHooks<B extends Builder>() {
  type State = ReturnType<B['store']['get']>;
  type Result = ReturnType<B['calculation']>;
  return {
    useBuilder: useBuilder as () => B,
    useBuilderState: useBuilderState as <T>(select: (state: State) => T) => T,
    useCalculation: useCalculation as <T>(select: (calculation: Result) => T) => T,
  };
}
