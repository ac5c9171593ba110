import '@paperwage/paper/faces.css';
import type { DocumentRow, Issued, IssuedDocument } from '@paperwage/api-contract';
import { REVOCATION_SENTENCES } from '@paperwage/api-contract';
import type { DocumentType, Paper } from '@paperwage/documents/kinds';
import { KINDS } from '@paperwage/documents/kinds';
import { ScenePageSvg } from '@paperwage/paper/svg';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAuth } from '../../../identity/auth-state.ts';
import { go } from '../../../navigation/go.ts';
import { documentHref } from '../../../records/document-hrefs.ts';
import { useSiteConfig } from '../../../shell/site-config.ts';
import links from '../../../styles/link-button.module.css';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { ActionMenu } from '../frame/action-menu.tsx';
import { focusHeading } from '../frame/history-shell.tsx';
import { factsOf, madeOn, nameOf } from '../frame/columns.ts';
import { DeleteQuestion } from '../frame/delete-question.tsx';
import { RevokeQuestion } from '../frame/revoke-question.tsx';
import { typeOfPath } from '../frame/type-of-path.ts';
import type { DocumentActions, Say } from '../frame/use-document-actions.ts';
import { useDocumentActions } from '../frame/use-document-actions.ts';
import { useToast } from '../frame/use-toast.ts';
import styles from './document-page.module.css';
import { useDocument } from './use-document.ts';

/** The page at `/user/history/<type>/<id>`: one document as it is on paper, and what can be done with it. */
export function DocumentPage({ path }: { readonly path: string }) {
  const type = typeOfPath(path);
  const { user } = useAuth();
  const { state, retry } = useDocument(type, path.split('/')[4] ?? '', user?.id);
  const { say, toast } = useToast();
  const { isGone, isAsking, setAsking, actions } = useShownActions(say);
  const { plural, label } = KINDS[type].words;
  const row = state.status === 'ready' ? state.document.row : undefined;
  return (
    <main id="main" className={styles.page}>
      <p className={styles.back}>
        <a href={`/user/history/${type}`}>{plural}</a>
      </p>
      <h1 tabIndex={-1}>{row ? `${label} for ${nameOf(row)}` : label}</h1>
      {/* Who deletes by keyboard comes to the heading, and by the next Tab to the way back. */}
      <div className={styles.foot}>
        <Toast message={toast.message} onClose={toast.onClose} onFocusLost={focusHeading} />
      </div>
      {state.status === 'missing' && (
        <Notice tone="warning" role="alert" actions={<FoundElsewhere type={type} />}>
          We can’t find this document. It may have been deleted.
        </Notice>
      )}
      {state.status === 'failed' && (
        <Notice tone="error" role="alert" actions={<Button onClick={retry}>Try again</Button>}>
          {state.message}
        </Notice>
      )}
      {row && isGone && (
        <Notice
          actions={
            <>
              <Button onClick={() => void actions.restore(row)}>Undo</Button>
              <BackToList type={type} />
            </>
          }
        >
          You deleted this document. You can restore it for 30 days.
        </Notice>
      )}
      {row?.issued?.revokedFor && !isGone && <RevokedByUs reason={row.issued.revokedFor} />}
      {row && !isGone && <Facts key={row.id} row={row} actions={actions} say={say} />}
      {row && isAsking && (
        <div className={styles.asked}>
          <DeleteQuestion
            row={row}
            onDelete={() => void actions.remove(row)}
            onCancel={() => {
              setAsking(false);
              focusHeading();
            }}
          />
        </div>
      )}
      {(state.status === 'loading' || (row && !isGone)) && (
        <div className={styles.desk} aria-busy={state.status === 'loading'}>
          {state.status === 'ready' ? (
            <Pages document={state.document} type={type} userId={user?.id ?? ''} />
          ) : (
            <div className={styles.sheetSkeleton} role="status" aria-label="Loading" />
          )}
        </div>
      )}
    </main>
  );
}

/** What can be done with the document, and whether it is deleted. The focus stays in the page when that changes. */
function useShownActions(say: Say) {
  const [isGone, setGone] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const parts = useMemo(() => {
    const show = (next: boolean) => {
      flushSync(() => {
        setGone(next);
        setAsking(false);
      });
      if (document.activeElement === document.body) focusHeading();
    };
    return { say, onGone: () => show(true), onBack: () => show(false), onAskDelete: () => setAsking(true) };
  }, [say]);
  return { isGone, isAsking, setAsking, actions: useDocumentActions(parts) };
}

