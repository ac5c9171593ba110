import type { ReportDocumentBody } from '@paperwage/api-contract';
import { useEffect, useRef, useState } from 'react';
import { useAppCheck } from '../../app-check/use-app-check.tsx';
import type { Called } from '../../identity/call.ts';
import { call } from '../../identity/call.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { CallForm } from '../../call-form/call-form.tsx';
import { Entry } from '../../call-form/entry.tsx';
import { useFormContext } from '../../call-form/form-context.ts';
import type { Values } from '../../call-form/use-sending.ts';
import type { Check } from './check.ts';
import styles from './verdict.module.css';

type Reason = ReportDocumentBody['reason'];

const REASONS: readonly (readonly [Reason, string])[] = [
  ['notIssuedByEmployer', 'The employer or seller says it didn’t issue it'],
  ['falseFigures', 'The figures are false'],
  ['nameUsed', 'It uses my name or my company without permission'],
  ['other', 'Something else'],
];
const LONGEST_DETAILS = 4000;
const CHOOSE = 'Choose what’s wrong.';
const NOTHING_CHOSEN: Called<never> = {
  ok: false,
  error: { code: 'invalid', message: CHOOSE, issues: [{ path: 'reason', code: 'invalid', message: CHOOSE }] },
};

export interface ReportFormProps {
  readonly check: Check;
  readonly onClose: () => void;
}

/** Says what is wrong with a document, to people who look into it. */
export function ReportForm({ check, onClose }: ReportFormProps) {
  const { withAppCheck, appCheckProps } = useAppCheck();
  const [reason, setReason] = useState<Reason>();
  const [details, setDetails] = useState('');
  const [isSent, setIsSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [isSent]);
  const { subject, named } = subjectOf(check);
  const send = async ({ email = '' }: Values) => {
    if (reason === undefined) return NOTHING_CHOSEN;
    return withAppCheck((appCheckToken) =>
      call('POST /api/verify/report', {
        body: { ...subject, reason, details, appCheckToken, ...(email.trim() !== '' && { email: email.trim() }) },
      }),
    );
  };
  if (isSent) {
    return (
      <section className={styles.tell} aria-labelledby="report">
        <h2 id="report" ref={heading} tabIndex={-1}>
          Report sent
        </h2>
        <p>Thank you. A person will read it. We don’t tell the issuer who sent it.</p>
        <div className={styles.close}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.tell} aria-labelledby="report">
      <h2 id="report" ref={heading} tabIndex={-1}>
        Report this document
      </h2>
      <p>A person reads it. We don’t tell the issuer who sent it.</p>
      <CallForm id="report-form" submit="Send report" send={send} onDone={() => setIsSent(true)} {...appCheckProps}>
        <div className={styles.fields}>
          <Reasons reason={reason} onChange={setReason} />
          <div>
            <TextAreaField
              id="report-details"
              label="What we should know"
              rows={4}
              value={details}
              maxLength={LONGEST_DETAILS}
              onChange={setDetails}
              help="Leave out Social Security and account numbers."
            />
            <Entry
              name="email"
              label="Email (optional)"
              type="email"
              autoComplete="email"
              help="Only if you want an answer."
            />
          </div>
        </div>
        <p>Your report includes {named}.</p>
      </CallForm>
    </section>
  );
}

function Reasons(props: { readonly reason: Reason | undefined; readonly onChange: (reason: Reason) => void }) {
  const { reason, onChange } = props;
  const error = useFormContext().errors.get('reason');
  const isWrong = error !== undefined;
  return (
    <fieldset className={styles.picks} aria-describedby={isWrong ? 'report-reason-error' : undefined}>
      <legend>What’s wrong?</legend>
      {isWrong && (
        <p id="report-reason-error" className={styles.wrong}>
          {error}
        </p>
      )}
      {REASONS.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="reason"
            value={value}
            checked={value === reason}
            aria-invalid={isWrong || undefined}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** What a report is about, and what that is called. */
function subjectOf(check: Check): {
  readonly subject: Pick<ReportDocumentBody, 'code' | 'sha256'>;
  readonly named: string;
} {
  if (check.door === 'code') return { subject: { code: check.code }, named: `code ${check.code}` };
  return { subject: { sha256: check.sha256 }, named: `the fingerprint of ${check.name}` };
}
