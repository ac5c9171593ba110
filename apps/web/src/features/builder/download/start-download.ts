import { loadAgain } from '../../../navigation/load-again.ts';
import type { BuilderState } from '../store/builder-state.ts';
import type { Builder } from '../store/builder.tsx';
import { setState } from '../store/edits.ts';
import type { FileKind } from '../../../records/is-file.ts';

/** Requests a file from the server; nobody needs it before the last step. */
export const loadDownload = () => import('./download-document.ts');

const NOT_LOADED = 'Part of this page didn’t load. Your work is safe. Check your connection and try again.';

/** What prevents a finished document. */
export type Obstacle = 'errors' | 'agreements';

/** Whether a file of the document can be made now. */
export function downloadObstacle(builder: Builder, file: FileKind): Obstacle | undefined {
  const { errors, isBlocked } = builder.calculation();
  if (isBlocked || [...errors.values()].some(({ stops = file }) => stops === file)) return 'errors';
  const { privacy, terms } = builder.store.get().agreements;
  return privacy && terms ? undefined : 'agreements';
}

/** Downloads the document once; a second press while the first is under way does nothing. */
export async function startDownload(builder: Builder, file: FileKind): Promise<void> {
  const { store, kind } = builder;
  const before = store.get().download;
  if (before.status === 'busy') return;
  setState(store, { download: { status: 'busy', kind: file } });
  const { draft, template, theme, agreements, workId, filePassword } = store.get();
  // Other work may have replaced this one meanwhile: this file is not from it.
  const tell = (outcome: Partial<Omit<BuilderState, 'draft'>>) => {
    if (store.get().download.status === 'busy') setState(store, outcome);
  };
  const code = await loadDownload().catch(() => undefined);
  if (!code) {
    tell({ download: { status: 'failed', kind: file, message: NOT_LOADED } });
    if (before.status === 'failed' && before.message === NOT_LOADED) await loadAgain();
    return;
  }
  try {
    const made = await code.downloadDocument({
      type: kind.type,
      kind: file,
      template,
      theme,
      draft: kind.toSend?.(draft, agreements, template) ?? draft,
      workId,
      password: file === 'pdf' ? filePassword : undefined,
      loadPrepare: () => kind.loadPrepare(),
    });
    if (made.documentId !== undefined) await code.finishDraftOf(builder, { draft, template, theme, workId });
    const now = store.get();
    // Changes made while the file was being made are not in it.
    const changedSinceFinish = now.changedSinceFinish && now.draft !== draft;
    tell({ download: { status: 'done', kind: file, ...made }, hasDownloaded: true, changedSinceFinish });
  } catch (error) {
    if (!(error instanceof code.DownloadError)) {
      tell({ download: { status: 'none' } });
      throw error;
    }
    tell({ download: { status: 'failed', kind: file, message: error.message } });
  }
}
