import type { SessionRow } from '@paperwage/api-contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import { callAsUser } from '../../../identity/call-as-user.ts';
import type { Called } from '../../../identity/call.ts';
import styles from '../form/account-page.module.css';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../form/section.tsx';
import type { UsedCall } from '../form/use-called.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';
import { CurrentPasswordEntry } from './current-password-entry.tsx';
import type { UsedSecurity } from './use-security.ts';

/** What the account is asked for its sessions answers. */
export interface Sessions {
  readonly sessions: readonly SessionRow[];
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface SessionsSectionProps {
  readonly used: UsedCall<Sessions>;
  readonly security: UsedSecurity;
}

/** Where the account is logged in, each to be ended. */
export function SessionsSection({ used, security }: SessionsSectionProps) {
  const list = useRef<HTMLUListElement>(null);
  const hasPassword = security.loaded.status === 'ready' && security.loaded.data.hasPassword;
  /** The button that was pressed goes with its row. */
  async function onEnded() {
    await used.reload();
    setTimeout(() => document.activeElement === document.body && list.current?.focus());
  }
  return (
    <Section
      title="Sessions"
      lead="Where you’re logged in. If you don’t recognize one, log it out and change your password."
    >
      <WhenLoaded used={used}>
        {({ sessions }) => {
          const others = sessions.filter(({ isCurrent }) => !isCurrent);
          return (
            <>
              <ul ref={list} tabIndex={-1} className={styles.list} aria-label="Sessions">
                {sessions.map((session) => (
                  <li key={session.id}>
                    <Row session={session} hasPassword={hasPassword} onEnded={onEnded} />
                  </li>
                ))}
              </ul>
              {others.length > 1 && (
                <LogOut
                  id="end-others"
                  label="Log out everywhere else"
                  hasPassword={hasPassword}
                  end={(password) => endAll(others, password)}
                  onEnded={onEnded}
                />
              )}
            </>
          );
        }}
      </WhenLoaded>
    </Section>
  );
}

interface RowProps {
  readonly session: SessionRow;
  readonly hasPassword: boolean;
  readonly onEnded: () => Promise<void>;
}

function Row({ session, hasPassword, onEnded }: RowProps) {
  const { id, device, lastSeenAt, createdAt, isCurrent } = session;
  return (
    <div className={styles.row}>
      <p>
        <span className={styles.device}>{device}</span>
        {isCurrent && <span className={styles.good}>This device</span>}
        <span className={styles.quiet}>
          Location unknown, last used {TIME.format(lastSeenAt)}, logged in since {TIME.format(createdAt)}
        </span>
      </p>
      {!isCurrent && (
        <LogOut
          id={`end-${id}`}
          label="Log out"
          name={`Log out ${device}`}
          hasPassword={hasPassword}
          end={(password) => end(session, password)}
          onEnded={onEnded}
        />
      )}
    </div>
  );
}

interface LogOutProps {
  /** Of the form. */
  readonly id: string;
  readonly label: string;
  /** For screen readers, when the label does not say which. */
  readonly name?: string;
  readonly hasPassword: boolean;
  readonly end: (currentPassword: string) => Promise<Called<undefined>>;
  readonly onEnded: () => Promise<void>;
}

/** A button that asks for the password before it logs anything out. */
function LogOut({ id, label, name, hasPassword, end: send, onEnded }: LogOutProps) {
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  function ask(next: boolean) {
    flushSync(() => setIsAsked(next));
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }
  return (
    <div ref={box}>
      {isAsked ? (
        <CallForm
          id={id}
          submit={label}
          look="plain"
          send={({ currentPassword = '' }) => send(currentPassword)}
          onDone={() => void onEnded()}
          aside={<Button onClick={() => ask(false)}>Cancel</Button>}
        >
          <Fields isNarrow>{hasPassword && <CurrentPasswordEntry />}</Fields>
        </CallForm>
      ) : (
        <Button aria-label={name} onClick={() => ask(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}

/** One that has ended by itself meanwhile is ended too. */
async function end({ id }: SessionRow, currentPassword: string): Promise<Called<undefined>> {
  const answer = await callAsUser('POST /api/profile/sessions/:id/end', { params: { id }, body: { currentPassword } });
  return !answer.ok && answer.error.code === 'sessionUnknown' ? { ok: true, data: undefined } : answer;
}

/** Stops at the first that cannot be ended, and says why. */
async function endAll(sessions: readonly SessionRow[], currentPassword: string): Promise<Called<undefined>> {
  for (const session of sessions) {
    const answer = await end(session, currentPassword);
    if (!answer.ok) return answer;
  }
  return { ok: true, data: undefined };
}
