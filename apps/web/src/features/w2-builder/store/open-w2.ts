import { sampleW2Draft } from '@paperwage/documents/w2';
import type { OpenBuilder } from '../../builder/frame/builder-page.tsx';
import { openWithRules } from '../../builder/open-with-rules.ts';
import { w2BuilderKind } from '../kind/w2-builder-kind.ts';
import type { W2Builder } from './builder.ts';
import { createCalculation } from './calculation.ts';
import { storeEmployer } from '../kind/kept-employer.ts';

/** Opens the builder of W-2s, with the rules of the state where the work is done. It keeps the employer for later. */
export async function openW2(): Promise<OpenBuilder<W2Builder>> {
  const { builder, loaded, close } = await openWithRules(w2BuilderKind, {
    calculate: createCalculation(),
    rulesOf: ({ state }) => ({ state, residence: '' }),
  });
  const { store, context } = builder;
  const sample = sampleW2Draft(context);
  let seen = store.get().draft;
  const leave = store.subscribe(() => {
    const { draft } = store.get();
    if (draft === seen) return;
    seen = draft;
    storeEmployer(draft, sample);
  });
  return {
    builder,
    loaded,
    close() {
      leave();
      close();
    },
  };
}
