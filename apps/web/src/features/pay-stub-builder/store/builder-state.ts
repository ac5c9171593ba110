import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { ToastMessage } from '../../../ui/toast.tsx';
import type { StepId } from './steps.ts';

/** Everything the user typed or chose. Figures and pages are computed from it and never kept. */
export interface BuilderState {
  readonly draft: PayStubDraft;
  readonly template: string;
  readonly theme: string;
  /** Index of the stub whose tab is open. */
  readonly stub: number;
  readonly agreements: { readonly privacy: boolean; readonly terms: boolean };
  /** Fields that were left once: their messages show from then on. */
  readonly touched: ReadonlySet<string>;
  /** Steps that were left with Continue: all their messages show. */
  readonly checkedSteps: ReadonlySet<StepId>;
  /** Standard earnings shown though nothing is paid on them yet. */
  readonly shownEarnings: ReadonlySet<string>;
  readonly paused: boolean;
  /** Set once, on the first visit of the finish step. */
  readonly finishSeen: boolean;
  /** An input that affects taxes has changed since documents could have been made. */
  readonly changedSinceFinish: boolean;
  /** Path of the field or line that has the attention: it is marked on the paper. */
  readonly marked: string | undefined;
  /** Path of the line whose explanation is open. */
  readonly opened: string | undefined;
  readonly toast: ToastMessage | undefined;
  /** What can be taken back, the latest last. */
  readonly undo: readonly UndoEntry[];
  readonly view: 'edit' | 'preview';
}

export interface UndoEntry {
  readonly id: number;
  readonly label: string;
  /** Puts back what was removed into the draft as it is now, so that later typing is kept. */
  readonly restore: (draft: PayStubDraft) => PayStubDraft;
}

/** The part of the state that outlives a closed tab. */
export interface Work {
  readonly draft: PayStubDraft;
  readonly template: string;
  readonly theme: string;
  readonly stub: number;
  readonly finishSeen: boolean;
}

export function stateFromWork(work: Work): BuilderState {
  return {
    ...work,
    stub: Math.min(work.stub, work.draft.items.length - 1),
    agreements: { privacy: false, terms: false },
    touched: new Set(),
    checkedSteps: new Set(),
    shownEarnings: new Set(['overtime']),
    paused: false,
    changedSinceFinish: false,
    marked: undefined,
    opened: undefined,
    toast: undefined,
    undo: [],
    view: 'edit',
  };
}

export function workOf({ draft, template, theme, stub, finishSeen }: BuilderState): Work {
  return { draft, template, theme, stub, finishSeen };
}
