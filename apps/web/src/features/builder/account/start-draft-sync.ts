import type { Draft } from '@paperwage/api-contract';
import type { DraftContext } from '@paperwage/documents';
import { claimMarkedDrafts } from '../../../records/guest-drafts.ts';
import { draftLinks } from '../../../records/draft-links.ts';
import { fetchDraft, saveDraft } from '../../../records/drafts.ts';
import { fetchLogo, uploadedLogo, uploadLogo } from '../../../records/logos.ts';
import { saveAtOnce } from '../../../records/save-at-once.ts';
import { withTabLock, trackSave } from '../../../records/saves-under-way.ts';
import { fullSsnsKept } from '../../../records/full-ssns.ts';
import type { AccountKind } from '../kind/account-kind.ts';
import type { StorageKind } from '../kind/storage-kind.ts';
import { isUntouched } from '../saving/is-untouched.ts';
import type { Store } from '../store/create-store.ts';
import type { BuilderStore } from '../store/edits.ts';
import { editDraft, replaceWithUndo, showToast } from '../store/edits.ts';
import type { Work } from '../store/work.ts';
import { stateFromWork } from '../store/work.ts';
import type { AccountSaving, AccountState, SaveState } from '../store/save-state.ts';
import { DraftSyncRunner } from './draft-sync-runner.ts';
import { digestOfWork, draftAtOnce, draftFrom, draftToSave } from './draft-of-account.ts';
import { followFullSsn } from './follow-full-ssn.ts';

export interface SyncedBuilder {
  readonly kind: AccountKind & StorageKind;
  readonly store: BuilderStore;
  readonly context: DraftContext;
  readonly account: Store<AccountState>;
  readonly saving: Store<SaveState>;
  /** The work as it is now; the same object while nothing changed. */
  readonly work: () => Work;
  /** When the initial work was last changed. */
  readonly changedAtMs: number;
}

/** What makes up the work beside the draft. */
const WHOLE = ['template', 'theme', 'finishSeen', 'hasDownloaded', 'changedSinceFinish', 'visited'] as const;

/** Keeps the work of a builder in the account of a user from now on. */
export function startDraftSync(builder: SyncedBuilder, userId: string, isOwn: boolean): AccountSaving {
  const { kind, store, context, account, saving, work } = builder;
  const fetchPicture = (url: string) => fetchLogo(userId, url);
  async function show(theirs: Draft, label: string): Promise<boolean> {
    const draft = await draftFrom(kind, theirs.documentData, fetchPicture).catch(() => undefined);
    if (!draft) {
      showToast(store, 'We can’t show the version in your account here. We kept what’s here.');
      return false;
    }
    const { template, theme } = theirs;
    const begun = { finishSeen: false, hasDownloaded: false, checkedSteps: [] };
    const shown = stateFromWork(kind, { ...work(), draft, template, theme, ...begun });
    number.quietly(() => replaceWithUndo(store, label, shown, WHOLE));
    return true;
  }
  claimMarkedDrafts(userId);
  const links = draftLinks(kind.type, userId);
  const sync = new DraftSyncRunner({
    state: account,
    work,
    subscribe(listener) {
      const leave = store.subscribe(listener);
      return () => {
        leave();
        number.stop();
      };
    },
    links,
    isOwn,
    changedAtMs: builder.changedAtMs,
    isUntouched: (one) =>
      isUntouched(kind, one.draft, context) || links.get(one.workId)?.opened === digestOfWork(kind, one),
    isHeldBack: () => saving.get() === 'conflict',
    digest: (one) => digestOfWork(kind, one),
    isWhole: kind.complete === undefined,
    make: (one) => draftToSave(kind, one, (picture) => uploadLogo(userId, picture), fullSsnsKept()),
    save: saveDraft,
    atOnce: {
      make: (one) => draftAtOnce(kind, one, (picture) => uploadedLogo(userId, picture), fullSsnsKept()),
      save: saveAtOnce,
    },
    fetch: fetchDraft,
    async digestOfDraft({ template, theme, documentData }) {
      const draft = await draftFrom(kind, documentData, fetchPicture).catch(() => undefined);
      return draft && digestOfWork(kind, { draft, template, theme });
    },
    show,
    tell: (text) => showToast(store, text),
    complete: ({ documentData }) =>
      number.quietly(() => editDraft(store, (draft) => kind.complete?.(draft, documentData) ?? draft)),
    alone: (run) => trackSave(withTabLock(kind.type, run)),
    nowMs: Date.now,
  });
  function saveAgain() {
    const { workId } = work();
    const link = links.get(workId);
    if (link?.draftId === undefined || !['saving', 'saved', 'failed'].includes(account.get().status)) return;
    links.set(workId, { ...link, digest: '' });
    sync.take();
  }
  const number = followFullSsn({ kind, work, subscribe: store.subscribe, saveAgain });
  return sync;
}
