import { LONGEST_MESSAGE } from '@paperwage/api-contract';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallForm } from '../../call-form/call-form.tsx';
import { callAsUser } from '../../identity/call-as-user.ts';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import styles from './frame/admin.module.css';
import { AdminShell } from './frame/admin-shell.tsx';
import { Decision, useClosing } from './frame/closed-entry.tsx';
import { useAdminEntry } from './frame/use-admin-entry.ts';
import { WhenOpened } from './frame/when-opened.tsx';
import { timeText } from './frame/words.ts';

/** The page at `/admin/messages/<message>`. */
export function MessagePage({ id }: { readonly id: string }) {
  return (
    <AdminShell title="Message" tab="/admin/messages">
      {(_, reloadOverview) => <Message id={id} onClosed={reloadOverview} />}
    </AdminShell>
  );
}

function Message({ id, onClosed }: { readonly id: string; readonly onClosed: () => Promise<void> }) {
  const ask = useCallback(() => callAsUser('GET /api/admin/messages/:id', { params: { id } }), [id]);
  const entry = useAdminEntry(ask);
  const { onDone, focusWhenClosed } = useClosing(entry.reload, onClosed);
  return (
    <WhenOpened entry={entry}>
      {({ at, name, email, message, decision }) => (
        <>
          <section className={styles.sheet}>
            <h2>{name}</h2>
            <p className={styles.quiet}>
              {email}, {timeText(at)}
            </p>
            <p className={styles.wrote}>{message}</p>
          </section>
          {decision ? (
            <Decision decision={decision} headingRef={focusWhenClosed} />
          ) : (
            <Answer id={id} email={email} onDone={onDone} />
          )}
        </>
      )}
    </WhenOpened>
  );
}

interface AnswerProps {
  readonly id: string;
  readonly email: string;
  readonly onDone: () => Promise<void>;
}

function Answer({ id, email, onDone }: AnswerProps) {
  const [answer, setAnswer] = useState('');
  const isEmpty = answer.trim() === '';
  return (
    <section className={styles.sheet}>
      <h2>Answer</h2>
      <CallForm
        id="close-message"
        submit={isEmpty ? 'Close without an answer' : 'Send answer and close'}
        look={isEmpty ? 'plain' : 'primary'}
        send={() => callAsUser('POST /api/admin/messages/:id/close', { params: { id }, body: { answer } })}
        onDone={() => void onDone()}
      >
        <TextAreaField
          id="message-answer"
          label={`Answer to ${email}`}
          rows={8}
          value={answer}
          maxLength={LONGEST_MESSAGE}
          help="We email it as it is, with their message below it."
          onChange={(text) => flushSync(() => setAnswer(text))}
        />
      </CallForm>
    </section>
  );
}
