import type { Builder } from '../store/builder.tsx';
import { checkStep, setState, touch } from '../store/edits.ts';
import type { FileKind } from '../../../records/is-file.ts';
import { downloadObstacle, startDownload } from './start-download.ts';

/** Where pressing download goes while something is missing or wrong. */
export const ERRORS_ID = 'review-errors';

/** Frames to wait for the last step to be drawn. */
const MAX_FRAMES = 120;

type Make = (builder: Builder, kind: FileKind) => Promise<void>;

/**
 * Makes the file, or takes the user to what is missing or has changed meanwhile; waits for pending figures. `make` runs once it
 * can be made.
 */
export async function pressDownload(builder: Builder, kind: FileKind, make: Make = startDownload): Promise<void> {
  const { store } = builder;
  if (store.get().download.status === 'busy') return;
  const awaited = builder.awaited?.();
  if (awaited) {
    setState(store, { download: { status: 'busy', kind } });
    await awaited;
    // The user did not ask for work that replaced this one meanwhile.
    if (store.get().download.status !== 'busy') return;
    setState(store, { download: { status: 'none' } });
  }
  const heldBack = builder.holdBack?.(kind);
  if (heldBack !== undefined) {
    leadTo(heldBack, MAX_FRAMES);
    return;
  }
  // What is issued is signed and has no password.
  const hasWrongPassword = kind === 'pdf' && make === startDownload && store.get().filePasswordError;
  const obstacle = hasWrongPassword ? 'errors' : downloadObstacle(builder, kind);
  if (!obstacle) {
    void make(builder, kind);
    return;
  }
  for (const step of builder.kind.steps) checkStep(store, step.id);
  for (const agreement of ['privacy', 'terms']) touch(store, `agreements.${agreement}`);
  leadTo(obstacle === 'errors' ? ERRORS_ID : firstAgreement(store.get()), MAX_FRAMES);
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
