import { useAuth } from '../../../identity/auth-state.ts';
import { useHasPlans } from '../../../shell/site-config.ts';

/** Whether the user lacks the plan to issue documents and make workbooks; the server has the last word. */
export function useNeedsPlan(): boolean {
  const hasPlans = useHasPlans();
  const { isLoggedIn, subscription } = useAuth();
  return hasPlans && (!isLoggedIn || subscription?.isActive === false);
}

/** Why the account can’t issue and where to appeal, if an admin stopped it. */
export function useStopReason(): string | undefined {
  return useAuth().user?.issuingStopped;
}

/** Whether the logged-in user has a plan that can issue and isn’t blocked from it. */
export function useMayIssue(): boolean {
  const needsPlan = useNeedsPlan();
  const stopReason = useStopReason();
  return useAuth().isLoggedIn && !needsPlan && !stopReason;
}

/** Id of the slot in the bar for the issue button, which loads with the issuing code. */
export const ISSUE_PLACE = 'bar-issue';
