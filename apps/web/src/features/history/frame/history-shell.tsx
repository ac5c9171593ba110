import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';
import type { ReactNode } from 'react';
import type { ToastMessage } from '../../../ui/toast.tsx';
import { showCurrentTab } from '../../../ui/show-current-tab.ts';
import { Toast } from '../../../ui/toast.tsx';
import styles from './history-shell.module.css';

export interface HistoryShellProps {
  readonly current: DocumentType | 'drafts' | 'deleted';
  readonly toast?: { readonly message: ToastMessage | undefined; readonly onClose: () => void };
  /** How many drafts there are, where that is known. */
  readonly draftCount?: number | undefined;
  readonly children: ReactNode;
}

const HEADINGS: Partial<Record<HistoryShellProps['current'], string>> = {
  drafts: 'Your drafts',
  deleted: 'Recently deleted',
};

/** Heading and tabs of all lists of the user's documents. */
export function HistoryShell({ current, toast, draftCount = 0, children }: HistoryShellProps) {
  return (
    <main id="main" className={styles.page}>
      <h1 tabIndex={-1}>{HEADINGS[current as keyof typeof HEADINGS] ?? 'Your documents'}</h1>
      {/* Who deletes by keyboard comes to the heading, and by the next Tab to the way back. */}
      {toast && (
        <div className={styles.foot}>
          <Toast message={toast.message} onClose={toast.onClose} onFocusLost={focusHeading} />
        </div>
      )}
      <nav className={styles.tabs} aria-label="Your documents">
        <ul ref={showCurrentTab}>
          {DOCUMENT_TYPES.map((type) => (
            <li key={type}>
              <a href={`/user/history/${type}`} aria-current={current === type ? 'page' : undefined}>
                {KINDS[type].words.plural}
              </a>
            </li>
          ))}
          <li className={styles.last}>
            <a href="/user/drafts" aria-current={current === 'drafts' ? 'page' : undefined}>
              {draftCount > 0 ? `Drafts · ${draftCount}` : 'Drafts'}
            </a>
          </li>
          <li>
            <a href="/user/history/deleted" aria-current={current === 'deleted' ? 'page' : undefined}>
              Recently deleted
            </a>
          </li>
        </ul>
      </nav>
      {children}
    </main>
  );
}

/** Where the focus goes when what had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
