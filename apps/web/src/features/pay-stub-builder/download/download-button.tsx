import { Button } from '../../../ui/button.tsx';
import { useBuilder, useTyped } from '../store/builder.tsx';
import { checkStep, setState, touch } from '../store/edits.ts';
import { STEPS } from '../store/steps.ts';
import type { FileKind } from './download-document.ts';
import { obstacleTo, startDownload } from './start-download.ts';

const TEXTS: Readonly<Record<FileKind, { readonly idle: string; readonly busy: string }>> = {
  pdf: { idle: 'Download PDF', busy: 'Making the PDF' },
  xlsx: { idle: 'Download Excel', busy: 'Making the workbook' },
};

/** Frames to wait for the last step to be drawn. */
const MOST_FRAMES = 120;

/** Makes the file, or leads to what is still missing for it. */
export function DownloadButton({ kind, look = 'plain' }: { kind: FileKind; look?: 'primary' | 'plain' }) {
  const builder = useBuilder();
  const isBusy = useTyped(({ download }) => download.status === 'busy' && download.kind === kind);
  function press() {
    setState(builder.store, { paused: false });
    const obstacle = obstacleTo(builder);
    if (!obstacle) {
      void startDownload(builder, kind);
      return;
    }
    for (const step of STEPS) checkStep(builder.store, step.id);
    for (const agreement of ['privacy', 'terms']) touch(builder.store, `agreements.${agreement}`);
    leadTo(obstacle === 'errors' ? 'review-errors' : firstAgreement(builder.store.get()), MOST_FRAMES);
  }
  return (
    <Button look={look} onClick={press} aria-disabled={isBusy || undefined}>
      {isBusy ? TEXTS[kind].busy : TEXTS[kind].idle}
    </Button>
  );
}

function firstAgreement({ agreements }: { agreements: { privacy: boolean } }): string {
  return agreements.privacy ? 'agreements.terms' : 'agreements.privacy';
}

/** Puts the focus on an element as soon as it is drawn. */
function leadTo(id: string, framesLeft: number) {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
    if (!element && framesLeft > 0) leadTo(id, framesLeft - 1);
  });
}
