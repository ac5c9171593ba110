import type { IssuedDocument } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import { useCallback, useEffect, useState } from 'react';
import { fetchDocument } from '../../../records/documents.ts';

export type DocumentState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly document: IssuedDocument }
  /** There is none at this address, which asking again does not change. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly message: string };

const LOADING: DocumentState = { status: 'loading' };
/** None of that id, or the address has what is no id. */
const NONE_SUCH: ReadonlySet<string> = new Set(['documentUnknown', 'requestInvalid']);

/** One document of the history, fetched once it is known who asks. */
export function useDocument(type: DocumentType, id: string, userId: string | undefined) {
  const [state, setState] = useState(LOADING);
  const load = useCallback(async (): Promise<DocumentState> => {
    const answer = await fetchDocument(type, id);
    if (answer.ok) return { status: 'ready', document: answer.data };
    const { code, message } = answer.error;
    return NONE_SUCH.has(code) ? { status: 'missing' } : { status: 'failed', message };
  }, [type, id]);
  useEffect(() => {
    let isGone = false;
    if (userId !== undefined) void load().then((answer) => !isGone && setState(answer));
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
