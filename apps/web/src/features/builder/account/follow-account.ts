import { getAuth, subscribeAuth } from '../../../identity/auth-state.ts';
import { isHinted } from '../../../identity/sign-in-hint.ts';
import { markForAccount, unmarkForAccount } from '../../../records/storage-keys.ts';
import type { AccountSaving } from '../store/save-state.ts';
import type { SyncedBuilder } from './start-draft-sync.ts';

/** Saving to the account, while a user is signed in and the code is loaded. */
export interface FollowedAccount {
  readonly saving: () => AccountSaving | undefined;
  readonly stop: () => void;
  /** Ends it without saving: the work was removed from this browser. */
  readonly abandon: () => void;
}

/**
 * Saves drafts to the account while signed in. The code loads on demand, so guests never load it. A draft started while
 * signed in is saved automatically, a guest's draft only on request.
 */
export function followAccount(builder: SyncedBuilder, isBegunHere: boolean): FollowedAccount {
  let saving: AccountSaving | undefined;
  let userId: string | undefined;
  let wasVisitor = false;
  // Input typed before the account is known is saved there too, even if the page closes first.
  if (isBegunHere && isHinted()) markForAccount(builder.kind.type, builder.work().workId);
  async function follow() {
    const { isFirebaseLoaded, isLoggedIn, user } = getAuth();
    if (isFirebaseLoaded && !isLoggedIn) {
      wasVisitor = true;
      unmarkForAccount(builder.kind.type);
    }
    if (user?.id === userId) return;
    saving?.stop();
    saving = undefined;
    const wasKnown = userId !== undefined;
    userId = user?.id;
    builder.account.set(() => ({ status: wasKnown && !isLoggedIn ? 'logged-out' : 'off' }));
    if (userId === undefined) return;
    const asked = userId;
    // Without a connection the work stays in the browser, and the next page tries again.
    const code = await import('./start-draft-sync.ts').catch(() => undefined);
    if (code && asked === userId) saving = code.startDraftSync(builder, asked, isBegunHere && !wasVisitor);
  }
  const leave = subscribeAuth(() => void follow());
  void follow();
  function end(how: 'stop' | 'abandon') {
    leave();
    userId = undefined;
    saving?.[how]();
    saving = undefined;
  }
  return { saving: () => saving, stop: () => end('stop'), abandon: () => end('abandon') };
}
