import type { IdentityOptions } from '@paperwage/api-contract';
import { useEffect, useState } from 'react';
import { call } from './call.ts';

let known: IdentityOptions | undefined;
let asking: Promise<IdentityOptions | undefined> | undefined;

/** The ways to sign in that this server offers, asked for once a page. Nothing when it does not answer. */
function loadIdentityOptions(): Promise<IdentityOptions | undefined> {
  asking ??= call('GET /api/identity/options').then((answer) => {
    if (answer.ok) known = answer.data;
    else asking = undefined;
    return known;
  });
  return asking;
}

/** The same for a component: nothing until they are known. */
export function useIdentityOptions(): IdentityOptions | undefined {
  const [options, setOptions] = useState(known);
  useEffect(() => {
    let isShown = true;
    void loadIdentityOptions().then((answer) => isShown && setOptions(answer));
    return () => {
      isShown = false;
    };
  }, []);
  return options;
}
