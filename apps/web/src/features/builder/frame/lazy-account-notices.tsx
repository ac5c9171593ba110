import { lazy, Suspense } from 'react';
import { useBuilder, useStored } from '../store/builder.tsx';

/** Visitors never need it. The state in the header says the same, should the code not come. */
const Notices = lazy(() =>
  import('./account-notices.tsx').then(
    ({ AccountNotices }) => ({ default: AccountNotices }),
    () => ({ default: () => null }),
  ),
);

/** What there is to know about the work in the account, once somebody is signed in. */
export function LazyAccountNotices() {
  const { account } = useBuilder();
  const { status } = useStored(account);
  if (['off', 'new', 'saving', 'saved'].includes(status)) return null;
  return (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  );
}
