import { useCallback, useEffect, useState } from 'react';
import type { Called } from '../../../identity/call.ts';

export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'failed'; readonly message: string };

export interface UsedCall<Data> {
  readonly loaded: Loaded<Data>;
  /** Asks again; what is shown stays until the answer has come. */
  readonly reload: () => Promise<void>;
}

/** What a call answers, made when the component is first shown. `ask` is to stay the same. */
export function useCalled<Data>(ask: () => Promise<Called<Data>>): UsedCall<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading' });
  const reload = useCallback(async () => {
    const answer = await ask();
    setLoaded(answer.ok ? { status: 'ready', data: answer.data } : { status: 'failed', message: answer.error.message });
  }, [ask]);
  useEffect(() => void reload(), [reload]);
  return { loaded, reload };
}
