import type { BuilderKind } from '../kind/builder-kind.ts';
import type { AttachedDocument } from '../kind/storage-kind.ts';
import type { BuilderState } from './builder-state.ts';
import type { Builder } from './builder.tsx';
import { replaceWithUndo, showToast } from './edits.ts';
import { newWorkId } from './new-work-id.ts';

/** Replaces this draft with an empty one. */
export function startOver(builder: Builder, label = 'Started over.'): void {
  replaceDraft(builder, label, builder.kind.emptyDraft(builder.context));
}

/**
 * Replaces this draft with a fictional example, once loaded. It is completely filled in, as if every step had been visited.
 *
 * @param change Makes the change: what was pressed may go with it.
 */
export async function fillInSample(builder: Builder, change = (make: () => void) => make()): Promise<void> {
  const { kind, context, store } = builder;
  try {
    const before = store.get().draft;
    const sample = await kind.loadSample(context, before);
    // A sample that loads late must not overwrite what the user typed meanwhile.
    if (store.get().draft !== before) return showToast(store, 'You typed something, so we left out the sample.');
    change(() => replaceDraft(builder, 'Sample filled in.', sample, visitedSteps(kind)));
  } catch {
    showToast(store, 'The sample didn’t load. Check your connection and try again.');
  }
}

/** Replaces this draft with an earlier document, in its original look if that still exists. */
export function openDocument(builder: Builder, label: string, document: AttachedDocument, workId?: string): void {
  replaceDraft(builder, label, document.documentData, visitedSteps(builder.kind), lookOf(builder, document), workId);
}

/** The look that a document has once it is open. */
export function lookOf({ kind, store }: Builder, { template, theme }: AttachedDocument) {
  const before = store.get();
  const known = (list: readonly { readonly id: string }[], id: string | undefined) =>
    list.find((one) => one.id === id)?.id;
  return {
    template: known(kind.templates, template) ?? before.template,
    theme: known(kind.themes, theme) ?? before.theme,
  };
}

/** The visited steps of filled-in work: all but the last, which counts once seen, with what else its first visit sets. */
export function visitedSteps({ steps }: Pick<BuilderKind, 'steps'>): string[] {
  return steps.map(({ id }) => id).filter((id) => id !== 'finish');
}

/** The progress of the current work; it differs for each draft. */
const PROGRESS = [
  'workId',
  'visited',
  'finishSeen',
  'hasDownloaded',
  'changedSinceFinish',
  'issued',
  'replaces',
] as const;

/** Replaces one draft with another; the old one can be restored as it was. */
export function replaceDraft<Draft extends object>(
  { store, kind }: Builder<BuilderState<Draft>>,
  label: string,
  draft: Draft,
  visited: readonly string[] = [],
  look?: Pick<BuilderState, 'template' | 'theme'>,
  workId: string = newWorkId(),
): void {
  const begun: BuilderState<Draft> = {
    ...store.get(),
    ...kind.own.begun,
    ...look,
    draft,
    workId,
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
    issued: undefined,
    replaces: undefined,
  };
  replaceWithUndo(store, label, begun, look ? [...PROGRESS, 'template', 'theme'] : PROGRESS);
}
