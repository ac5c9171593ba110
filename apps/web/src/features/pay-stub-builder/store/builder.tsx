import type { DraftContext } from '@paperwage/documents/pay-stub';
import { createContext, use, useSyncExternalStore } from 'react';
import type { SaveState } from '../saving/autosave.ts';
import type { BuilderState } from './builder-state.ts';
import type { Calculation } from './calculation.ts';
import type { Store } from '../../builder/store/create-store.ts';
import type { RulesState } from './rules.ts';

/** All parts of the builder. The object never changes, so reading it draws nothing again. */
export interface Builder {
  readonly store: Store<BuilderState>;
  readonly rules: Store<RulesState>;
  readonly saving: Store<SaveState>;
  readonly context: DraftContext;
  /** Figures, issues and pages of the state as it is now. */
  readonly calculation: () => Calculation;
  /** Writes this tab's work over what another tab saved. */
  readonly keepMine: () => void;
  /** Takes what another tab saved in place of this tab's work. */
  readonly takeTheirs: () => Promise<void>;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('This part of the builder stands outside of it.');
  return builder;
}

/** A piece of what the user typed; the component is drawn again only when that piece changes. */
export function useTyped<T>(select: (state: BuilderState) => T): T {
  const { store } = useBuilder();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** A piece of what is computed from it. */
export function useComputed<T>(select: (calculation: Calculation) => T): T {
  const builder = useBuilder();
  const read = () => select(builder.calculation());
  return useSyncExternalStore((listener) => subscribeToBoth(builder, listener), read, read);
}

/** The value of another store of the builder. */
export function useStored<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

function subscribeToBoth({ store, rules }: Builder, listener: () => void): () => void {
  const leaveStore = store.subscribe(listener);
  const leaveRules = rules.subscribe(listener);
  return () => {
    leaveStore();
    leaveRules();
  };
}
