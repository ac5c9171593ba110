import type { DocumentRow } from '@paperwage/api-contract';
import { FIRST_PAGE, NEXT_PAGE } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listDocuments } from '../../../records/documents.ts';
import type { Filter } from './filter.ts';
import { askedFilter } from './filter.ts';

export interface DocumentList {
  readonly rows: readonly DocumentRow[];
  /** `first`: nothing is known yet. `more`: further rows are on their way. */
  readonly status: 'first' | 'more' | 'ready' | 'failed';
  readonly hasMore: boolean;
  readonly message: string;
}

const EMPTY: DocumentList = { rows: [], status: 'first', hasMore: false, message: '' };

/** What was last shown, for users who come back from a document with the back button. */
let kept: { readonly key: string; readonly list: DocumentList } | undefined;

/** The documents of a type and filter: 15 at first, then 10 at a time. */
export function useDocuments(type: DocumentType, filter: Filter, userId: string | undefined) {
  const key = JSON.stringify([userId, type, filter]);
  const [state, setState] = useState(() => ({ key, list: kept?.key === key ? kept.list : EMPTY }));
  const list = state.key === key ? state.list : EMPTY;
  const latest = useRef({ key, list });
  useEffect(() => {
    latest.current = { key, list };
    if (list.status === 'ready') kept = { key, list };
  });
  const change = useCallback(
    (to: (list: DocumentList) => DocumentList) =>
      setState((before) => ({ key, list: to(before.key === key ? before.list : EMPTY) })),
    [key],
  );
  const load = useCallback(
    async (isFirst: boolean) => {
      const after = isFirst ? undefined : latest.current.list.rows.at(-1)?.id;
      const limit = isFirst ? FIRST_PAGE : NEXT_PAGE;
      const body = { limit, ...(after !== undefined && { from: after }), filter: askedFilter(filter) ?? {} };
      const answer = await listDocuments(type, body);
      // Another list may have been asked for meanwhile.
      if (latest.current.key !== key) return;
      change((before) => withPage(before, answer.ok ? answer.data : answer.error.message, limit, isFirst));
    },
    [type, filter, key, change],
  );
  useEffect(() => {
    if (userId !== undefined) void load(true);
  }, [load, userId]);
  const loadMore = useCallback(() => {
    const { status, hasMore, rows } = latest.current.list;
    if (status === 'more' || (status === 'ready' && !hasMore)) return;
    latest.current = { key, list: { ...latest.current.list, status: 'more' } };
    change((before) => ({ ...before, status: rows.length === 0 ? 'first' : 'more' }));
    void load(rows.length === 0);
  }, [key, load, change]);
  return { list, loadMore, change };
}

function withPage(
  before: DocumentList,
  answer: readonly DocumentRow[] | string,
  limit: number,
  isFirst: boolean,
): DocumentList {
  if (typeof answer === 'string') return { ...before, status: 'failed', message: answer };
  // A list that is shown already stays when nothing is new in it, with all the pages that came after the first.
  if (isFirst && before.rows.length > 0 && isSame(before.rows.slice(0, limit), answer))
    return { ...before, status: 'ready' };
  const rows = isFirst
    ? answer
    : [...before.rows, ...answer.filter(({ id }) => !before.rows.some((row) => row.id === id))];
  return { rows, status: 'ready', hasMore: answer.length === limit, message: '' };
}

function isSame(before: readonly DocumentRow[], now: readonly DocumentRow[]): boolean {
  return before.length === now.length && before.every((row, at) => row.id === now[at]?.id);
}
