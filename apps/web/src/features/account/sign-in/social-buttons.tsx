import { useState } from 'react';
import { call } from '../../../identity/call.ts';
import { useIdentityOptions } from '../../../identity/identity-options.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './auth-page.module.css';

/** The other providers people can log in or sign up with; nothing where there are none. It comes late: put it last. */
export function SocialButtons() {
  const options = useIdentityOptions();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  if (!options || options.social.length === 0) return null;
  async function leaveFor(provider: string) {
    if (busy !== undefined) return;
    setBusy(provider);
    setFailure(undefined);
    const answer = await call('POST /api/social/begin', { body: { provider } });
    if (answer.ok) {
      location.assign(answer.data.address);
      return;
    }
    setBusy(undefined);
    setFailure(answer.error.message);
  }
  return (
    <div className={styles.social}>
      <p className={styles.or}>or</p>
      {options.social.map(({ id, name }) => (
        <Button key={id} className={styles.wide} aria-disabled={busy !== undefined} onClick={() => void leaveFor(id)}>
          Continue with {name}
        </Button>
      ))}
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
    </div>
  );
}
