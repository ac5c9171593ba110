import { Button } from '../../../ui/button.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { DownloadButton } from '../download/download-button.tsx';
import { stepIndex } from '../kind/builder-kind.ts';
import type { BuilderParts } from '../kind/builder-parts.ts';
import { useBuilder, useTyped } from '../store/builder.tsx';
import { checkStep, hideToast } from '../store/edits.ts';
import { useGoToStep, useStep } from '../store/use-step.ts';
import styles from './action-bar.module.css';
import { focusFirst } from './keep-focus.ts';

/** What it comes to, always in sight, and the way on. */
export function ActionBar({ parts: { Totals, BarNotices } }: { parts: BuilderParts }) {
  const { store, kind } = useBuilder();
  const step = useStep();
  const go = useGoToStep();
  const toast = useTyped((state) => state.toast);
  const before = kind.steps[stepIndex(kind, step) - 1];
  const after = kind.steps[stepIndex(kind, step) + 1];
  return (
    <div className={styles.bar} data-part="action-bar">
      <Toast message={toast} onClose={() => hideToast(store)} onFocusLost={focusFirst} />
      {BarNotices && <BarNotices step={step} />}
      <div className={styles.row}>
        <Totals />
        {before && (
          <Button look="quiet" className={styles.back} onClick={() => go(before.id)}>
            Back
          </Button>
        )}
        {after ? (
          <Button
            look="primary"
            onClick={() => {
              checkStep(store, step);
              go(after.id);
            }}
          >
            Continue
          </Button>
        ) : (
          <DownloadButton kind="pdf" look="primary" />
        )}
      </div>
    </div>
  );
}
