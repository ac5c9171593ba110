import type { AccountSecurity } from '@paperwage/api-contract';
import { callAsUser } from '../../../identity/call-as-user.ts';
import type { UsedCall } from '../form/use-called.ts';
import { useCalled } from '../form/use-called.ts';

const askSecurity = () => callAsUser('GET /api/profile/security');

export type UsedSecurity = UsedCall<AccountSecurity>;

/** How the account may be entered: several parts of the page go by it. */
export function useSecurity(): UsedSecurity {
  return useCalled(askSecurity);
}
