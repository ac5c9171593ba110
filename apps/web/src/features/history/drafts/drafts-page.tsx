import type { DraftRow } from '@paperwage/api-contract';
import { DOCUMENT_TYPES } from '@paperwage/api-contract';
import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '../../../identity/auth-state.ts';
import { DOCUMENT_KINDS } from '../../../records/document-kinds.ts';
import { deleteDraft, listDrafts, restoreDraft } from '../../../records/drafts.ts';
import links from '../../../styles/link-button.module.css';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { focusHeading, HistoryShell } from '../history-shell.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import type { Say } from '../use-document-actions.ts';
import { useToast } from '../use-toast.ts';
import { DraftList } from './draft-list.tsx';
import empty from '../empty-list.module.css';
import styles from './drafts-page.module.css';
import { WorkInBrowser } from './work-in-browser.tsx';

type Drafts =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly rows: readonly DraftRow[] }
  | { readonly status: 'failed'; readonly message: string };

/** The page at `/user/drafts`: what was begun and is kept in the account, and what could be. */
export function DraftsPage() {
  const { user } = useAuth();
  const userId = user?.id;
  const { drafts, load, setRows } = useDrafts(userId);
  const { say, toast } = useToast();
  return (
    <HistoryShell current="drafts" toast={toast}>
      {userId !== undefined && <WorkInBrowser userId={userId} onSaved={load} />}
      {drafts.status === 'loading' && <ListSkeleton />}
      {drafts.status === 'failed' && (
        <Notice tone="error" role="alert" actions={<Button onClick={load}>Try again</Button>}>
          {drafts.message}
        </Notice>
      )}
      {drafts.status === 'ready' && drafts.rows.length === 0 && <Empty />}
      {drafts.status === 'ready' && drafts.rows.length > 0 && (
        <DraftList rows={drafts.rows} onDelete={(row) => void remove(row, setRows, say)} />
      )}
    </HistoryShell>
  );
}

type SetRows = (change: (rows: readonly DraftRow[]) => readonly DraftRow[]) => void;

function useDrafts(userId: string | undefined) {
  const [drafts, setDrafts] = useState<Drafts>({ status: 'loading' });
  const fetched = useCallback(async (): Promise<Drafts> => {
    const told = await listDrafts();
    return told.ok ? { status: 'ready', rows: told.data } : { status: 'failed', message: told.error.message };
  }, []);
  useEffect(() => {
    let isGone = false;
    if (userId !== undefined) void fetched().then((told) => !isGone && setDrafts(told));
    return () => {
      isGone = true;
    };
  }, [fetched, userId]);
  const load = useCallback(() => void fetched().then(setDrafts), [fetched]);
  const setRows: SetRows = useCallback(
    (change) =>
      setDrafts((before) => (before.status === 'ready' ? { status: 'ready', rows: change(before.rows) } : before)),
    [],
  );
  return { drafts, load, setRows };
}

async function remove(row: DraftRow, setRows: SetRows, say: Say): Promise<void> {
  const putBack = () => setRows((rows) => [...rows, row].sort((a, b) => b.updatedAt - a.updatedAt));
  setRows((rows) => rows.filter(({ draftId }) => draftId !== row.draftId));
  focusHeading();
  const told = await deleteDraft(row.draftId);
  if (!told.ok) {
    putBack();
    say(told.error.message, { label: 'Try again', run: () => void remove(row, setRows, say) });
    return;
  }
  const undo = async () => {
    const back = await restoreDraft(row.draftId);
    if (back.ok) putBack();
    say(
      back.ok ? 'Put back.' : back.error.message,
      back.ok ? undefined : { label: 'Try again', run: () => void undo() },
    );
  };
  say(`${DOCUMENT_KINDS[row.type].label} draft deleted.`, { label: 'Undo', run: () => void undo() });
}

function Empty() {
  return (
    <div className={empty.empty}>
      <h2>No drafts</h2>
      <p>What you type in a builder while you are logged in is saved here by itself.</p>
      <div className={styles.makes}>
        {DOCUMENT_TYPES.map((type) => DOCUMENT_KINDS[type]).map(({ builderPath, name }) => (
          <a key={builderPath} className={links.plain} href={builderPath}>
            Make {/^[aio]/.test(name) ? 'an' : 'a'} {name}
          </a>
        ))}
      </div>
    </div>
  );
}
