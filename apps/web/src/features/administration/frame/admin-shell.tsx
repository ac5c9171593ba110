import type { AdminOverview } from '@paperwage/api-contract';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import { Fields } from '../../../call-form/fields.tsx';
import { useAuth } from '../../../identity/auth-state.ts';
import type { CallError } from '../../../identity/call.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import links from '../../../styles/link-button.module.css';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showCurrentTab } from '../../../ui/show-current-tab.ts';
import styles from './admin-shell.module.css';
import { failureText } from './words.ts';

const ADMIN_TABS = [
  { path: '/admin', label: 'Overview' },
  { path: '/admin/orders', label: 'Orders' },
  { path: '/admin/subscriptions', label: 'Subscriptions' },
  { path: '/admin/messages', label: 'Messages', counts: 'openMessages' },
  { path: '/admin/answers', label: 'Answers' },
  { path: '/admin/reports', label: 'Reports', counts: 'openReports' },
  { path: '/admin/refusals', label: 'Refusals', counts: 'openRefusals' },
  { path: '/admin/jobs', label: 'Jobs', counts: 'failedJobs' },
  { path: '/admin/mail', label: 'Email' },
  { path: '/admin/visits', label: 'Visits' },
  { path: '/admin/errors', label: 'Errors' },
  { path: '/admin/trail', label: 'Trail' },
] as const satisfies readonly { path: string; label: string; counts?: keyof AdminOverview }[];

export interface AdminShellProps {
  readonly title: string;
  /** The tab it is under. */
  readonly tab: (typeof ADMIN_TABS)[number]['path'];
  readonly children: (overview: AdminOverview, reload: () => Promise<void>) => ReactNode;
}

type Entrance = { readonly overview: AdminOverview } | { readonly refusal: CallError } | undefined;

/** What was answered last, so that nothing is asked for twice on the way from page to page. */
let last: { readonly userId: string; readonly overview: AdminOverview } | undefined;

/** Heading and tabs of the admin pages. Anyone who isn't an admin, or must enter a code first, sees only that. */
export function AdminShell({ title, tab, children }: AdminShellProps) {
  const { user } = useAuth();
  const userId = user?.id;
  const [entrance, setEntrance] = useState<Entrance>(() =>
    last !== undefined && last.userId === userId ? { overview: last.overview } : undefined,
  );
  const reload = useCallback(async () => {
    const answer = await callAsUser('GET /api/admin/overview');
    last = answer.ok && userId !== undefined ? { userId, overview: answer.data } : undefined;
    setEntrance(answer.ok ? { overview: answer.data } : { refusal: answer.error });
  }, [userId]);
  useEffect(() => {
    if (userId !== undefined) void reload();
  }, [reload, userId]);
  const tabs = useRef<HTMLUListElement>(null);
  // The counts make them wider.
  useEffect(() => showCurrentTab(tabs.current), [entrance]);
  if (entrance && 'refusal' in entrance) return <Refused refusal={entrance.refusal} onEntered={reload} />;
  const overview = entrance?.overview;
  return (
    <main id="main" className={styles.page} aria-busy={!overview}>
      <h1 tabIndex={-1}>{title}</h1>
      <nav className={styles.tabs} aria-label="Admin">
        <ul ref={tabs}>
          {ADMIN_TABS.map((one) => {
            const count = overview && 'counts' in one ? overview[one.counts] : 0;
            return (
              <li key={one.path}>
                <a href={one.path} aria-current={one.path === tab ? 'page' : undefined}>
                  {count > 0 ? `${one.label} · ${count}` : one.label}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      {overview ? children(overview, reload) : <div className={styles.waiting} aria-hidden="true" />}
    </main>
  );
}

/** What to do for users who can’t see the pages. */
function Refused({ refusal, onEntered }: { readonly refusal: CallError; readonly onEntered: () => Promise<void> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { code, message } = refusal;
  const needsCode = code === 'adminCodeNeeded';
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {needsCode ? 'Confirm it’s you' : 'Admin'}
      </h1>
      <div className={styles.door}>
        {needsCode && (
          <CallForm
            id="admin-code"
            submit="Continue"
            send={({ code: typed = '' }) => callAsUser('POST /api/admin/confirm', { body: { code: typed } })}
            onDone={() => void onEntered()}
          >
            <Fields isNarrow>
              <Entry
                name="code"
                label="Code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={40}
                empty="Enter the code from your authenticator app."
                help="From your authenticator app, or a recovery code. It lasts 4 hours."
              />
            </Fields>
          </CallForm>
        )}
        {code === 'adminFactorMissing' && (
          <>
            <p>
              Admins need an authenticator app. Set one up under “Authenticator app” in My profile, then come back here.
            </p>
            <a className={links.primary} href="/user/account">
              Open My profile
            </a>
          </>
        )}
        {code === 'adminOnly' && (
          <>
            <p>{message}</p>
            <a className={links.plain} href="/user/account">
              Open My profile
            </a>
          </>
        )}
        {!needsCode && code !== 'adminFactorMissing' && code !== 'adminOnly' && (
          <Notice tone="error" role="alert" actions={<Button onClick={() => void onEntered()}>Try again</Button>}>
            {failureText(refusal)}
          </Notice>
        )}
      </div>
    </main>
  );
}
