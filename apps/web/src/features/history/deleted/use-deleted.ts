import type { DeletedRow } from '@paperwage/api-contract';
import { useCallback, useEffect, useState } from 'react';
import { callAsUser } from '../../../identity/call-as-user.ts';

export interface DeletedList {
  readonly rows: readonly DeletedRow[];
  readonly status: 'loading' | 'ready' | 'failed';
  readonly hasMore: boolean;
  readonly message: string;
}

const PAGE = 25;
const EMPTY: DeletedList = { rows: [], status: 'loading', hasMore: false, message: '' };

/** What was deleted and can be restored, most recently deleted first, a page at a time, once it is known whose. */
export function useDeleted(userId: string | undefined) {
  const [list, change] = useState(EMPTY);
  const load = useCallback(async (last: DeletedRow | undefined) => {
    change((before) => ({ ...before, status: 'loading' }));
    const from = last && { id: idOf(last), deletedAt: last.deletedAt };
    const answer = await callAsUser('POST /api/profile/deleted', { body: { limit: PAGE, ...(from && { from }) } });
    change((before) =>
      answer.ok
        ? {
            rows: last ? [...before.rows, ...answer.data] : answer.data,
            status: 'ready',
            hasMore: answer.data.length === PAGE,
            message: '',
          }
        : { ...before, status: 'failed', message: answer.error.message },
    );
  }, []);
  useEffect(() => {
    if (userId !== undefined) void load(undefined);
  }, [load, userId]);
  const loadMore = () => {
    if (list.status !== 'loading') void load(list.rows.at(-1));
  };
  return { list, loadMore, change };
}

/** The id of the document or draft of a row. */
export function idOf(row: DeletedRow): string {
  return row.is === 'document' ? row.document.id : row.draft.draftId;
}
