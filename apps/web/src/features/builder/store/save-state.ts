import type { Draft } from '@paperwage/api-contract';

/** Where the work stands in this browser. `conflict`: another tab saved; nothing is written until the user has chosen. */
export type SaveState = 'new' | 'saving' | 'saved' | 'failed' | 'conflict';

/** Where the work stands in the account of whoever is signed in. */
export type AccountState =
  /** Nobody is signed in, or it is not known yet. */
  | { readonly status: 'off' }
  /** Somebody was signed in when the work was opened, and is no more. */
  | { readonly status: 'logged-out' }
  /** There is nothing in it yet. */
  | { readonly status: 'new' }
  /** It was begun without the account, which has not been asked to take it. */
  | { readonly status: 'offered' }
  /** It is to stay in this browser, or its draft was deleted. */
  | { readonly status: 'browser-only'; readonly isDeleted: boolean }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** It is tried again; `path` is the place of a picture that could not be saved. */
  | { readonly status: 'failed'; readonly message: string; readonly isOffline: boolean; readonly path?: string }
  /**
   * It was changed elsewhere; nothing is saved until the user has chosen. `isKeeping`: theirs is being saved as a draft of
   * its own; `problem` says why that could not be done.
   */
  | {
      readonly status: 'conflict';
      readonly theirs: Draft;
      readonly mineAtMs: number;
      readonly isKeeping?: boolean;
      readonly problem?: string;
    };

/** What can be told to whatever keeps the work in the account. */
export interface AccountSaving {
  /** Takes the work into the account; from then on it is saved there by itself. */
  readonly take: () => void;
  /** Leaves it in this browser. */
  readonly refuse: () => void;
  readonly retry: () => void;
  /** Keeps what was changed elsewhere as a draft of its own, and then writes the work over it. */
  readonly keepMine: () => Promise<void>;
  /** Shows what was changed elsewhere in place of the work, which Undo brings back. */
  readonly takeTheirs: () => Promise<void>;
  /** Saves what is left to save, and ends. */
  readonly stop: () => void;
  /** Ends without saving or remembering anything: the work was removed from this browser. */
  readonly abandon: () => void;
}
