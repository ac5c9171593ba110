import { lazy, Suspense } from 'react';
import type { AccountState } from '../store/save-state.ts';
import { useBuilder, useStored } from '../store/builder.tsx';

/** Visitors never need it. If the code fails to load, the status in the header says the same. */
const Notices = lazy(() =>
  import('./account-notices.tsx').then(
    ({ AccountNotices }) => ({ default: AccountNotices }),
    () => ({ default: () => null }),
  ),
);

/** Whether there is something to say about the work in the account. */
export function hasAccountNotice({ status }: AccountState): boolean {
  return !['off', 'new', 'saving', 'saved'].includes(status);
}

/** Notices about the work in the account, once someone is signed in. */
export function LazyAccountNotices() {
  const { account } = useBuilder();
  if (!hasAccountNotice(useStored(account))) return null;
  return (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  );
}
