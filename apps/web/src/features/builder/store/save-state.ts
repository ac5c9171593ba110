import type { Draft } from '@paperwage/api-contract';

/** The status of the work in this browser. `conflict`: another tab saved; nothing is written until the user chooses. */
export type SaveState = 'new' | 'saving' | 'saved' | 'failed' | 'conflict';

/** The status of the work in the signed-in user's account. */
export type AccountState =
  /** Nobody is signed in, or it is not known yet. */
  | { readonly status: 'off' }
  /** The user was signed in when the work was opened, but no longer is. */
  | { readonly status: 'logged-out' }
  /** There is nothing in it yet. */
  | { readonly status: 'new' }
  /** It was started without the account and has not been offered to it yet. */
  | { readonly status: 'offered' }
  /** It is to stay in this browser, or its draft was deleted. */
  | { readonly status: 'browser-only'; readonly isDeleted: boolean }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** It is tried again; `path` is the place of a picture that could not be saved. */
  | { readonly status: 'failed'; readonly message: string; readonly isOffline: boolean; readonly path?: string }
  /**
   * It was changed elsewhere; nothing is saved until the user chooses. `isKeeping`: theirs is being saved as a separate draft;
   * `problem` says why that failed.
   */
  | {
      readonly status: 'conflict';
      readonly theirs: Draft;
      readonly mineAtMs: number;
      readonly isKeeping?: boolean;
      readonly problem?: string;
    };

/** Commands to the code that saves the work to the account. */
export interface AccountSaving {
  /** Adds the work to the account; from then on it is saved there automatically. */
  readonly take: () => void;
  /** Leaves it in this browser. */
  readonly refuse: () => void;
  readonly retry: () => void;
  /** Saves what was changed elsewhere as a separate draft, then overwrites it with this work. */
  readonly keepMine: () => Promise<void>;
  /** Replaces the work with what was changed elsewhere; Undo restores it. */
  readonly takeTheirs: () => Promise<void>;
  /** Saves what is left to save, and ends. */
  readonly stop: () => void;
  /** Ends without saving or remembering anything: the work was removed from this browser. */
  readonly abandon: () => void;
}
