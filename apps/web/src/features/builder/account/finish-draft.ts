import { getAuth } from '../../../identity/auth-state.ts';
import { draftLinks } from '../../../records/draft-links.ts';
import { finishDraft } from '../../../records/drafts.ts';
import { trackSave } from '../../../records/saves-under-way.ts';
import type { Builder } from '../store/builder.tsx';
import type { Work } from '../store/work.ts';
import { sendNow } from './send-now.ts';

const LONGEST_WAIT_MS = 2_000;

type Made = Pick<Work, 'draft' | 'template' | 'theme' | 'workId'>;
type Parts = Pick<Builder, 'kind' | 'store' | 'account' | 'accountSaving'>;

/**
 * Removes a draft from the list once its document is in the history. The draft stays if anything was typed while the document
 * was made, or if the account can't be reached, which loses nothing. Never delays the user for long.
 */
export function finishDraftOf(builder: Parts, made: Made): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([trackSave(finish(builder, made)), late]);
}

async function finish({ kind, store, account, accountSaving }: Parts, made: Made): Promise<void> {
  const userId = getAuth().user?.id;
  if (userId === undefined || !['saving', 'saved', 'failed'].includes(account.get().status)) return;
  if (!(await sendNow(account, accountSaving))) return;
  const now = store.get();
  const isSame = (['draft', 'template', 'theme', 'workId'] as const).every((part) => now[part] === made[part]);
  const { draftId, version } = draftLinks(kind.type, userId).get(made.workId) ?? {};
  if (isSame && draftId !== undefined && version !== undefined) await finishDraft(draftId, version);
}
