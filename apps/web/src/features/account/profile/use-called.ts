import { useCallback, useEffect, useState } from 'react';
import { callAsUser } from '../../../identity/call-as-user.ts';

export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'failed'; readonly message: string };

export interface UsedCall<Data> {
  readonly loaded: Loaded<Data>;
  /** Asks again; what is shown stays until the answer has come. */
  readonly reload: () => Promise<void>;
}

/** What a call of the signed-in answers, asked for when the component is first shown. */
export function useCalled<Data>(path: string): UsedCall<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading' });
  const reload = useCallback(async () => {
    const answer = await callAsUser<Data>(path);
    setLoaded(answer.ok ? { status: 'ready', data: answer.data } : { status: 'failed', message: answer.error.message });
  }, [path]);
  useEffect(() => void reload(), [reload]);
  return { loaded, reload };
}
