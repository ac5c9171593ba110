import { builderHooks } from '../../builder/store/builder.tsx';
import type { Builder } from '../../builder/store/builder.tsx';
import type { Store } from '../../builder/store/create-store.ts';
import type { PayStubCalculation } from './calculation.ts';
import type { PayStubState } from './pay-stub-state.ts';
import type { RulesState } from './rules.ts';

/** The builder of pay stubs: the figures follow the tax rules of the chosen states as well. */
export interface PayStubBuilder extends Builder<PayStubState, PayStubCalculation> {
  readonly rules: Store<RulesState>;
}

export const { useBuilder, useTyped, useComputed } = builderHooks<PayStubBuilder>();
