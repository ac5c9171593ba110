import type { AccountSecurity } from '@paperwage/api-contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { useIdentityOptions } from '../../../identity/identity-options.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import { fieldId } from '../../../call-form/form-context.ts';
import { PhoneCodeEntry, PhoneNumberEntry } from '../form/phone-code-entries.tsx';
import { SendAgain } from '../form/send-again.tsx';
import type { Values } from '../../../call-form/use-sending.ts';
import styles from '../form/account-page.module.css';
import { CurrentPasswordEntry } from './current-password-entry.tsx';
import { Section } from '../form/section.tsx';
import type { UsedSecurity } from './use-security.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';

type Phone = NonNullable<AccountSecurity['phone']>;

const DIGITS_SHOWN = 4;
const ADD_FORM = 'add-phone';
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The phone to which codes for logging in are sent, where the site sends any: added, shown by its end, and removed. */
export function PhoneSection({ security }: { readonly security: UsedSecurity }) {
  const options = useIdentityOptions();
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  if (!options?.phone) return null;
  /** The focused element is gone: the focus goes to the result message. */
  async function changed(text: string) {
    await security.reload();
    flushSync(() => setSaid(text));
    status.current?.focus();
  }
  return (
    <Section
      title="Phone"
      lead="Log in with a code we text you. A passkey is safer: anyone who takes over your number gets your codes."
    >
      <WhenLoaded used={security}>
        {({ phone, hasPassword }) => (
          <>
            {phone ? (
              <Added phone={phone} hasPassword={hasPassword} onRemoved={() => void changed('Phone number removed.')} />
            ) : (
              <p className={styles.quiet}>No number yet</p>
            )}
            <p ref={status} role="status" tabIndex={-1} className={styles.status}>
              {said}
            </p>
            {!phone && (
              <AddPhone
                hasPassword={hasPassword}
                onDone={() => void changed('Phone number added. You can now log in with a code.')}
              />
            )}
          </>
        )}
      </WhenLoaded>
    </Section>
  );
}

interface AddedProps {
  readonly phone: Phone;
  readonly hasPassword: boolean;
  readonly onRemoved: () => void;
}

function Added({ phone: { masked, addedAt }, hasPassword, onRemoved }: AddedProps) {
  const [isAsked, setIsAsked] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  function ask(next: boolean) {
    flushSync(() => setIsAsked(next));
    row.current?.querySelector<HTMLElement>('input, button')?.focus();
  }
  return (
    <div ref={row} className={styles.row}>
      <p>
        <span className={styles.device}>
          <span aria-hidden="true">{masked}</span>
          <VisuallyHidden>Number ending in {masked.slice(-DIGITS_SHOWN)}</VisuallyHidden>
        </span>
        <span className={styles.quiet}>
          {isAsked ? 'Remove this number? We’ll stop sending codes to it.' : `Added ${DAY.format(addedAt)}`}
        </span>
      </p>
      {isAsked ? (
        <CallForm
          id="remove-phone"
          submit="Remove it"
          look="plain"
          send={({ currentPassword = '' }) =>
            callAsUser('POST /api/profile/phone/remove', { body: { currentPassword } })
          }
          onDone={onRemoved}
          aside={<Button onClick={() => ask(false)}>Keep it</Button>}
        >
          <Fields isNarrow>{hasPassword && <CurrentPasswordEntry />}</Fields>
        </CallForm>
      ) : (
        <Button aria-label="Remove phone number" onClick={() => ask(true)}>
          Remove
        </Button>
      )}
    </div>
  );
}

interface AddPhoneProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** Has a code sent to a number, then takes it as the proof that the number is the user's own. */
function AddPhone({ hasPassword, onDone }: AddPhoneProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<{ readonly ticket: string; readonly values: Values }>();
  function cancel() {
    flushSync(() => setSent(undefined));
    document.getElementById(fieldId(ADD_FORM, 'number'))?.focus();
  }
  return (
    <Disclosure summary="Add a phone number" open={isOpen} onToggle={setIsOpen}>
      {sent ? (
        <ConfirmPhone
          ticket={sent.ticket}
          number={sent.values.number ?? ''}
          onDone={onDone}
          onCancel={cancel}
          sendAgain={async () => {
            const answer = await begin(sent.values);
            if (answer.ok) setSent({ ...sent, ...answer.data });
            return answer;
          }}
        />
      ) : (
        <CallForm
          id={ADD_FORM}
          submit="Text me a code"
          look="plain"
          send={begin}
          onDone={({ ticket }, values) => setSent({ ticket, values })}
        >
          <Fields isNarrow>
            <PhoneNumberEntry />
            {hasPassword && <CurrentPasswordEntry />}
          </Fields>
        </CallForm>
      )}
    </Disclosure>
  );
}

function begin({ number = '', currentPassword = '' }: Values) {
  return callAsUser('POST /api/profile/phone/begin', { body: { number: number.trim(), currentPassword } });
}

interface ConfirmPhoneProps {
  readonly ticket: string;
  /** As it was typed. */
  readonly number: string;
  readonly sendAgain: () => ReturnType<typeof begin>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function ConfirmPhone({ ticket, number, sendAgain, onDone, onCancel }: ConfirmPhoneProps) {
  return (
    <>
      <p className={styles.sent}>
        We texted a code to <b>{number}</b>. It works for 10 minutes.
      </p>
      <CallForm
        id="confirm-phone"
        submit="Add number"
        send={({ code = '' }) => callAsUser('POST /api/profile/phone/confirm', { body: { ticket, code } })}
        onDone={onDone}
        aside={
          <>
            <Button onClick={onCancel}>Cancel</Button>
            <SendAgain send={sendAgain} />
          </>
        }
      >
        <Fields isNarrow>
          <PhoneCodeEntry />
        </Fields>
      </CallForm>
    </>
  );
}
