import type { AccountSecurity } from '@paperwage/api-contract';
import { accountSecurityPath } from '@paperwage/api-contract';
import type { UsedCall } from './use-called.ts';
import { useCalled } from './use-called.ts';

export type UsedSecurity = UsedCall<AccountSecurity>;

/** How the account may be entered: several parts of the page go by it. */
export function useSecurity(): UsedSecurity {
  return useCalled<AccountSecurity>(accountSecurityPath);
}
