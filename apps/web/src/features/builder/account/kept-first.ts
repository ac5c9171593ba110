import type { Builder } from '../store/builder.tsx';
import type { AccountState } from './account-state.ts';

const LONGEST_WAIT_MS = 8_000;

/**
 * Has the work in hand saved to the account before other work takes its place. Returns what to say of it; undefined where
 * it could not be saved and must not give way.
 */
export async function keptFirst(builder: Builder): Promise<string | undefined> {
  const { account, accountSaving, kind } = builder;
  const first = await settled(builder);
  if (first.status === 'offered') accountSaving()?.take();
  const { status } = first.status === 'offered' ? await settled(builder) : first;
  if (status === 'new') return '';
  if (status === 'saved') return ' What was here is kept as a draft.';
  if (status === 'browser-only')
    return ` The ${kind.words.name} that was here is not in your account: Undo brings it back.`;
  return ['off', 'logged-out'].includes(account.get().status) ? '' : undefined;
}

/** Where the work stands once it is known and nothing is under way. */
function settled({ account }: Builder): Promise<AccountState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!['off', 'saving'].includes(account.get().status)) end();
    };
    const end = () => {
      clearTimeout(timer);
      leave();
      resolve(account.get());
    };
    const timer = setTimeout(end, LONGEST_WAIT_MS);
    const leave = account.subscribe(look);
    look();
  });
}
