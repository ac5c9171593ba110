import { digestOfValue } from '../../../records/digest.ts';
import { fetchWholeNumberConsent, subscribeWholeNumbers, wholeNumbersKept } from '../../../records/whole-numbers.ts';
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
export function followWholeNumber({ kind, work, subscribe, saveAgain }: FollowParts) {
  const now = () => ({ workId: work().workId, whole: wholeIn(kind, work().draft) });
  let seen = now();
  let isQuiet = false;
  function look() {
    const before = seen;
    seen = now();
    if (!isQuiet && seen.workId === before.workId && seen.whole !== '' && seen.whole !== before.whole) saveAgain();
  }
  const ask = () => void fetchWholeNumberConsent();
  const unsubscribe = [subscribe(look), subscribeWholeNumbers(look)];
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
function wholeIn({ toAccount }: Pick<AccountKind, 'toAccount'>, draft: object): string {
  if (!toAccount || wholeNumbersKept() !== true) return '';
  const cut = toAccount(draft, false) as Record<string, unknown>;
  const numbers = Object.entries(toAccount(draft, true)).filter(([field, value]) => value !== cut[field]);
  return numbers.length === 0 ? '' : digestOfValue(numbers);
}
