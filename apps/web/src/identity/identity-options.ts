import type { IdentityOptions } from '@paperwage/api-contract';
import { identityOptionsPath } from '@paperwage/api-contract';
import { useEffect, useState } from 'react';
import { call } from './call.ts';

let asked: Promise<IdentityOptions | undefined> | undefined;

/** The ways to sign in that this site offers, asked for once a page; undefined when they cannot be found out. */
function identityOptions(): Promise<IdentityOptions | undefined> {
  asked ??= call<IdentityOptions>(identityOptionsPath).then((answer) => {
    if (answer.ok) return answer.data;
    asked = undefined;
    return undefined;
  });
  return asked;
}

/** The same for a component; undefined until it is known. */
export function useIdentityOptions(): IdentityOptions | undefined {
  const [options, setOptions] = useState<IdentityOptions>();
  useEffect(() => {
    let isGone = false;
    void identityOptions().then((known) => !isGone && setOptions(known));
    return () => {
      isGone = true;
    };
  }, []);
  return options;
}
