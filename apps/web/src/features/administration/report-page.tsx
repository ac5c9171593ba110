import type { AdminReport } from '@paperwage/api-contract';
import { LONGEST_MESSAGE, REVOCATION_SENTENCES } from '@paperwage/api-contract';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallForm } from '../../call-form/call-form.tsx';
import { callAsUser } from '../../identity/call-as-user.ts';
import { ConfirmInPlace } from '../../ui/confirm-in-place.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import styles from './frame/admin.module.css';
import { AdminShell } from './frame/admin-shell.tsx';
import { IssuingStop } from './frame/issuing-stop.tsx';
import { Decision, useClosing } from './frame/closed-entry.tsx';
import { useAdminEntry } from './frame/use-admin-entry.ts';
import { WhenOpened } from './frame/when-opened.tsx';
import { REASONS, SHOWS, timeText } from './frame/words.ts';

/** The page at `/admin/reports/<report>`. */
export function ReportPage({ id }: { readonly id: string }) {
  return (
    <AdminShell title="Report" tab="/admin/reports">
      {(_, reloadOverview) => <Report id={id} onClosed={reloadOverview} />}
    </AdminShell>
  );
}

function Report({ id, onClosed }: { readonly id: string; readonly onClosed: () => Promise<void> }) {
  const ask = useCallback(() => callAsUser('GET /api/admin/reports/:id', { params: { id } }), [id]);
  const entry = useAdminEntry(ask);
  const { onDone, focusWhenClosed } = useClosing(entry.reload, onClosed);
  return (
    <WhenOpened entry={entry}>
      {(report) => (
        <>
          <section className={styles.sheet}>
            <h2>{REASONS[report.reason]}</h2>
            <p className={styles.wrote}>{report.details || 'They gave no details.'}</p>
            <ReportFacts report={report} />
            <Revoke report={report} onRevoked={entry.reload} />
            {report.issuer && <IssuingStop userId={report.issuer.userId} stop={report.issuer.stop} />}
          </section>
          {report.decision ? (
            <Decision decision={report.decision} headingRef={focusWhenClosed} />
          ) : (
            <Answer report={report} onDone={onDone} />
          )}
        </>
      )}
    </WhenOpened>
  );
}

function Answer({ report, onDone }: { readonly report: AdminReport; readonly onDone: () => Promise<void> }) {
  const [answer, setAnswer] = useState('');
  const isMailed = report.email !== null;
  const isEmpty = answer.trim() === '';
  const withAnswer = isMailed ? 'Send answer and close' : 'Save note and close';
  return (
    <section className={styles.sheet}>
      <h2>{isMailed ? 'Answer' : 'Note'}</h2>
      <CallForm
        id="close-report"
        submit={isEmpty ? 'Close without an answer' : withAnswer}
        look={isEmpty ? 'plain' : 'primary'}
        send={() => callAsUser('POST /api/admin/reports/:id/close', { params: { id: report.id }, body: { answer } })}
        onDone={() => void onDone()}
      >
        <TextAreaField
          id="report-answer"
          label={isMailed ? `Answer to ${report.email}` : 'Note for admins'}
          rows={5}
          value={answer}
          maxLength={LONGEST_MESSAGE}
          help={
            isMailed
              ? 'We email it as it is. Don’t say who issued the document or what it contains.'
              : 'They left no email, so nobody else reads it.'
          }
          onChange={(text) => flushSync(() => setAnswer(text))}
        />
      </CallForm>
    </section>
  );
}

type Reason = keyof typeof REVOCATION_SENTENCES;
const REVOCATION_CHOICES = Object.entries(REVOCATION_SENTENCES).map(([value, label]) => ({ value, label }));

