import { getAuth, subscribeAuth } from '../../../identity/auth-state.ts';

const LONGEST_WAIT_MS = 20_000;

/** The id of whoever is signed in, once that is known; undefined for a visitor, or when it cannot be found out. */
export function knownUser(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (id: string | undefined) => {
      leave();
      clearTimeout(timer);
      resolve(id);
    };
    const look = () => {
      const { user, isFirebaseLoaded, isLoggedIn, failure } = getAuth();
      if (user || failure !== undefined || (isFirebaseLoaded && !isLoggedIn)) end(user?.id);
    };
    const timer = setTimeout(() => end(undefined), LONGEST_WAIT_MS);
    const leave = subscribeAuth(look);
    look();
  });
}
