import { LONGEST_MESSAGE } from '@paperwage/api-contract';
import { useEffect, useRef, useState } from 'react';
import { useAppCheck } from '../../app-check/use-app-check.tsx';
import { CallForm } from '../../call-form/call-form.tsx';
import { Entry } from '../../call-form/entry.tsx';
import { Fields } from '../../call-form/fields.tsx';
import type { Values } from '../../call-form/use-sending.ts';
import { call } from '../../identity/call.ts';
import { useAddress } from '../../navigation/address.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import styles from './contact-page.module.css';

/** Said at the field. */
const MISSING = { ok: false, error: { code: 'messageMissing', message: 'Write your message.', issues: [] } } as const;

/** Sends a message. `?question=` begins it with what someone asked elsewhere on this site. */
export function ContactForm() {
  const { search } = useAddress();
  const { withAppCheck, appCheckProps } = useAppCheck();
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => {
    const question = new URLSearchParams(search).get('question')?.slice(0, LONGEST_MESSAGE);
    if (question) setMessage((typed) => typed || `${question}\n`);
  }, [search]);
  const send = async ({ name = '', email = '' }: Values) => {
    setIsMissing(message.trim() === '');
    if (message.trim() === '') return MISSING;
    return withAppCheck((appCheckToken) =>
      call('POST /api/contact', { body: { name, email, message, appCheckToken } }),
    );
  };
  if (sentTo !== undefined) {
    return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  }
  return (
    <div className={styles.form}>
      <CallForm
        id="contact-form"
        submit="Send message"
        send={send}
        onRefused={({ code }) => {
          if (code === MISSING.error.code) document.getElementById('contact-message')?.focus();
          return code === MISSING.error.code;
        }}
        onDone={(_, { email = '' }) => {
          setMessage('');
          setSentTo(email.trim());
        }}
        {...appCheckProps}
      >
        <Fields>
          <Entry name="name" label="Name" autoComplete="name" maxLength={80} empty="Enter your name." />
          <Entry
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            empty="Enter your email, so that we can answer."
          />
          <TextAreaField
            id="contact-message"
            label="Message"
            rows={6}
            value={message}
            maxLength={LONGEST_MESSAGE}
            onChange={(text) => {
              setMessage(text);
              setIsMissing(false);
            }}
            error={isMissing ? MISSING.error.message : undefined}
            help="We cut out Social Security, EIN and card numbers before we store it."
          />
        </Fields>
      </CallForm>
    </div>
  );
}

function Sent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        Message sent
      </h2>
      <p>Thank you. A person will answer at {email}. We also sent a short email there to say it arrived.</p>
      <Button onClick={onAgain}>Write another message</Button>
    </section>
  );
}
