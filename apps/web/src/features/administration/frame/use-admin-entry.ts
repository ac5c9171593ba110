import { useCallback, useEffect, useState } from 'react';
import type { Called, CallError } from '../../../identity/call.ts';

/** One thing that an admin opened; `failure` says why it isn't there. */
export interface AdminEntry<Data> {
  readonly data: Data | undefined;
  readonly failure: CallError | undefined;
  readonly reload: () => Promise<void>;
  readonly show: (data: Data) => void;
}

/** What a call answers, made when the page is first shown. `ask` is to stay the same. */
export function useAdminEntry<Data>(ask: () => Promise<Called<Data>>): AdminEntry<Data> {
  const [answer, setAnswer] = useState<Called<Data>>();
  const reload = useCallback(async () => setAnswer(await ask()), [ask]);
  useEffect(() => void reload(), [reload]);
  return {
    data: answer?.ok ? answer.data : undefined,
    failure: answer && !answer.ok ? answer.error : undefined,
    reload,
    show: (data) => setAnswer({ ok: true, data }),
  };
}
