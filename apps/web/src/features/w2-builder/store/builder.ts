import { builderHooks } from '../../builder/store/builder.tsx';
import type { BuilderWithRules } from '../../builder/open-with-rules.ts';
import type { W2Calculation } from './calculation.ts';
import type { W2State } from '../kind/w2-state.ts';

/** The builder of W-2s: the boxes follow the tax rules of the chosen state as well. */
export type W2Builder = BuilderWithRules<W2State, W2Calculation>;

export const { useBuilder, useBuilderState, useCalculation } = builderHooks<W2Builder>();
