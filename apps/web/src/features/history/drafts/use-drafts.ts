import type { DraftRow } from '@paperwage/api-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listDrafts } from '../../../records/drafts.ts';

/** What is known of the drafts of the account. */
export type Drafts =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly rows: readonly DraftRow[] }
  | { readonly status: 'failed'; readonly message: string };

/** Changes the rows that are shown, if any are. */
export type SetRows = (change: (rows: readonly DraftRow[]) => readonly DraftRow[]) => void;

/** The drafts of the account, once it is known whose. */
export function useDrafts(userId: string | undefined) {
  const [drafts, setDrafts] = useState<Drafts>({ status: 'loading' });
  const latest = useRef(latestOnly(listDrafts));
  const load = useCallback(async () => {
    const answer = await latest.current();
    if (!answer) return;
    setDrafts(answer.ok ? { status: 'ready', rows: answer.data } : { status: 'failed', message: answer.error.message });
  }, []);
  useEffect(() => {
    if (userId !== undefined) void load();
  }, [load, userId]);
  const setRows: SetRows = useCallback(
    (change) =>
      setDrafts((before) => (before.status === 'ready' ? { status: 'ready', rows: change(before.rows) } : before)),
    [],
  );
  return { drafts, load: useCallback(() => void load(), [load]), setRows };
}

/** Sends the request; returns undefined if it was repeated meanwhile: an older response must not replace a newer one. */
export function latestOnly<Answer>(ask: () => Promise<Answer>): () => Promise<Answer | undefined> {
  let last = 0;
  return async () => {
    const own = (last += 1);
    const answer = await ask();
    return own === last ? answer : undefined;
  };
}
