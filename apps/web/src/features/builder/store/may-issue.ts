import { useAuth } from '../../../identity/auth-state.ts';
import { useHasPlans } from '../../../shell/site-config.ts';

/** Whether a plan is missing to issue documents and to make workbooks; the server has the last word. */
export function useNeedsPlan(): boolean {
  const hasPlans = useHasPlans();
  const { isLoggedIn, subscription } = useAuth();
  return hasPlans && (!isLoggedIn || subscription?.isActive === false);
}

/** Whether somebody is logged in who needs no other plan to issue. */
export function useMayIssue(): boolean {
  const needsPlan = useNeedsPlan();
  return useAuth().isLoggedIn && !needsPlan;
}

/** Id of the place in the bar for the button that issues: it comes with the code that issues. */
export const ISSUE_PLACE = 'bar-issue';
