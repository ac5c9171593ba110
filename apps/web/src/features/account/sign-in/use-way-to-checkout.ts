import { PLAN_IDS } from '@paperwage/api-contract';
import { useLayoutEffect, useState } from 'react';
import { useAddress } from '../../../navigation/address.ts';
import { previousRoute, rememberRoute } from '../../../shell/previous-route.ts';

/**
 * Whether checkout follows once somebody is logged in. A link that sells a plan names it in its query: it is then
 * remembered as the page to go on to.
 */
export function useWayToCheckout(): boolean {
  const { search } = useAddress();
  const [leadsThere, setLeadsThere] = useState(false);
  useLayoutEffect(() => {
    const plan = new URLSearchParams(search).get('plan');
    if (PLAN_IDS.some((id) => id === plan)) rememberRoute(`/checkout?plan=${plan}`, sessionStorage);
    setLeadsThere(previousRoute(sessionStorage)?.startsWith('/checkout') ?? false);
  }, [search]);
  return leadsThere;
}
