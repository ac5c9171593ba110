import buttons from '../../../ui/button.module.css';
import { lazyPart } from '../frame/part-not-loaded.tsx';
import styles from './issue-press.module.css';
import { useBuilder } from '../store/builder.tsx';
import type { Issuing } from '../store/issue-subject.ts';
import { countedName } from '../store/issue-subject.ts';
import { useMayIssue, useNeedsPlan, useStopReason } from '../store/may-issue.ts';
import { loadIssuing } from './unless-issued.tsx';

const IssuePress = lazyPart<Issuing>(async () => (await loadIssuing()).IssuePress);

/** The button that issues a document; users who can’t yet are taken to where they can. */
export function IssueButton(issuing: Issuing) {
  const needsPlan = useNeedsPlan();
  const mayIssue = useMayIssue();
  const stopReason = useStopReason();
  const { kind } = useBuilder();
  // Never send users to pay for something they can’t do.
  if (mayIssue || stopReason) return <IssuePress {...issuing} />;
  if (needsPlan) return <PlanNeeded />;
  return (
    <>
      <a className={buttons.button} href="/auth/login">
        Log in to issue the {countedName(kind.words.name, issuing.count)}
      </a>
      <p className={styles.note}>Anyone can check a document you issue. Your work waits here.</p>
    </>
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
