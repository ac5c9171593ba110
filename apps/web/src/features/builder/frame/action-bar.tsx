import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { DownloadButton } from '../download/download-button.tsx';
import { isSamePage, stepIndex } from '../kind/builder-kind.ts';
import { ISSUE_PLACE, useMayIssue } from '../store/may-issue.ts';
import type { Step } from '../kind/builder-kind.ts';
import type { BuilderParts } from '../kind/builder-parts.ts';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { checkStep, hideToast, showToast, setState } from '../store/edits.ts';
import { issuedNow } from '../store/issued.ts';
import { issueSummary } from '../store/issue-summary.ts';
import { useGoToPath } from '../store/use-go-to-path.ts';
import { useGoToStep, useStep } from '../store/use-step.ts';
import styles from './action-bar.module.css';
import { focusFirst } from '../fields/keep-focus.ts';
import { SavingTrouble } from './save-status.tsx';
import { showSection } from './section-places.ts';

/** The totals, always visible, and the Continue button. */
export function ActionBar({ parts: { Totals, BarNotices } }: { parts: BuilderParts }) {
  const { store, kind, calculation } = useBuilder();
  const goToPath = useGoToPath();
  const step = useStep();
  const go = useGoToStep();
  const isIssued = useBuilderState((state) => issuedNow(state) !== undefined);
  const issues = useMayIssue() && !isIssued;
  const toast = useBuilderState((state) => state.toast);
  const at = stepIndex(kind, step);
  const isHere = ({ id }: Step) => isSamePage(kind, id, step);
  const before = kind.steps.slice(0, at).findLast((one) => !isHere(one));
  const after = kind.steps[at + 1];
  /** Checks what the user leaves: a section when the next one follows it, all of them when leaving their page. */
  function goOn(next: Step) {
    const left = isHere(next) ? [step] : kind.steps.filter(isHere).map(({ id }) => id);
    const isFirstTime = left.some((id) => !store.get().checkedSteps.has(id));
    const missing = isFirstTime ? issueSummary(kind, calculation(), left, store.get().draft) : undefined;
    // Its messages render before the next section scrolls into view, so that they do not push it away.
    flushSync(() => {
      for (const id of left) checkStep(store, id);
      setState(store, { visited: new Set([...store.get().visited, ...left]) });
    });
    go(next.id);
    if (isHere(next)) showSection(next.id);
    // A single brief notice: nothing is locked.
    if (missing) showToast(store, missing.text, { label: 'Show it', run: () => showPlace(missing.path) });
  }
  /** After the message closes, because closing restores the focus. */
  function showPlace(path: string) {
    hideToast(store);
    requestAnimationFrame(() => goToPath(path));
  }
  return (
    <div className={styles.bar} data-part="action-bar">
      <div className={toast ? `${styles.message} ${styles.said}` : styles.message}>
        <Toast message={toast} onClose={() => hideToast(store)} onFocusLost={focusFirst} />
      </div>
      {BarNotices && <BarNotices step={step} />}
      <SavingTrouble />
      <div className={styles.row}>
        <Totals />
        <div className={styles.buttons}>
          {before && (
            <Button look="quiet" className={styles.back} onClick={() => go(before.id)}>
              Back
            </Button>
          )}
          {after && (
            <Button look="primary" onClick={() => goOn(after)}>
              Continue
            </Button>
          )}
          {!after &&
            (issues ? (
              <span id={ISSUE_PLACE} className={styles.issue} />
            ) : (
              <DownloadButton kind="pdf" look="primary" />
            ))}
        </div>
      </div>
    </div>
  );
}
