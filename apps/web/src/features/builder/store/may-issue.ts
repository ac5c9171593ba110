import { useAuth } from '../../../identity/auth-state.ts';
import { useHasPlans } from '../../../shell/site-config.ts';

/** Whether a plan is missing to issue documents and to make workbooks; the server has the last word. */
export function useNeedsPlan(): boolean {
  const hasPlans = useHasPlans();
  const { isLoggedIn, subscription } = useAuth();
  return hasPlans && (!isLoggedIn || subscription?.isActive === false);
}

/** Why the account can’t issue and where to appeal, if an admin stopped it. */
export function useStopReason(): string | undefined {
  return useAuth().user?.issuingStopped;
}

/** Whether somebody is logged in who needs no other plan to issue, and isn’t stopped from it. */
export function useMayIssue(): boolean {
  const needsPlan = useNeedsPlan();
  const stopReason = useStopReason();
  return useAuth().isLoggedIn && !needsPlan && !stopReason;
}

/** Id of the place in the bar for the button that issues: it comes with the code that issues. */
export const ISSUE_PLACE = 'bar-issue';
