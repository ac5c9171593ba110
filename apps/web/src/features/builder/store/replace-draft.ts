import type { BuilderState } from './builder-state.ts';
import type { Builder } from './builder.tsx';
import { replaceWithUndo } from './edits.ts';

/** An empty draft in place of this one. */
export function startOver(builder: Builder): void {
  replaceDraft(builder, 'Started over.', builder.kind.emptyDraft(builder.context));
}

/** A fictional example in place of this one. It is filled in throughout, as if every step had been walked through. */
export function fillInSample(builder: Builder): void {
  const { kind, context } = builder;
  // The last step counts as seen when it is, with what else its first visit sets.
  const steps = kind.steps.map(({ id }) => id).filter((id) => id !== 'finish');
  replaceDraft(builder, 'Sample filled in.', kind.sampleDraft(context), steps);
}

/** How far the work in hand has come; it is another for another draft. */
const PROGRESS = ['visited', 'finishSeen', 'hasDownloaded', 'changedSinceFinish'] as const;

/** Puts a draft in place of another; the other can be brought back as it was. */
export function replaceDraft<Draft extends object>(
  { store, kind }: Builder<BuilderState<Draft>>,
  label: string,
  draft: Draft,
  visited: readonly string[] = [],
): void {
  const begun: BuilderState<Draft> = {
    ...store.get(),
    ...kind.own.begun,
    draft,
    touched: new Set(),
    checkedSteps: new Set(),
    visited: new Set(visited),
    finishSeen: false,
    hasDownloaded: false,
    changedSinceFinish: false,
    opened: undefined,
    marked: undefined,
    agreements: { privacy: false, terms: false },
    download: { status: 'none' },
  };
  replaceWithUndo(store, label, begun, PROGRESS);
}
