import { getAuth, setAuth, VISITOR } from './auth-state.ts';
import { loadSession, NOT_LOADED } from './load-session.ts';
import { isHinted, onHintChanged, showHint } from './sign-in-hint.ts';

/**
 * Finds out who is signed in. For a visitor nothing is fetched, neither code nor an answer of the server. A page that comes
 * back out of the browser's memory looks again, since it heard of nothing meanwhile.
 */
export function startAuth(): void {
  look(isHinted());
  onHintChanged(look);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look(isHinted());
  });
}

/** Tries again what failed at the start. */
export function retryAuth(): void {
  look(isHinted());
}

function look(isSignedIn: boolean): void {
  showHint(isSignedIn);
  if (!isSignedIn && !getAuth().isLoggedIn) {
    setAuth(VISITOR);
    return;
  }
  if (isSignedIn) setAuth({ ...getAuth(), isExpected: true });
  loadSession().then(
    (session) => (isSignedIn ? session.resume() : session.forget()),
    () => setAuth({ ...getAuth(), failure: NOT_LOADED }),
  );
}
