import { duplicatePayStub, nextPayStub } from '@paperwage/documents/pay-stub';
import { setState } from '../../builder/store/edits.ts';
import { replaceDraft, visitedSteps } from '../../builder/store/replace-draft.ts';
import type { PayStubBuilder } from './builder.ts';

/** The next pay stub of the same people, its year to date carried on: from what is typed, not from paused figures. */
export function makeNextPayStub(builder: PayStubBuilder): void {
  setState(builder.store, { paused: false });
  const next = nextPayStub(builder.store.get().draft, builder.calculation().result, builder.context);
  replaceDraft(builder, 'This is the next pay stub.', next, visitedSteps(builder.kind));
}

/** The same pay stub again, as a document of its own. */
export function makeDuplicate(builder: PayStubBuilder): void {
  const { draft } = builder.store.get();
  const copy = duplicatePayStub(draft, builder.context);
  replaceDraft(builder, 'This is a copy with a new check number.', copy, visitedSteps(builder.kind));
}
