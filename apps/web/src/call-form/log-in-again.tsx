import { useState } from 'react';
import type { CallError } from '../identity/call.ts';
import { loadSession } from '../identity/load-session.ts';
import { Button } from '../ui/button.tsx';

/** Whether a refusal asks for a sign-in that is fresh. */
export function needsFreshSignIn({ code }: CallError): boolean {
  return code === 'signInAgain';
}

/** Ends the session, which leads to the log-in page and from there back to where this stands. Work in the browser stays. */
export function LogInAgain() {
  const [failure, setFailure] = useState<string>();
  async function press() {
    const session = await loadSession().catch(() => undefined);
    const answer = await session?.logOut();
    if (!answer?.ok) setFailure(answer?.error.message);
  }
  return (
    <>
      <Button onClick={() => void press()}>Log in again</Button>
      <span role="status">{failure}</span>
    </>
  );
}
