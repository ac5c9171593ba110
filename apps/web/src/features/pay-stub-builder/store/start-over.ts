import { nextPayStub, samplePayStubDraft } from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { BuilderState } from './builder-state.ts';
import type { Builder } from './builder.tsx';
import { newWork } from './create-builder.ts';
import { replaceWithUndo, setState } from './edits.ts';
import type { StepId } from './steps.ts';
import { STEPS } from './steps.ts';

/** An empty pay stub in place of this one. */
export function startOver(builder: Builder): void {
  replaceDraft(builder, 'Started over.', newWork(builder.context).draft);
}

/** A fictional example in place of this one. It is filled in throughout, as if every step had been walked through. */
export function fillInSample(builder: Builder): void {
  // The last step counts as seen when it is, with what else its first visit sets.
  const steps = STEPS.map(({ id }) => id).filter((id) => id !== 'finish');
  replaceDraft(builder, 'Sample filled in.', samplePayStubDraft(builder.context), steps);
}

/** The next pay stub of the same people, its year to date carried on: from what is typed, not from paused figures. */
export function makeNextPayStub(builder: Builder): void {
  setState(builder.store, { paused: false });
  const next = nextPayStub(builder.store.get().draft, builder.calculation().result, builder.context);
  replaceDraft(builder, 'This is the next pay stub.', next);
}

/** How far the work in hand has come; it is another for another draft. */
const PROGRESS = ['visited', 'finishSeen', 'hasDownloaded', 'changedSinceFinish'] as const;

/** Puts a draft in place of another; the other can be brought back as it was. */
function replaceDraft({ store }: Builder, label: string, draft: PayStubDraft, visited: readonly StepId[] = []): void {
  const begun: BuilderState = {
    ...store.get(),
    draft,
    paused: false,
    touched: new Set(),
    checkedSteps: new Set(),
    visited: new Set(visited),
    finishSeen: false,
    hasDownloaded: false,
    changedSinceFinish: false,
    stub: 0,
    opened: undefined,
    marked: undefined,
    agreements: { privacy: false, terms: false },
    download: { status: 'none' },
  };
  replaceWithUndo(store, label, begun, PROGRESS);
}
