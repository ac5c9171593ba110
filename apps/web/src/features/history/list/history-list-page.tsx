import type { DocumentRow } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents/kinds';
import { KINDS } from '@paperwage/documents/kinds';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAuth } from '../../../identity/auth-state.ts';
import { useAddress } from '../../../navigation/address.ts';
import links from '../../../styles/link-button.module.css';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { typeOfPath } from '../frame/type-of-path.ts';
import { focusHeading, HistoryShell } from '../frame/history-shell.tsx';
import { DeleteQuestion } from '../frame/delete-question.tsx';
import { RevokeQuestion } from '../frame/revoke-question.tsx';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { useDocumentActions } from '../frame/use-document-actions.ts';
import { useToast } from '../frame/use-toast.ts';
import { DocumentTable } from './document-table.tsx';
import { EarlierTablesNotice } from './earlier-tables-notice.tsx';
import { filterOf, isFiltered, listHref, NO_FILTER } from './filter.ts';
import { Filters } from './filters.tsx';
import empty from '../frame/empty-list.module.css';
import styles from './history-list-page.module.css';
import type { DocumentList } from './use-documents.ts';
import { useDocuments } from './use-documents.ts';

/** The page at `/user/history/<type>`: the user's documents of a type. */
export function HistoryListPage({ path }: { readonly path: string }) {
  const type = typeOfPath(path);
  const { search } = useAddress();
  const filter = useMemo(() => filterOf(search), [search]);
  const { user } = useAuth();
  const { list, loadMore, change } = useDocuments(type, filter, user?.id);
  const { say, toast } = useToast();
  const [asked, setAsked] = useState<{ readonly row: DocumentRow; readonly what: 'revoke' | 'delete' }>();
  const parts = useMemo(
    () => ({
      say,
      onAskRevoke: (row: DocumentRow) => setAsked({ row, what: 'revoke' }),
      onAskDelete: (row: DocumentRow) => setAsked({ row, what: 'delete' }),
      onGone(row: DocumentRow) {
        setAsked(undefined);
        change((before) => ({ ...before, rows: before.rows.filter(({ id }) => id !== row.id) }));
        focusHeading();
      },
      onBack: (row: DocumentRow) => change((before) => ({ ...before, rows: inPlace(before.rows, row) })),
    }),
    [say, change],
  );
  const actions = useDocumentActions(parts);
  const questionOf = ({ row, what }: NonNullable<typeof asked>) => {
    const answers = answersTo(row, change, () => setAsked(undefined));
    return what === 'revoke' ? (
      <RevokeQuestion row={row} say={say} {...answers} />
    ) : (
      <DeleteQuestion row={row} onDelete={() => void actions.remove(row)} onCancel={answers.onCancel} />
    );
  };
  const pressedAt = useFocusOnNewRows(list);
  return (
    <HistoryShell current={type} toast={toast}>
      <Filters type={type} filter={filter} />
      <VisuallyHidden>
        <span role="status">{countOf(list)}</span>
      </VisuallyHidden>
      {KINDS[type].samePay && !isFiltered(filter) && (
        <EarlierTablesNotice type={type} userId={user?.id} rows={list.rows} />
      )}
      {list.status === 'first' && <ListSkeleton />}
      {list.rows.length > 0 && (
        <DocumentTable
          type={type}
          rows={list.rows}
          actions={actions}
          asked={asked && { id: asked.row.id, question: questionOf(asked) }}
        />
      )}
      {list.status === 'ready' && list.rows.length === 0 && <Empty type={type} isFiltered={isFiltered(filter)} />}
      {list.status === 'failed' && (
        <Notice tone="error" role="alert" actions={<Button onClick={loadMore}>Try again</Button>}>
          {list.message}
        </Notice>
      )}
      {(list.hasMore || list.status === 'more') && list.status !== 'failed' && (
        <More isLoading={list.status === 'more'} onMore={loadMore} onPressed={pressedAt(list.rows.length)} />
      )}
    </HistoryShell>
  );
}

/** What follows once something was asked of a document, which stays in the list. */
function answersTo(row: DocumentRow, change: ReturnType<typeof useDocuments>['change'], close: () => void) {
  return {
    onCancel() {
      close();
      focusRow(row);
    },
    onRevoked(revoked: DocumentRow) {
      close();
      change((before) => ({ ...before, rows: before.rows.map((one) => (one.id === row.id ? revoked : one)) }));
      focusRow(row);
    },
  };
}

/** Leads to the name of a document, above the question that is gone. */
function focusRow({ type, id }: DocumentRow): void {
  document.querySelector<HTMLElement>(`main a[href="/user/history/${type}/${id}"]`)?.focus();
}

/** Moves the focus from the button to the first new row when the button disappears. */
function useFocusOnNewRows({ rows, hasMore, status }: DocumentList) {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || status !== 'ready') return;
    if (!hasMore && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`tbody tr:nth-child(${from.current + 1}) a`)?.focus();
    }
    from.current = hasMore ? rows.length : undefined;
  }, [rows, hasMore, status]);
  return (shown: number) => () => (from.current = shown);
}

interface MoreProps {
  readonly isLoading: boolean;
  readonly onMore: () => void;
  readonly onPressed: () => void;
}

/** Further rows come when the end is near, and by the button. */
function More({ isLoading, onMore, onPressed }: MoreProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onMore(), {
      rootMargin: '400px 0px',
    });
    if (place.current && !isLoading) observer.observe(place.current);
    return () => observer.disconnect();
  }, [onMore, isLoading]);
  return (
    <div ref={place} className={styles.more}>
      <Button onFocus={onPressed} onClick={onMore} aria-disabled={isLoading || undefined}>
        {isLoading ? 'Loading' : 'Load more'}
      </Button>
    </div>
  );
}

function Empty({ type, isFiltered: hasFilter }: { type: DocumentType; isFiltered: boolean }) {
  const { words, builderPath } = KINDS[type];
  if (hasFilter) {
    return (
      <div className={empty.empty}>
        <h2>No matches</h2>
        <p>Search matches the start of each word in a name. Dates are when you created the document.</p>
        <a className={links.plain} href={listHref(type, NO_FILTER)}>
          Show all
        </a>
      </div>
    );
  }
  return (
    <div className={empty.empty}>
      <i className={styles.sheet} aria-hidden="true" />
      {/* In the middle of a sentence, as the word for one begins. */}
      <h2>No {words.name.charAt(0) + words.plural.slice(1)}</h2>
      <p>While you’re logged in, we keep every {words.name} you download here, with its file.</p>
      <a className={links.plain} href={builderPath}>
        Make {words.withArticle}
      </a>
    </div>
  );
}

/** Newest first, which their ids show. */
function inPlace(rows: readonly DocumentRow[], row: DocumentRow): readonly DocumentRow[] {
  if (rows.some(({ id }) => id === row.id)) return rows;
  const at = rows.findIndex(({ id }) => id < row.id);
  return at < 0 ? [...rows, row] : rows.toSpliced(at, 0, row);
}

function countOf({ status, rows, hasMore }: DocumentList): string {
  if (status !== 'ready') return '';
  return hasMore ? `Showing the first ${rows.length}.` : `${rows.length} in this list.`;
}
