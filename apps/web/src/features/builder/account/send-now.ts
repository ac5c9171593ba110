import type { Store } from '../store/create-store.ts';
import type { AccountSaving, AccountState } from '../store/save-state.ts';

const LONGEST_WAIT_MS = 15_000;

/** Sends the work to the account without waiting for a pause. Returns whether it is there, as it is here. */
export async function sendNow(account: Store<AccountState>, saving: () => AccountSaving | undefined): Promise<boolean> {
  const before = account.get().status;
  if (before === 'saved') return true;
  if (before === 'conflict' || !saving()) return false;
  const heard = nextOutcome(account);
  if (before === 'offered' || before === 'browser-only') saving()?.take();
  else saving()?.retry();
  await heard;
  return account.get().status === 'saved';
}

/** The next status other than pending. */
function nextOutcome(account: Store<AccountState>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(end, LONGEST_WAIT_MS);
    const leave = account.subscribe(() => {
      if (account.get().status !== 'saving') end();
    });
  });
}
