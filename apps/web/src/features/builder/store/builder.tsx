import type { DraftContext } from '@paperwage/documents';
import { createContext, use, useSyncExternalStore } from 'react';
import type { AccountSaving, AccountState, SaveState } from './save-state.ts';
import type { FileKind } from '../../../records/is-file.ts';
import type { BuilderKind } from '../kind/builder-kind.ts';
import type { BuilderState } from './builder-state.ts';
import type { Calculation } from './calculation.ts';
import type { Store } from './create-store.ts';
import type { BuilderStore } from './edits.ts';
import type { Told } from './notify-after-paint.ts';
import { afterNextPaint, notifyAfterPaint } from './notify-after-paint.ts';
import { isTyping } from './typing.ts';

/** All parts of the builder. The object never changes, so reading it draws nothing again. */
export interface Builder<State extends BuilderState = BuilderState, Result extends Calculation = Calculation> {
  readonly kind: BuilderKind;
  readonly store: BuilderStore<State>;
  readonly saving: Store<SaveState>;
  /** Where the work stands in the account of whoever is signed in. */
  readonly account: Store<AccountState>;
  /** What can be told to whatever keeps it there; nothing while nobody is signed in. */
  readonly accountSaving: () => AccountSaving | undefined;
  readonly context: DraftContext;
  /** Figures, issues and pages of the state as it is now. */
  readonly calculation: () => Result;
  /** Tells when the calculation may be another. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Writes this tab's work over what another tab saved. */
  readonly keepMine: () => void;
  /** Takes what another tab saved in place of this tab's work. */
  readonly takeTheirs: () => Promise<void>;
  /** Puts the document that follows this one in its place, where a kind has one. */
  readonly makeNext?: () => Promise<void>;
  /** What the figures wait for, while they do: a download waits for it too. */
  readonly awaited?: () => Promise<void> | undefined;
  /**
   * Asked before a download: holds it back when the file would have other figures than those that were read. Returns
   * the id of the element that says so.
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

/** A piece of what the user typed; the component is drawn again only when that piece changes. */
export function useBuilderState<T>(select: (state: BuilderState) => T): T {
  const { store } = useBuilder();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** A piece of what is computed from it. While a letter is typed, it comes with the frame after the one that shows it. */
export function useCalculation<T>(select: (calculation: Calculation) => T): T {
  const told = toldBy(useBuilder());
  const read = () => select(told.get());
  return useSyncExternalStore(told.subscribe, read, read);
}

/** A piece of what is computed, in the very frame that shows a letter that is typed: for the paper. */
export function useCalculationNow<T>(select: (calculation: Calculation) => T): T {
  const { calculation, subscribe } = useBuilder();
  const read = () => select(calculation());
  return useSyncExternalStore(subscribe, read, read);
}

const told = new WeakMap<Builder, Told<Calculation>>();

function toldBy(builder: Builder): Told<Calculation> {
  const known = told.get(builder);
  if (known) return known;
  const made = notifyAfterPaint({ get: builder.calculation, subscribe: builder.subscribe }, isTyping, afterNextPaint);
  told.set(builder, made);
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
