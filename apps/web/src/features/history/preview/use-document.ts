import type { IssuedDocument } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import { useCallback, useEffect, useState } from 'react';
import { fetchDocument } from '../../../records/documents.ts';

export type DocumentState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly document: IssuedDocument }
  | { readonly status: 'failed'; readonly message: string };

const LOADING: DocumentState = { status: 'loading' };

/** One document of the history, fetched once it is known who asks. */
export function useDocument(type: DocumentType, id: string, userId: string | undefined) {
  const [state, setState] = useState(LOADING);
  const load = useCallback(async () => {
    const told = await fetchDocument(type, id);
    return told.ok
      ? ({ status: 'ready', document: told.data } as const)
      : ({ status: 'failed', message: told.error.message } as const);
  }, [type, id]);
  useEffect(() => {
    let isGone = false;
    if (userId !== undefined) void load().then((told) => !isGone && setState(told));
    return () => {
      isGone = true;
    };
  }, [load, userId]);
  const retry = useCallback(() => {
    setState(LOADING);
    void load().then(setState);
  }, [load]);
  return { state, retry };
}
