import type { DeletedRow } from '@paperwage/api-contract';
import { useAuth } from '../../../identity/auth-state.ts';
import { go } from '../../../navigation/go.ts';
import { draftHref } from '../../../records/document-hrefs.ts';
import { restoreDocument } from '../../../records/documents.ts';
import { restoreDraft } from '../../../records/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import empty from '../frame/empty-list.module.css';
import { focusHeading, HistoryShell } from '../frame/history-shell.tsx';
import shell from '../frame/history-shell.module.css';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import type { Say } from '../frame/use-document-actions.ts';
import { useToast } from '../frame/use-toast.ts';
import { DeletedTable } from './deleted-table.tsx';
import type { DeletedList } from './use-deleted.ts';
import { idOf, useDeleted } from './use-deleted.ts';

/** The page at `/user/history/deleted`: documents and drafts that can be brought back. */
export function DeletedPage() {
  const { user } = useAuth();
  const { list, loadMore, change } = useDeleted(user?.id);
  const { say, toast } = useToast();
  return (
    <HistoryShell current="deleted" toast={toast}>
      <p className={shell.lead}>
        You can restore what you delete for 30 days. After that, it’s gone for good. No one can verify a deleted
        document until you restore it.
      </p>
      {list.status === 'loading' && list.rows.length === 0 && <ListSkeleton rows={3} />}
      {list.rows.length > 0 && (
        <DeletedTable rows={list.rows} onRestore={(row) => void restore(row, { say, change })} />
      )}
      {list.status === 'ready' && list.rows.length === 0 && (
        <div className={empty.empty}>
          <h2>Nothing here</h2>
          <p>Documents and drafts you delete stay here for 30 days.</p>
        </div>
      )}
      {list.status === 'failed' && (
        <Notice tone="error" role="alert" actions={<Button onClick={loadMore}>Try again</Button>}>
          {list.message}
        </Notice>
      )}
      {list.hasMore && list.status !== 'failed' && (
        <div className={shell.more}>
          <Button onClick={loadMore} aria-disabled={list.status === 'loading' || undefined}>
            {list.status === 'loading' ? 'Loading' : 'Load more'}
          </Button>
        </div>
      )}
    </HistoryShell>
  );
}

interface RestoreParts {
  readonly say: Say;
  readonly change: (to: (list: DeletedList) => DeletedList) => void;
}

async function restore(row: DeletedRow, { say, change }: RestoreParts): Promise<void> {
  const answer = row.is === 'document' ? await restoreDocument(row.document.id) : await restoreDraft(row.draft.draftId);
  if (!answer.ok) {
    say(answer.error.message, { label: 'Try again', run: () => void restore(row, { say, change }) });
    return;
  }
  change((before) => ({ ...before, rows: before.rows.filter((one) => idOf(one) !== idOf(row)) }));
  focusHeading();
  say('Restored.', { label: 'Open', run: () => go(hrefOf(row)) });
}

function hrefOf(row: DeletedRow): string {
  if (row.is === 'draft') return draftHref(row.draft.type, row.draft.draftId);
  return `/user/history/${row.document.type}/${row.document.id}`;
}
