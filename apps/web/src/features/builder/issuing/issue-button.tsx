import { useAuth } from '../../../identity/auth-state.ts';
import { useHasPlans } from '../../../shell/site-config.ts';
import buttons from '../../../ui/button.module.css';
import { lazyPart } from '../frame/part-not-loaded.tsx';
import styles from './issue-press.module.css';
import type { Issuing } from '../store/issue-subject.ts';
import { loadIssuing } from './unless-issued.tsx';

const IssuePress = lazyPart<Issuing>(async () => (await loadIssuing()).IssuePress);

/** Whether a plan is missing to issue documents and to make workbooks; the server has the last word. */
export function useNeedsPlan(): boolean {
  const hasPlans = useHasPlans();
  const { isLoggedIn, subscription } = useAuth();
  return hasPlans && (!isLoggedIn || subscription?.isActive === false);
}

/** The button that issues a document, for whoever may; others are led to where they can. */
export function IssueButton(issuing: Issuing) {
  const { isLoggedIn } = useAuth();
  const needsPlan = useNeedsPlan();
  if (needsPlan) return <PlanNeeded />;
  if (isLoggedIn) return <IssuePress {...issuing} />;
  return (
    <a className={buttons.button} href="/auth/login">
      Log in to issue
    </a>
  );
}

function PlanNeeded() {
  return (
    <>
      <a className={`${buttons.button} ${buttons.primary}`} href="/pricing">
        See what issuing costs
      </a>
      <p className={styles.note}>
        Issuing takes the SAMPLE mark off, and anyone can check the document. Excel files come with it. Your work waits
        here.
      </p>
    </>
  );
}