function FoundElsewhere({ type }: { readonly type: DocumentType }) {
  return (
    <>
      <a className={links.plain} href="/user/history/deleted">
        Recently deleted
      </a>
      <BackToList type={type} />
    </>
  );
}

function BackToList({ type }: { readonly type: DocumentType }) {
  return (
    <a className={links.plain} href={`/user/history/${type}`}>
      Back to list
    </a>
  );
}

interface FactsProps {
  readonly row: DocumentRow;
  readonly actions: DocumentActions;
  readonly say: Say;
}

function Facts({ row: loaded, actions, say }: FactsProps) {
  const [row, setRow] = useState(loaded);
  const { next } = KINDS[row.type];
  const showRevoked = (revoked: DocumentRow) => {
    flushSync(() => setRow(revoked));
    focusHeading();
  };
  return (
    <div className={styles.head}>
      <dl className={styles.facts}>
        {factsOf(row).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Created</dt>
          <dd>{madeOn(row)}</dd>
        </div>
        {row.issued && <IssuedFact issued={row.issued} />}
      </dl>
      <div className={styles.doing}>
        <Button look="primary" onClick={() => void actions.downloadPdf(row)}>
          Download PDF
        </Button>
        <Button onClick={() => void actions.downloadExcel(row)}>Download Excel</Button>
        {next && (
          <a className={links.plain} href={documentHref(row.type, row.id, 'next')}>
            {next.label}
          </a>
        )}
        <a className={links.plain} href={documentHref(row.type, row.id, 'same')}>
          Edit again
        </a>
        {row.issued?.state === 'valid' && (
          <>
            <a className={links.plain} href={documentHref(row.type, row.id, 'replace')}>
              Replace
            </a>
            <RevokeQuestion row={row} say={say} onRevoked={showRevoked} />
          </>
        )}
        <ActionMenu
          label="More"
          actions={[
            { label: 'Duplicate', run: () => go(documentHref(row.type, row.id, 'copy')) },
            { label: 'Delete', run: () => actions.askRemove(row), isDanger: true },
          ]}
        />
      </div>
    </div>
  );
}

/** Why the document is no longer valid, and what to do if that is a mistake. */
function RevokedByUs({ reason }: { readonly reason: NonNullable<Issued['revokedFor']> }) {
  const { email } = useSiteConfig();
  return (
    <div className={styles.revoked}>
      <Notice tone="warning">
        We revoked this document. {REVOCATION_SENTENCES[reason]} Anyone who checks it sees that. If this is a mistake,
        write to <a href={`mailto:${email}`}>{email}</a>.
      </Notice>
    </div>
  );
}

/** By which codes it is checked. */
function IssuedFact({ issued }: { readonly issued: Issued }) {
  const { state, codes, name } = issued;
  return (
    <div>
      <dt>{state === 'valid' ? 'Issued' : state === 'revoked' ? 'Issued, then revoked' : 'Issued, then replaced'}</dt>
      <dd>
        By {name}
        {codes.map((code) => (
          <span key={code}>
            {', '}
            <a href={`/verify/${code}`}>{code}</a>
          </span>
        ))}
      </dd>
    </div>
  );
}

interface PagesProps {
  readonly document: IssuedDocument;
  readonly type: DocumentType;
  readonly userId: string;
}

function Pages({ document, type, userId }: PagesProps) {
  const [paper, setPaper] = useState<Paper | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    import('./load-paper.ts')
      .then(({ loadPaper }) => loadPaper(type, document, userId))
      .then(
        (made) => !isGone && setPaper(made),
        () => !isGone && setPaper('failed'),
      );
    return () => {
      isGone = true;
    };
  }, [document, type, userId, attempt]);
  if (paper === 'failed') {
    return (
      <Notice
        tone="warning"
        role="alert"
        actions={<Button onClick={() => setAttempt((count) => count + 1)}>Try again</Button>}
      >
        We can’t show the pages right now. You can still download the PDF.
      </Notice>
    );
  }
  if (!paper) return <div className={styles.sheetSkeleton} role="status" aria-label="Loading" />;
  const { scene, hasCutNumber } = paper;
  return (
    <>
      {hasCutNumber && <Notice>{CUT_NUMBER}</Notice>}
      {scene.pages.map((page, index) => (
        <div key={index} className={styles.sheet}>
          <ScenePageSvg
            page={page}
            images={scene.images}
            label={`${KINDS[type].words.label}, page ${index + 1} of ${scene.pages.length}`}
          />
        </div>
      ))}
    </>
  );
}

const CUT_NUMBER =
  'The PDF has all nine digits of the taxpayer number. Here, in Excel and when you edit again, you get only the last four.';
