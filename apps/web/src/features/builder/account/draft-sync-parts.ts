import type { Draft } from '@paperwage/api-contract';
import type { SenderParts } from '../../../records/draft-sender.ts';
import type { Store } from '../store/create-store.ts';
import type { Work } from '../store/work.ts';
import type { AccountState } from './account-state.ts';

/** What saving to the account needs of the builder, the browser and the server. */
export interface DraftSyncParts extends Omit<SenderParts<Work>, 'isAbandoned'> {
  readonly state: Store<AccountState>;
  /** The work as it is now; the same object while nothing changed. */
  readonly work: () => Work;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the work that is there at first was begun in the account. */
  readonly isOwn: boolean;
  readonly changedAtMs: number;
  /** Whether nothing was typed or chosen in it, or nothing since it was opened from the history. */
  readonly isUntouched: (work: Work) => boolean;
  /** Whether another tab's work stands where this one's should be saved. */
  readonly isHeldBack: () => boolean;
  /** Whether the browser keeps all of the work: nothing of it has to come from the account before it is saved there. */
  readonly isWhole: boolean;
  /** Puts a draft of the account in place of the work, which Undo brings back. Returns whether it could be shown. */
  readonly show: (draft: Draft, label: string) => Promise<boolean>;
  /** Says something at the foot of the page. */
  readonly tell: (text: string) => void;
  /** What the account knows and the browser does not keep comes back into the work. */
  readonly complete: (draft: Draft) => void;
  /** Runs while no other tab of this browser saves work of this type. */
  readonly alone: (run: () => Promise<void>) => Promise<void>;
  readonly nowMs: () => number;
}
