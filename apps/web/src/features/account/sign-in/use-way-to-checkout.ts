import { PLAN_IDS } from '@paperwage/api-contract';
import { useEffect, useState } from 'react';
import { useAddress } from '../../../navigation/address.ts';
import { previousRoute, rememberRoute } from '../../../shell/previous-route.ts';

/**
 * Whether checkout follows once the user is logged in. A link that sells a plan names it in its query: it is then remembered as
 * the page to go on to.
 */
export function useWayToCheckout(): boolean {
  const { search } = useAddress();
  const asked = new URLSearchParams(search).get('plan');
  const plan = PLAN_IDS.find((id) => id === asked);
  const [wasThere, setWasThere] = useState(false);
  useEffect(() => {
    // After the site has remembered the page that was left, which it does with the effects of this one.
    const timer = setTimeout(() => {
      if (plan) rememberRoute(`/checkout?plan=${plan}`, sessionStorage);
      setWasThere(previousRoute(sessionStorage)?.startsWith('/checkout') ?? false);
    });
    return () => clearTimeout(timer);
  }, [plan]);
  return plan !== undefined || wasThere;
}
