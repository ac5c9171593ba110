import { DOCUMENT_TYPES } from '@paperwage/documents/kinds';
import { useEffect } from 'react';
import { go } from '../../navigation/go.ts';
import { HistoryShell } from './frame/history-shell.tsx';
import { ListSkeleton } from './frame/list-skeleton.tsx';

const [FIRST_TYPE] = DOCUMENT_TYPES;

/** The page at `/user/history` leads to the list of the first type, the pay stubs. */
export function HistoryIndexPage() {
  useEffect(() => go(`/user/history/${FIRST_TYPE}`, { replace: true }), []);
  return (
    <HistoryShell current={FIRST_TYPE}>
      <ListSkeleton />
    </HistoryShell>
  );
}
