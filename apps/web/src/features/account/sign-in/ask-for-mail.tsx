import { useEffect, useState } from 'react';
import { call } from '../../../identity/call.ts';
import { Button } from '../../../ui/button.tsx';
import { CallForm } from '../../../call-form/call-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { EmailEntry } from './email-entry.tsx';
import { keepTypedEmail } from './typed-email.ts';

interface AskForMailProps {
  readonly title: string;
  readonly lead: string;
  readonly address: 'POST /api/email-link/send' | 'POST /api/forgot-password';
  readonly submit: string;
  /** The end of a sentence that begins with whether there is an account. */
  readonly sent: string;
}

/** Asks for an address and has a link sent to it. It says the same whether there is an account or not. */
export function AskForMail({ title, lead, address, submit, sent }: AskForMailProps) {
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => {
    if (sentTo !== undefined) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [sentTo]);
  const back = (
    <p>
      <a href="/auth/login">Back to log in</a>
    </p>
  );
  if (sentTo !== undefined) {
    return (
      <AuthPage
        key="sent"
        title="Check your email"
        lead={
          <>
            If <b>{sentTo}</b> has an account, we sent it {sent} It can take a minute. Check your spam folder too.
          </>
        }
        others={back}
      >
        <Button onClick={() => setSentTo(undefined)}>Use another address or send again</Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage key="ask" title={title} lead={lead} others={back}>
      <CallForm
        id="ask-for-mail"
        submit={submit}
        isWide
        send={({ email = '' }) => {
          keepTypedEmail(email);
          return call(address, { body: { email } });
        }}
        onDone={(_, { email = '' }) => setSentTo(email.trim())}
      >
        <EmailEntry />
      </CallForm>
    </AuthPage>
  );
}
