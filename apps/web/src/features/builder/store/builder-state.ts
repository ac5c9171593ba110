import type { ToastMessage } from '../../../ui/toast.tsx';
import type { Agreements } from '../kind/account-kind.ts';
import type { FileKind } from '../../../records/is-file.ts';
import type { IssuedWork } from './issued.ts';

/**
 * Everything the user typed or chose that all document kinds share; a kind adds its own. Figures and pages are computed from it
 * and never stored.
 */
export interface BuilderState<Draft extends object = object> {
  readonly draft: Draft;
  /** Stays the same while the draft is edited; work that replaces it has a different one. */
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
  /** Path of the active field or line: it is highlighted on the paper. */
  readonly marked: string | undefined;
  /** Path of the line whose explanation is open. */
  readonly opened: string | undefined;
  readonly toast: ToastMessage | undefined;
  /** What can be undone, the latest last. */
  readonly undo: readonly UndoEntry<Draft>[];
  /** What was undone and can be redone, the latest last. */
  readonly redo: readonly RedoEntry<Draft>[];
  readonly view: 'edit' | 'preview';
  readonly download: Download;
  /** What was last issued from the work, in this visit. */
  readonly issued?: IssuedWork | undefined;
  /** What the next PDF opens with; never kept. */
  readonly filePassword?: string | undefined;
  /** What is wrong with that; it blocks the PDF. */
  readonly filePasswordError?: string | undefined;
  /** Id of the issued document that this one is to replace, once it is issued. */
  readonly replaces?: string | undefined;
}

/** How the latest download went. */
export type Download =
  | { readonly status: 'none' }
  | { readonly status: 'busy'; readonly kind: FileKind }
  /** It was blocked because the figures have changed since the user reviewed them. */
  | { readonly status: 'figures-changed'; readonly kind: FileKind }
  | {
      readonly status: 'done';
      readonly kind: FileKind;
      readonly fileName: string;
      readonly documentId?: string | undefined;
      /** It was made offline and is not in the history, where it belongs. */
      readonly isMissing?: boolean;
    }
  | { readonly status: 'failed'; readonly kind: FileKind; readonly message: string };

export interface UndoEntry<Draft extends object = object> {
  readonly id: number;
  readonly label: string;
  /** The drafts before and after it. If nothing came after it, undoing it restores the exact draft from before. */
  readonly before: Draft;
  readonly after: Draft;
  /** Puts back what was removed into the draft as it is now, so that later typing is kept. */
  restore(draft: Draft): Draft;
  /** The draft that a choice replaced: reverting the choice restores its answers. */
  readonly left?: Draft;
  /** What comes back beside the draft. */
  readonly beside?: object;
  /** A whole draft replaced another: undoing that also removes everything typed into it. */
  readonly isWhole?: boolean;
  /** Later typing depends on it, such as the answers to another form, and is undone and redone with it. */
  readonly isGround?: boolean;
}

export interface RedoEntry<Draft extends object = object> {
  readonly entry: UndoEntry<Draft>;
  /** The draft and what stood beside it, before the entry was taken back. */
  readonly draft: Draft;
  readonly beside: object;
  /** The draft right after the undo: once that changes, it cannot be redone. */
  readonly restored: Draft;
}