/** Ends a document that is still valid, or the one that replaced it, for the reason that anyone who checks it reads. */
function Revoke({ report, onRevoked }: { readonly report: AdminReport; readonly onRevoked: () => Promise<void> }) {
  const { id, newer } = report;
  const isNewer = newer !== null && !newer.isRevoked;
  const [reason, setReason] = useState<Reason>(report.reason);
  const [isDone, setDone] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  async function revoke() {
    const answer = await callAsUser('POST /api/admin/reports/:id/revoke', {
      params: { id },
      body: { reason, ...(isNewer && { newerId: newer.id }) },
    });
    if (!answer.ok) return answer.error.message;
    flushSync(() => setDone(true));
    said.current?.focus();
    await onRevoked();
    return undefined;
  }
  if (isDone) {
    return (
      <p ref={said} role="status" tabIndex={-1} className={styles.done}>
        Revoked. We emailed the issuer.
      </p>
    );
  }
  if (!isNewer && (report.isEnded || report.issuer === null)) return null;
  const { codeCount } = isNewer ? newer : report;
  const isSet = codeCount > 1;
  const one = isNewer ? 'the newer document' : 'this document';
  const set = isNewer ? 'newer pay stubs' : 'pay stubs';
  const question = isSet
    ? `Revoke all ${codeCount} ${set} issued together? Anyone who checks one`
    : `Revoke ${one}? Anyone who checks it`;
  return (
    <div className={styles.deed}>
      <SelectField
        id="revocation-reason"
        label="Reason to revoke it"
        value={reason}
        options={REVOCATION_CHOICES}
        // In full: a phone cuts it in the field.
        help={`Anyone who checks the document reads: “${REVOCATION_SENTENCES[reason]}”`}
        onChange={(value) => setReason(value as Reason)}
      />
      <ConfirmInPlace
        label={isNewer ? 'Revoke newer document' : 'Revoke document'}
        question={`${question} sees that we did, and why: “${REVOCATION_SENTENCES[reason]}” We email the issuer. You can’t undo this.`}
        confirm={isSet ? `Revoke all ${codeCount}` : 'Revoke it'}
        run={revoke}
      />
    </div>
  );
}

function codeHref(code: string): string {
  return `/verify/${encodeURIComponent(code)}`;
}

/** What becomes of a document that its issuer deleted. */
function deletedText(isRevoked: boolean): string {
  const end = isRevoked ? 'It stays revoked.' : 'Revoke it, and it stays revoked.';
  return `Its issuer can restore it for 30 days. ${end}`;
}

function ReportFacts({ report }: { readonly report: AdminReport }) {
  const { at, email, code, sha256, verification, newer, issuer } = report;
  const { result, issuedAt, revokedFor } = verification;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Reported</dt>
        <dd>{timeText(at)}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>{email ?? 'Not given'}</dd>
      </div>
      {code !== null && (
        <div>
          <dt>Code</dt>
          <dd>
            <a href={codeHref(code)}>{code}</a>
          </dd>
        </div>
      )}
      {sha256 !== null && (
        <div>
          <dt>Fingerprint of the file</dt>
          <dd>{sha256}</dd>
        </div>
      )}
      <div>
        <dt>What verification shows</dt>
        <dd>{revokedFor ? `We revoked it. ${REVOCATION_SENTENCES[revokedFor]}` : SHOWS[result]}</dd>
      </div>
      {issuedAt !== null && (
        <div>
          <dt>Issued</dt>
          <dd>{timeText(issuedAt)}</dd>
        </div>
      )}
      {report.isDeleted && (
        <div>
          <dt>Deleted</dt>
          <dd>{deletedText(result === 'revoked')}</dd>
        </div>
      )}
      {newer && (
        <div>
          <dt>Replaced by</dt>
          <dd>
            {newer.code === null ? 'A newer form' : <a href={codeHref(newer.code)}>{newer.code}</a>}, issued{' '}
            {timeText(newer.issuedAt)}
            {newer.isRevoked && ', revoked since'}
            {newer.isDeleted && `, deleted since. ${deletedText(newer.isRevoked)}`}
          </dd>
        </div>
      )}
      {issuer && <IssuerFacts issuer={issuer} />}
    </dl>
  );
}

/** By its id, as in the trail: whose account it is doesn’t matter for whether the document is false. */
function IssuerFacts({ issuer }: { readonly issuer: NonNullable<AdminReport['issuer']> }) {
  return (
    <>
      <div>
        <dt>Account that issued it</dt>
        <dd>{issuer.userId}</dd>
      </div>
      <div>
        <dt>Documents it issued</dt>
        <dd>{issuer.documentCount.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt>Reports of them, including this one</dt>
        <dd>{issuer.reportCount.toLocaleString('en-US')}</dd>
      </div>
    </>
  );
}
