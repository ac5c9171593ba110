import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isUntouched } from '../saving/is-untouched.ts';
import type { Loaded } from '../saving/work-storage.ts';
import { useBuilder, useStored, useBuilderState } from '../store/builder.tsx';
import { startOver } from '../store/replace-draft.ts';
import { useGoToStep } from '../store/use-step.ts';
import styles from './builder-frame.module.css';
import { focusFirst, keepFocus } from '../fields/keep-focus.ts';
import { hasAccountNotice, LazyAccountNotices } from './lazy-account-notices.tsx';

/** What there is to know about the work itself: that it was kept, is not saved, or is open twice. */
export function WorkNotices({ loaded }: { loaded: Loaded }) {
  const builder = useBuilder();
  const saving = useStored(builder.saving);
  const hasChanged = useBuilderState((state) => state.hasDownloaded && state.changedSinceFinish);
  return (
    <div className={styles.notices}>
      <KeptWork loaded={loaded} />
      <LazyAccountNotices />
      {saving === 'failed' && (
        <Notice tone="error" role="alert">
          This browser isn’t saving your work. Its storage may be full or turned off. Keep this page open. We try again
          every few seconds.
        </Notice>
      )}
      {hasChanged && (
        <Notice tone="warning" role="status">
          Your last change affects the amounts. Documents you already downloaded are out of date. Download them again.
        </Notice>
      )}
      {saving === 'conflict' && (
        <Notice
          tone="warning"
          role="alert"
          actions={
            <>
              <Button onClick={() => void builder.takeTheirs().then(() => focusFirst())}>
                Show the other tab’s work
              </Button>
              <Button onClick={() => keepFocus(builder.keepMine)}>Keep this version</Button>
            </>
          }
        >
          This {builder.kind.words.name} was changed in another tab. Choose which one to keep. Until then, we save
          nothing here.
        </Notice>
      )}
    </div>
  );
}

function KeptWork({ loaded }: { loaded: Loaded }) {
  const builder = useBuilder();
  const goToStep = useGoToStep();
  const [isOpen, setOpen] = useState(true);
  // Other work has replaced it, until that is undone.
  const isReplaced = useBuilderState(({ undo }) => undo.some(({ isWhole }) => isWhole));
  // One notice at a time: what the account has to say comes first.
  const isAfter = hasAccountNotice(useStored(builder.account));
  if (!isOpen || isReplaced || isAfter || loaded.kind === 'none') return null;
  if (loaded.kind === 'unreadable') {
    return (
      <Notice tone="warning" actions={<Close onClose={() => setOpen(false)} />}>
        We can’t show work saved by a different version of this page. We set it aside, and this
        {` ${builder.kind.words.name} `}
        is a new one.
      </Notice>
    );
  }
  // Nothing to offer: that draft is still empty.
  if (isUntouched(builder.kind, loaded.work.draft, builder.context)) return null;
  const begin = () => {
    goToStep(builder.kind.steps[0]!.id);
    keepFocus(() => startOver(builder));
  };
  return (
    <Notice
      actions={
        <>
          <Button look="text" onClick={begin}>
            Start over
          </Button>
          <Close onClose={() => setOpen(false)} />
        </>
      }
    >
      We saved your work from {writtenTime(loaded.savedAtMs)}.
    </Notice>
  );
}

function Close({ onClose }: { onClose: () => void }) {
  return (
    <Button look="text" onClick={() => keepFocus(onClose)}>
      Close
    </Button>
  );
}

function writtenTime(timeMs: number): string {
  return new Date(timeMs).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
