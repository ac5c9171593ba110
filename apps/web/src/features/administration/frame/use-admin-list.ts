import { useCallback, useEffect, useRef, useState } from 'react';
import type { Called } from '../../../identity/call.ts';
import { failureText } from './words.ts';

interface AdminPageAnswer<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Asks for a page: the first, or the one after an id. */
export type AskPage<Row> = (from: { readonly before?: string }) => Promise<Called<AdminPageAnswer<Row>>>;

export interface AdminListState<Row> {
  readonly rows: readonly Row[];
  /** `first`: nothing is known yet. `more`: further rows are on their way. */
  readonly status: 'first' | 'more' | 'ready' | 'failed';
  readonly hasMore: boolean;
  readonly message: string;
  readonly loadMore: () => void;
  /** Asks for the first page again; what is shown stays until it has come. */
  readonly reload: () => void;
}

interface Kept<Row> extends AdminPageAnswer<Row> {
  readonly status: AdminListState<Row>['status'];
  readonly message: string;
}

const NOTHING = { rows: [], next: null, status: 'first', message: '' } as const;

/** The rows of an admin list, a page at a time. Another `ask` is another list. */
export function useAdminList<Row extends { readonly id: string }>(ask: AskPage<Row>): AdminListState<Row> {
  const [kept, setKept] = useState<{ readonly of: AskPage<Row>; readonly list: Kept<Row> }>({ of: ask, list: NOTHING });
  const list: Kept<Row> = kept.of === ask ? kept.list : NOTHING;
  const asked = useRef(ask);
  const load = useCallback(
    async (before: string | undefined) => {
      asked.current = ask;
      const answer = await ask(before === undefined ? {} : { before });
      // Another list may have been asked for meanwhile.
      if (asked.current !== ask) return;
      setKept(({ of, list: shown }) => {
        const rows = of === ask ? shown.rows : [];
        if (!answer.ok) {
          return { of: ask, list: { ...NOTHING, rows, status: 'failed', message: failureText(answer.error) } };
        }
        const all = before === undefined ? answer.data.rows : [...rows, ...answer.data.rows];
        return { of: ask, list: { rows: all, next: answer.data.next, status: 'ready', message: '' } };
      });
    },
    [ask],
  );
  useEffect(() => void load(undefined), [load]);
  const loadMore = () => {
    if (list.status === 'more' || (list.status === 'ready' && list.next === null)) return;
    setKept({ of: ask, list: { ...list, status: list.rows.length === 0 ? 'first' : 'more' } });
    void load(list.next ?? undefined);
  };
  return { ...list, hasMore: list.next !== null, loadMore, reload: () => void load(undefined) };
}
