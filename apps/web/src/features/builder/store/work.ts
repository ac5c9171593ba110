import type { DraftContext } from '@paperwage/documents';
import type { PaperKind } from '../kind/paper-kind.ts';
import type { StorageKind } from '../kind/storage-kind.ts';
import type { BuilderState } from './builder-state.ts';
import { newWorkId } from './new-work-id.ts';

/** The part of the state that outlives a closed tab; a kind adds what it keeps of its own. */
export interface Work<Draft extends object = object> {
  readonly draft: Draft;
  /** By which an account knows it. */
  readonly workId: string;
  readonly template: string;
  readonly theme: string;
  readonly finishSeen: boolean;
  readonly hasDownloaded: boolean;
  readonly visited: readonly string[];
  /** Steps whose messages show; none when left out. */
  readonly checkedSteps?: readonly string[];
  /** Id of the issued document that it is to replace. */
  readonly replaces?: string | undefined;
}

/** The initial state for stored work or an empty draft. */
export function stateFromWork<Draft extends object, Own extends object>(
  kind: StorageKind<Draft, Own>,
  work: Work<Draft> & Partial<Own>,
): BuilderState<Draft> & Own {
  const state = {
    ...kind.own.initial,
    ...work,
    agreements: { privacy: false, terms: false },
    touched: new Set<string>(),
    checkedSteps: new Set(work.checkedSteps),
    visited: new Set(work.visited),
    changedSinceFinish: false,
    marked: undefined,
    opened: undefined,
    toast: undefined,
    undo: [],
    redo: [],
    view: 'edit',
    download: { status: 'none' },
  } satisfies BuilderState<Draft>;
  return { ...state, ...kind.follow?.(state, state.draft) };
}

/** What is kept of a state. */
export function workOf<Draft extends object, Own extends object>(
  kind: StorageKind<Draft, Own>,
  state: BuilderState<Draft> & Own,
): Work<Draft> & Partial<Own> {
  const { draft, workId, template, theme, finishSeen, hasDownloaded, visited, checkedSteps, replaces } = state;
  const own = Object.fromEntries(kind.own.kept.map((name) => [name, state[name as keyof Own]])) as Partial<Own>;
  return {
    ...own,
    draft,
    workId,
    template,
    theme,
    finishSeen,
    hasDownloaded,
    visited: [...visited],
    checkedSteps: [...checkedSteps],
    replaces,
  };
}

/** An empty draft in the first template and theme. */
export function newWork<Draft extends object, Own extends object>(
  kind: StorageKind<Draft, Own> & PaperKind<Draft>,
  context: DraftContext,
): Work<Draft> & Partial<Own> {
  return {
    ...kind.own.begun,
    draft: kind.emptyDraft(context),
    workId: newWorkId(),
    template: kind.templates[0]!.id,
    theme: kind.themes[0]!.id,
    finishSeen: false,
    hasDownloaded: false,
    visited: [],
  };
}
