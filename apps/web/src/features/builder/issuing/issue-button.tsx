import { useAuth } from '../../../identity/auth-state.ts';
import buttons from '../../../ui/button.module.css';
import { lazyPart } from '../frame/part-not-loaded.tsx';
import type { Issuing } from './issue-subject.ts';
import { loadIssuing } from './unless-issued.tsx';

const IssuePress = lazyPart<Issuing>(async () => (await loadIssuing()).IssuePress);

/** The button that issues a document, for whoever is signed in; visitors are led to where they can be. */
export function IssueButton(issuing: Issuing) {
  const { isLoggedIn } = useAuth();
  if (isLoggedIn) return <IssuePress {...issuing} />;
  return (
    <a className={buttons.button} href="/auth/login">
      Log in to issue
    </a>
  );
}
