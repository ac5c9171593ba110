import type { SessionRow } from '@paperwage/api-contract';
import { useRef } from 'react';
import { callAsUser } from '../../../identity/call-as-user.ts';
import type { Called } from '../../../identity/call.ts';
import styles from './account-page.module.css';
import { PressButton } from '../form/press-button.tsx';
import { Section } from '../form/section.tsx';
import type { UsedCall } from '../form/use-called.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';

/** What the account is asked for its sessions answers. */
export interface Sessions {
  readonly sessions: readonly SessionRow[];
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Where the account is logged in, each to be ended. */
export function SessionsSection({ used }: { readonly used: UsedCall<Sessions> }) {
  const list = useRef<HTMLUListElement>(null);
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
                  <Row key={session.id} session={session} onEnded={onEnded} />
                ))}
              </ul>
              {others.length > 1 && (
                <div className={styles.buttons}>
                  <PressButton
                    press={() => endAll(others)}
                    onDone={() => void onEnded()}
                    done="Logged out everywhere else."
                  >
                    Log out everywhere else
                  </PressButton>
                </div>
              )}
            </>
          );
        }}
      </WhenLoaded>
    </Section>
  );
}

function Row({ session, onEnded }: { readonly session: SessionRow; readonly onEnded: () => Promise<void> }) {
  const { device, lastSeenAt, createdAt, isCurrent } = session;
  return (
    <li className={styles.row}>
      <p>
        <span className={styles.device}>{device}</span>
        {isCurrent && <span className={styles.good}>This device</span>}
        <span className={styles.quiet}>
          Since {TIME.format(createdAt)}, last used {TIME.format(lastSeenAt)}
        </span>
      </p>
      {!isCurrent && (
        <PressButton press={() => end(session)} onDone={() => void onEnded()} name={`Log out ${device}`}>
          Log out
        </PressButton>
      )}
    </li>
  );
}

/** One that has ended by itself meanwhile is ended too. */
async function end({ id }: SessionRow): Promise<Called<undefined>> {
  const answer = await callAsUser('POST /api/profile/sessions/:id/end', { params: { id } });
  return !answer.ok && answer.error.code === 'sessionUnknown' ? { ok: true, data: undefined } : answer;
}

/** Stops at the first that cannot be ended, and says why. */
async function endAll(sessions: readonly SessionRow[]): Promise<Called<undefined>> {
  for (const session of sessions) {
    const answer = await end(session);
    if (!answer.ok) return answer;
  }
  return { ok: true, data: undefined };
}
