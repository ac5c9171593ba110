import { builderHooks } from '../../builder/store/builder.tsx';
import type { BuilderWithRules } from '../../builder/open-with-rules.ts';
import type { PayStubCalculation } from './calculation.ts';
import type { PayStubState } from '../kind/pay-stub-state.ts';

/** The builder of pay stubs: the figures follow the tax rules of the chosen states as well. */
export type PayStubBuilder = BuilderWithRules<PayStubState, PayStubCalculation>;

export const { useBuilder, useBuilderState, useCalculation } = builderHooks<PayStubBuilder>();
