import type { DraftRow } from '@paperwage/api-contract';
import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAuth } from '../../../identity/auth-state.ts';
import { deleteDraft, restoreDraft } from '../../../records/drafts.ts';
import links from '../../../styles/link-button.module.css';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { focusHeading, HistoryShell } from '../frame/history-shell.tsx';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import type { Say } from '../frame/use-document-actions.ts';
import { useToast } from '../frame/use-toast.ts';
import type { DraftFilter } from './draft-filter.ts';
import { draftsThatFit, isFiltering, NO_FILTER } from './draft-filter.ts';
import { DraftFilters } from './draft-filters.tsx';
import { DraftList } from './draft-list.tsx';
import empty from '../frame/empty-list.module.css';
import styles from './drafts-page.module.css';
import type { SetRows } from './use-drafts.ts';
import { useDrafts } from './use-drafts.ts';
import { WorkInBrowser } from './work-in-browser.tsx';

const AT_ONCE = 20;
/** So many are seen at a glance. */
const FEW = 5;

/** The page at `/user/drafts`: drafts in the account, and work that could be saved to it. */
export function DraftsPage() {
  const { user } = useAuth();
  const userId = user?.id;
  const { drafts, load, setRows } = useDrafts(userId);
  const { say, toast } = useToast();
  return (
    <HistoryShell
      current="drafts"
      toast={toast}
      draftCount={drafts.status === 'ready' ? drafts.rows.length : undefined}
    >
      {userId !== undefined && <WorkInBrowser userId={userId} onSaved={load} />}
      {drafts.status === 'loading' && <ListSkeleton />}
      {drafts.status === 'failed' && (
        <Notice tone="error" role="alert" actions={<Button onClick={load}>Try again</Button>}>
          {drafts.message}
        </Notice>
      )}
      {drafts.status === 'ready' && drafts.rows.length === 0 && <Empty />}
      {drafts.status === 'ready' && drafts.rows.length > 0 && (
        <FoundDrafts rows={drafts.rows} onDelete={(row) => void remove(row, setRows, say)} />
      )}
    </HistoryShell>
  );
}

interface FoundDraftsProps {
  readonly rows: readonly DraftRow[];
  readonly onDelete: (row: DraftRow) => void;
}

/** What was looked for last: on the way back from a draft the list is as it was left. */
let lastView: { readonly filter: DraftFilter; readonly most: number } = { filter: NO_FILTER, most: AT_ONCE };

/** The drafts that are looked for, the first 20 of them until more are asked for. */
function FoundDrafts({ rows, onDelete }: FoundDraftsProps) {
  const [{ filter, most }, setView] = useState(lastView);
  useEffect(() => void (lastView = { filter, most }), [filter, most]);
  const found = useMemo(() => draftsThatFit(rows, filter), [rows, filter]);
  const shown = found.slice(0, most);
  function change(to: DraftFilter) {
    setView({ filter: to, most: AT_ONCE });
  }
  function showMore() {
    flushSync(() => setView({ filter, most: most + AT_ONCE }));
    // The button may have gone with the last of them.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`tbody tr:nth-child(${most + 1}) a`)?.focus();
  }
  return (
    <>
      {(rows.length > FEW || isFiltering(filter)) && <DraftFilters filter={filter} onChange={change} />}
      <VisuallyHidden>
        <span role="status">{countOf(shown.length, found.length, isFiltering(filter))}</span>
      </VisuallyHidden>
      {found.length > 0 ? (
        <DraftList rows={shown} onDelete={onDelete} />
      ) : (
        <NothingFits onAll={() => change(NO_FILTER)} />
      )}
      {shown.length < found.length && (
        <div className={styles.more}>
          <p>
            {shown.length} of {found.length}
          </p>
          <Button onClick={showMore}>Show more</Button>
        </div>
      )}
    </>
  );
}

function countOf(shown: number, found: number, isPart: boolean): string {
  if (shown < found) return `Showing the first ${shown} of ${found} drafts.`;
  const drafts = found === 1 ? 'draft' : 'drafts';
  return isPart ? `${found} ${drafts} found.` : `${found} ${drafts}.`;
}

function NothingFits({ onAll }: { readonly onAll: () => void }) {
  return (
    <div className={empty.empty}>
      <h2>No matches</h2>
      <p>Search matches the start of each word in a name.</p>
      <Button onClick={onAll}>Show all</Button>
    </div>
  );
}

async function remove(row: DraftRow, setRows: SetRows, say: Say): Promise<void> {
  const putBack = () => setRows((rows) => [...rows, row].sort((a, b) => b.updatedAt - a.updatedAt));
  setRows((rows) => rows.filter(({ draftId }) => draftId !== row.draftId));
  focusHeading();
  const answer = await deleteDraft(row.draftId);
  if (!answer.ok) {
    putBack();
    say(answer.error.message, { label: 'Try again', run: () => void remove(row, setRows, say) });
    return;
  }
  const undo = async () => {
    const back = await restoreDraft(row.draftId);
    if (back.ok) putBack();
    say(
      back.ok ? 'Restored.' : back.error.message,
      back.ok ? undefined : { label: 'Try again', run: () => void undo() },
    );
  };
  say(`${KINDS[row.type].words.label} draft deleted. You can restore it for 30 days.`, {
    label: 'Undo',
    run: () => void undo(),
  });
}

function Empty() {
  return (
    <div className={empty.empty}>
      <h2>No drafts</h2>
      <p>While you’re logged in, we save your work here automatically.</p>
      <div className={styles.makes}>
        {DOCUMENT_TYPES.map((type) => KINDS[type]).map(({ builderPath, words }) => (
          <a key={builderPath} className={links.plain} href={builderPath}>
            Make {words.withArticle}
          </a>
        ))}
      </div>
    </div>
  );
}
