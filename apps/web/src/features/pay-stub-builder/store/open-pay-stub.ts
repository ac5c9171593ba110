import type { OpenBuilder } from '../../builder/store/create-builder.ts';
import { openWithRules } from '../../builder/tax-rules/open-with-rules.ts';
import { payStubKind } from '../kind/pay-stub-kind.ts';
import type { PayStubBuilder } from './builder.ts';
import { createCalculation } from './calculation.ts';
import { resumeFirst } from './resume-first.ts';

/** Where the review says that the figures are others than before. */
export const FIGURES_CHANGED_ID = 'figures-changed';

/** Opens the builder of pay stubs, with the rules of the states where the work is done and where the employee lives. */
export async function openPayStub(): Promise<OpenBuilder<PayStubBuilder>> {
  const { builder, loaded, close } = await openWithRules(payStubKind, {
    calculate: createCalculation(),
    statesOf: ({ workState, residenceState }) => ({ state: workState, residence: residenceState }),
  });
  const holdBack: PayStubBuilder['holdBack'] = (file) => (resumeFirst(builder, file) ? FIGURES_CHANGED_ID : undefined);
  return { builder: { ...builder, holdBack }, loaded, close };
}
