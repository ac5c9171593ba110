import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { ToastMessage } from '../../../ui/toast.tsx';
import type { FileKind } from '../download/download-document.ts';
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
  /** Steps that have been opened. */
  readonly visited: ReadonlySet<StepId>;
  /** Standard lines shown though there is nothing on them yet. */
  readonly shownLines: ReadonlySet<string>;
  /** The figures stay as they are, whatever is typed. Only what is worked out can be paused: see `canPause`. */
  readonly paused: boolean;
  /** Set once, on the first visit of the finish step. */
  readonly finishSeen: boolean;
  /** A file of this work was downloaded. */
  readonly hasDownloaded: boolean;
  /** An input that affects taxes has changed since the finish step was first seen, or since the latest download. */
  readonly changedSinceFinish: boolean;
  /** Path of the field or line that has the attention: it is marked on the paper. */
  readonly marked: string | undefined;
  /** Path of the line whose explanation is open. */
  readonly opened: string | undefined;
  /** Phones fold the deductions until they are asked for. */
  readonly deductionsUnfolded: boolean;
  readonly toast: ToastMessage | undefined;
  /** What can be taken back, the latest last. */
  readonly undo: readonly UndoEntry[];
  readonly view: 'edit' | 'preview';
  readonly download: Download;
}

/** How the latest download went. */
export type Download =
  | { readonly status: 'none' }
  | { readonly status: 'busy'; readonly kind: FileKind }
  /** The calculation was paused: it is resumed, and the figures are others than those that were read. */
  | { readonly status: 'figures-changed'; readonly kind: FileKind }
  | { readonly status: 'done'; readonly kind: FileKind; readonly fileName: string }
  | { readonly status: 'failed'; readonly kind: FileKind; readonly message: string };

export interface UndoEntry {
  readonly id: number;
  readonly label: string;
  /** Puts back what was removed into the draft as it is now, so that later typing is kept. */
  readonly restore: (draft: PayStubDraft) => PayStubDraft;
  /** The draft before its states were changed: choosing them again gives their answers back. */
  readonly left?: PayStubDraft;
  /** What comes back beside the draft. */
  readonly beside?: Partial<Omit<BuilderState, 'draft'>>;
}

/** Whether there is a calculation to pause: a contractor's and one that is switched off have none. */
export function canPause({ employmentType, autoCalculator }: PayStubDraft): boolean {
  return employmentType === 'employee' && autoCalculator === 'true';
}

/** The part of the state that outlives a closed tab. */
export interface Work {
  readonly draft: PayStubDraft;
  readonly template: string;
  readonly theme: string;
  readonly stub: number;
  readonly finishSeen: boolean;
  readonly hasDownloaded: boolean;
  readonly visited: readonly StepId[];
}

export function stateFromWork(work: Work): BuilderState {
  return {
    ...work,
    stub: Math.min(work.stub, work.draft.items.length - 1),
    agreements: { privacy: false, terms: false },
    touched: new Set(),
    checkedSteps: new Set(),
    visited: new Set(work.visited),
    shownLines: new Set(['overtime']),
    paused: false,
    changedSinceFinish: false,
    marked: undefined,
    opened: undefined,
    deductionsUnfolded: false,
    toast: undefined,
    undo: [],
    view: 'edit',
    download: { status: 'none' },
  };
}

export function workOf(state: BuilderState): Work {
  const { draft, template, theme, stub, finishSeen, hasDownloaded, visited } = state;
  return { draft, template, theme, stub, finishSeen, hasDownloaded, visited: [...visited] };
}
