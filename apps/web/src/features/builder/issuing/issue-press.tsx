import type { ComponentType } from 'react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { pressDownload } from '../download/press-download.ts';
import styles from './issue-press.module.css';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { showToast, setState } from '../store/edits.ts';
import type { IssueDialogProps } from './issue-dialog.tsx';
import type { Issuing, IssueSubject } from '../store/issue-subject.ts';
import { countedName } from '../store/issue-subject.ts';
import { useStep } from '../store/use-step.ts';
import { ISSUE_PLACE, useStopReason } from '../store/may-issue.ts';

interface Opened {
  readonly Dialog: ComponentType<IssueDialogProps>;
  readonly subject: IssueSubject;
}

/** The button that issues the document; of an account that can’t, why, before anything is filled in for it. */
export function IssuePress(issuing: Issuing) {
  const stopReason = useStopReason();
  if (stopReason === undefined) return <IssueWithDialog {...issuing} />;
  return (
    <div className={styles.note}>
      <Notice tone="warning">{stopReason}</Notice>
    </div>
  );
}

/** Issues the document through a dialog that is fetched on press. */
function IssueWithDialog({ count, loadSubject }: Issuing) {
  const builder = useBuilder();
  const replaces = useBuilderState((state) => state.replaces);
  const [opened, setOpened] = useState<Opened>();
  const what = countedName(builder.kind.words.name, count);
  async function open() {
    const code = import('./issue-dialog.tsx');
    try {
      setOpened({ Dialog: (await code).IssueDialog, subject: await loadSubject() });
    } catch {
      showToast(
        builder.store,
        'Part of this page didn’t load. Your work is safe. Check your connection and try again.',
      );
    }
  }
  const bar = usePlaceInBar();
  const button = (
    <Button look="primary" onClick={() => void pressDownload(builder, 'pdf', open)}>
      Issue {what}
    </Button>
  );
  return (
    <>
      {button}
      {bar && createPortal(button, bar)}
      {replaces === undefined ? (
        <p className={styles.note}>Anyone can check a document you issue. A plain download can’t be checked.</p>
      ) : (
        <p className={styles.note}>
          This will replace what you issued before.{' '}
          <Button look="text" onClick={() => setState(builder.store, { replaces: undefined })}>
            Don’t replace it
          </Button>
        </p>
      )}
      {opened && <opened.Dialog subject={opened.subject} count={count} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** The slot for the button in the bar, which only the last step has. */
function usePlaceInBar(): HTMLElement | null {
  const step = useStep();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(ISSUE_PLACE)), [step]);
  return place;
}
