import type { StateCode } from '@paperwage/values';
import { isStateCode } from '@paperwage/values';
import type { OpenBuilder } from '../../builder/store/create-builder.ts';
import { openBuilder } from '../../builder/store/create-builder.ts';
import { createStore } from '../../builder/store/create-store.ts';
import { watchConnection } from '../frame/retry.ts';
import { payStubKind } from '../kind/pay-stub-kind.ts';
import type { PayStubBuilder } from './builder.ts';
import { createCalculation } from './calculation.ts';
import { resumeFirst } from './resume-first.ts';
import type { RulesState } from './rules.ts';
import { ensureRules, NO_RULES } from './rules.ts';

/** Where the review says that the figures are others than before. */
export const FIGURES_CHANGED_ID = 'figures-changed';

/** Opens the builder of pay stubs, and loads the rules of the states that are chosen in it. */
export async function openPayStub(): Promise<OpenBuilder<PayStubBuilder>> {
  const rules = createStore<RulesState>(NO_RULES);
  const calculate = createCalculation();
  const open = await openBuilder(payStubKind, (state) => calculate(state, rules.get()));
  const { store } = open.builder;
  const followState = () => {
    const { workState, residenceState } = store.get().draft;
    void ensureRules(rules, { state: stateOrNone(workState), residence: stateOrNone(residenceState) });
  };
  const unfollow = store.subscribe(followState);
  const leaveConnection = watchConnection(rules);
  followState();
  const builder: PayStubBuilder = {
    ...open.builder,
    rules,
    subscribe: (listener) => subscribeToBoth(store.subscribe, rules.subscribe, listener),
    holdBack: (file) => (resumeFirst(open.builder, file) ? FIGURES_CHANGED_ID : undefined),
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
