import { digestOfValue } from '../../../records/digest.ts';
import { fetchFullSsnConsent, subscribeFullSsns, fullSsnsKept } from '../../../records/full-ssns.ts';
import type { AccountKind } from '../kind/account-kind.ts';
import type { Work } from '../store/work.ts';

interface FollowParts {
  readonly kind: Pick<AccountKind, 'toAccount'>;
  readonly work: () => Work;
  readonly subscribe: (listener: () => void) => () => void;
  /** The account may now store a number that it does not have. */
  readonly saveAgain: () => void;
}

/**
 * Saves again when a full SSN is typed or allowed, since the browser's copy looks the same with and without it. `quietly`
 * makes a change that comes from the account itself.
 */
export function followFullSsn({ kind, work, subscribe, saveAgain }: FollowParts) {
  const now = () => ({ workId: work().workId, digest: fullSsnsDigest(kind, work().draft) });
  let seen = now();
  let isQuiet = false;
  function look() {
    const before = seen;
    seen = now();
    if (!isQuiet && seen.workId === before.workId && seen.digest !== '' && seen.digest !== before.digest) saveAgain();
  }
  const ask = () => void fetchFullSsnConsent();
  const unsubscribe = [subscribe(look), subscribeFullSsns(look)];
  addEventListener('focus', ask);
  ask();
  return {
    quietly(change: () => void) {
      isQuiet = true;
      change();
      isQuiet = false;
    },
    stop() {
      for (const leave of unsubscribe) leave();
      removeEventListener('focus', ask);
    },
  };
}

/** Distinguishes full ID numbers the account may store; empty if there is none, or it may not. */
function fullSsnsDigest({ toAccount }: Pick<AccountKind, 'toAccount'>, draft: object): string {
  if (!toAccount || fullSsnsKept() !== true) return '';
  const cut = toAccount(draft, false) as Record<string, unknown>;
  const numbers = Object.entries(toAccount(draft, true)).filter(([field, value]) => value !== cut[field]);
  return numbers.length === 0 ? '' : digestOfValue(numbers);
}
