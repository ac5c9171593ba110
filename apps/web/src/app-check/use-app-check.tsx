import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Called } from '../identity/call.ts';
import { startAppCheck, withAppCheck } from './app-check.ts';

interface AppCheckForm {
  /** Makes the call of the form with a token. */
  readonly withAppCheck: <Data>(send: (appCheckToken: string) => Promise<Called<Data>>) => Promise<Called<Data>>;
  /** For the form: begins when it is first touched, and says so when sending has to wait. */
  readonly appCheckProps: { readonly onTouch: () => void; readonly aside: ReactNode };
}

/** What a form needs whose call takes an `appCheckToken`. */
export function useAppCheck(): AppCheckForm {
  const [isSlow, setIsSlow] = useState(false);
  return {
    withAppCheck: (send) => withAppCheck(send, setIsSlow),
    appCheckProps: {
      onTouch: startAppCheck,
      aside: (
        <p role="status">{isSlow && 'Checking your browser, which keeps bots away. This can take a few seconds.'}</p>
      ),
    },
  };
}
