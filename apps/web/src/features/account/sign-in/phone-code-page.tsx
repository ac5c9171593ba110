import type { PhoneTicketAnswer } from '@paperwage/api-contract';
import { useEffect, useState } from 'react';
import type { Called, CallError } from '../../../identity/call.ts';
import { call } from '../../../identity/call.ts';
import { enter } from '../../../identity/enter.ts';
import { useIdentityOptions } from '../../../identity/identity-options.ts';
import { Button } from '../../../ui/button.tsx';
import type { Values } from '../../../call-form/use-sending.ts';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import { PhoneCodeEntry, PhoneNumberEntry } from '../form/phone-code-entries.tsx';
import { SendAgain } from '../form/send-again.tsx';
import { AuthPage } from './auth-page.tsx';
import { clearTicket, storeTicket, storedTicket } from './stored-ticket.ts';
import { SecondFactorEntry } from './second-factor-entry.tsx';
import { useFocusOnHeading } from './use-focus-on-heading.ts';

type Ticket = PhoneTicketAnswer['data'];

interface SentCode extends Ticket {
  /** Not known any more after a reload. */
  readonly number?: string | undefined;
  readonly ending?: string;
}

const BACK = (
  <p>
    <a href="/auth/login">Back to log in</a>
  </p>
);

/** The page at `/auth/phone-code`: has a code sent to a phone, and logs in with it. */
export function PhoneCodePage() {
  const options = useIdentityOptions();
  const [sent, setSent] = useState<SentCode>();
  const [asked, setAsked] = useState({ number: '' });
  useEffect(() => setSent(storedTicket()), []);
  useFocusOnHeading(asked);
  if (options?.phone === false) {
    return (
      <AuthPage title="Log in by phone" lead="We don’t text codes on this site. Log in another way." others={BACK} />
    );
  }
  if (sent) {
    return (
      <EnterCode
        sent={sent}
        onSent={setSent}
        onOtherNumber={() => {
          clearTicket();
          setAsked({ number: sent.number ?? '' });
          setSent(undefined);
        }}
      />
    );
  }
  return (
    <AuthPage
      key="ask"
      title="Log in by phone"
      lead="We’ll text a code to the phone number in your account. If there is none yet, log in another way and add it."
      others={BACK}
    >
      <CallForm
        id="ask-for-code"
        submit="Text me a code"
        isWide
        send={({ number = '' }) => sendCode(number)}
        onDone={setSent}
      >
        <PhoneNumberEntry defaultValue={asked.number} />
      </CallForm>
    </AuthPage>
  );
}

interface EnterCodeProps {
  readonly sent: SentCode;
  readonly onSent: (sent: SentCode) => void;
  readonly onOtherNumber: () => void;
}

/** Says the same whether the number opens an account or not. */
function EnterCode({ sent: { number, ending, ticket }, onSent, onOtherNumber }: EnterCodeProps) {
  const [needsFactor, setNeedsFactor] = useState(false);
  const send = async ({ code = '', secondFactor }: Values) =>
    enter(
      await call('POST /api/phone-code/sign-in', {
        body: { ticket, code, ...(secondFactor && { secondFactor }) },
      }),
    );
  function onRefused({ code }: CallError) {
    const isAsked = code === 'secondFactorNeeded';
    if (isAsked || !code.startsWith('secondFactor')) setNeedsFactor(isAsked);
    return isAsked;
  }
  async function sendAgain(number: string) {
    const answer = await sendCode(number);
    if (answer.ok) onSent(answer.data);
    return answer;
  }
  return (
    <AuthPage
      key="enter"
      title={needsFactor ? 'Enter your code' : 'Enter the code'}
      lead={
        !needsFactor && (
          <>
            If <b>{number ?? `the number ending in ${ending}`}</b> belongs to an account, we texted it a code. It works
            for 10 minutes.
          </>
        )
      }
      others={
        <>
          <p>
            <Button look="text" onClick={onOtherNumber}>
              Use another number
            </Button>
          </p>
          {BACK}
        </>
      }
    >
      <CallForm
        id="log-in-by-phone"
        submit="Log in"
        isWide
        send={send}
        onDone={clearTicket}
        onRefused={onRefused}
        aside={!needsFactor && number !== undefined && <SendAgain send={() => sendAgain(number)} />}
      >
        <Fields isHidden={needsFactor}>
          <PhoneCodeEntry />
        </Fields>
        {needsFactor && <SecondFactorEntry />}
      </CallForm>
    </AuthPage>
  );
}

async function sendCode(typed: string): Promise<Called<SentCode>> {
  const number = typed.trim();
  const answer = await call('POST /api/phone-code/send', { body: { number } });
  if (!answer.ok) return answer;
  storeTicket(answer.data.ticket, number);
  return { ok: true, data: { ...answer.data, number } };
}
