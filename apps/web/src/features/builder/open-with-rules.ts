import { isStateCode } from '@paperwage/values';
import type { StateCode } from '@paperwage/values';
import type { BuilderKind } from './kind/builder-kind.ts';
import type { BuilderState } from './store/builder-state.ts';
import type { Builder } from './store/builder.tsx';
import type { Calculation } from './store/calculation.ts';
import type { OpenBuilder } from './frame/builder-page.tsx';
import { openBuilder } from './open-builder.ts';
import type { Store } from './store/create-store.ts';
import { createStore } from './store/create-store.ts';
import { retryRules, watchConnection } from './tax-rules/retry.ts';
import type { RulesState } from './tax-rules/rules.ts';
import { ensureRules, NO_RULES, settledRules } from './tax-rules/rules.ts';

/** A builder whose figures follow the tax rules of the states in its draft as well. */
export interface BuilderWithRules<
  State extends BuilderState = BuilderState,
  Result extends Calculation = Calculation,
> extends Builder<State, Result> {
  readonly rules: Store<RulesState>;
}

export interface WithRules<Draft extends object, State, Result> {
  /** Computes a state; the same object while nothing it depends on has changed. */
  readonly calculate: (state: State, rules: RulesState) => Result;
  /** Whose rules the draft asks for: of the states whose taxes are withheld, for the year the user chose to assume. */
  readonly rulesOf: (draft: Draft) => {
    readonly state: string;
    readonly residence: string;
    readonly assumedYear?: number | undefined;
  };
}

/** Opens a builder, and loads the rules of the states that are chosen in it. */
export async function openWithRules<Draft extends object, Own extends object, Result extends Calculation>(
  kind: BuilderKind<Draft, Own>,
  { calculate, rulesOf }: WithRules<Draft, BuilderState<Draft> & Own, Result>,
): Promise<OpenBuilder<BuilderWithRules<BuilderState<Draft> & Own, Result>>> {
  const rules = createStore<RulesState>(NO_RULES);
  const open = await openBuilder(kind, (state: BuilderState<Draft> & Own) => calculate(state, rules.get()));
  const { store } = open.builder;
  const followState = () => {
    const { state, residence, assumedYear } = rulesOf(store.get().draft);
    void ensureRules(rules, { state: stateOrNone(state), residence: stateOrNone(residence), assumedYear });
  };
  const unfollow = store.subscribe(followState);
  const leaveConnection = watchConnection(rules);
  followState();
  const builder = {
    ...open.builder,
    rules,
    awaited: () => (rules.get().status === 'loading' ? settledRules(rules) : undefined),
    // A user who wants the file should not have to wait for the next automatic retry of the rules.
    holdBack: () => {
      if (rules.get().status === 'failed') void retryRules(rules);
      return undefined;
    },
    subscribe: (listener: () => void) => subscribeToBoth(store.subscribe, rules.subscribe, listener),
  };
  const close = () => {
    unfollow();
    leaveConnection();
    open.close();
  };
  return { builder, loaded: open.loaded, close };
}

type Subscribe = (listener: () => void) => () => void;

function subscribeToBoth(first: Subscribe, second: Subscribe, listener: () => void): () => void {
  const leaveFirst = first(listener);
  const leaveSecond = second(listener);
  return () => {
    leaveFirst();
    leaveSecond();
  };
}

function stateOrNone(text: string): StateCode | '' {
  return isStateCode(text) ? text : '';
}
