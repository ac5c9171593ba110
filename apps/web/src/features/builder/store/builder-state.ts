import type { ToastMessage } from '../../../ui/toast.tsx';
import type { Agreements } from '../kind/account-kind.ts';
import type { FileKind } from '../../../records/is-file.ts';
import type { IssuedWork } from './issued.ts';

/**
 * Everything the user typed or chose, as far as every kind of document has it; a kind adds its own. Figures and pages
 * are computed from it and never kept.
 */
export interface BuilderState<Draft extends object = object> {
  readonly draft: Draft;
  /** Stays while the draft is worked on; other work that takes its place has another. */
  readonly workId: string;
  readonly template: string;
  readonly theme: string;
  readonly agreements: Agreements;
  /** Fields that were left once: their messages show from then on. */
  readonly touched: ReadonlySet<string>;
  /** Steps that were left with Continue: all their messages show. */
  readonly checkedSteps: ReadonlySet<string>;
  /** Steps that have been opened. */
  readonly visited: ReadonlySet<string>;
  /** Set once, on the first visit of the finish step. */
  readonly finishSeen: boolean;
  /** A file of this work was downloaded. */
  readonly hasDownloaded: boolean;
  /** An input that outdates documents has changed since the finish step was first seen, or since the latest download. */
  readonly changedSinceFinish: boolean;
  /** Path of the field or line that has the attention: it is marked on the paper. */
  readonly marked: string | undefined;
  /** Path of the line whose explanation is open. */
  readonly opened: string | undefined;
  readonly toast: ToastMessage | undefined;
  /** What can be taken back, the latest last. */
  readonly undo: readonly UndoEntry<Draft>[];
  /** What was taken back and can be done again, the latest last. */
  readonly redo: readonly RedoEntry<Draft>[];
  readonly view: 'edit' | 'preview';
  readonly download: Download;
  /** What was issued of the work last, in this visit. */
  readonly issued?: IssuedWork | undefined;
  /** What the next PDF opens with; never kept. */
  readonly filePassword?: string | undefined;
  /** What is wrong with that; a PDF waits for it. */
  readonly filePasswordError?: string | undefined;
  /** Id of the issued document that this one is to replace, once it is issued. */
  readonly replaces?: string | undefined;
}

/** How the latest download went. */
export type Download =
  | { readonly status: 'none' }
  | { readonly status: 'busy'; readonly kind: FileKind }
  /** It was held back, because the figures have become others than those that were read. */
  | { readonly status: 'figures-changed'; readonly kind: FileKind }
  | {
      readonly status: 'done';
      readonly kind: FileKind;
      readonly fileName: string;
      readonly documentId?: string | undefined;
      /** It was made without a connection and is not in the history, where it belongs. */
      readonly isMissing?: boolean;
    }
  | { readonly status: 'failed'; readonly kind: FileKind; readonly message: string };

export interface UndoEntry<Draft extends object = object> {
  readonly id: number;
  readonly label: string;
  /** The drafts before and after it. Where nothing came after it, taking it back gives the very draft of before. */
  readonly before: Draft;
  readonly after: Draft;
  /** Puts back what was removed into the draft as it is now, so that later typing is kept. */
  restore(draft: Draft): Draft;
  /** The draft that a choice left behind: making the choice of before gives its answers back. */
  readonly left?: Draft;
  /** What comes back beside the draft. */
  readonly beside?: object;
  /** A draft was put in place of another as a whole: taking that back takes all that was typed into it. */
  readonly isWhole?: boolean;
  /** What is typed after it hangs on it, such as the answers to another form, and goes and comes back with it. */
  readonly isGround?: boolean;
}

export interface RedoEntry<Draft extends object = object> {
  readonly entry: UndoEntry<Draft>;
  /** The draft and what stood beside it, before the entry was taken back. */
  readonly draft: Draft;
  readonly beside: object;
  /** The draft since it was taken back: once that has changed, it is not done again. */
  readonly restored: Draft;
}
