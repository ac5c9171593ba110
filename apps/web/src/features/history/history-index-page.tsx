import { useEffect } from 'react';
import { go } from '../../navigation/go.ts';
import { HistoryShell } from './history-shell.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** The page at `/user/history` leads to the pay stubs. */
export function HistoryIndexPage() {
  useEffect(() => go('/user/history/paystub', { replace: true }), []);
  return (
    <HistoryShell current="paystub">
      <ListSkeleton />
    </HistoryShell>
  );
}
