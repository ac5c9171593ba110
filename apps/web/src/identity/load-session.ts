import type { Session } from './create-session.ts';

/** If the code fails to load. */
export const NOT_LOADED = 'Part of this site didn’t load. Check your connection and try again.';

let loading: Promise<Session> | undefined;
let loaded: Session | undefined;

/** The session, if its code has come. */
export function loadedSession(): Session | undefined {
  return loaded;
}

/** The sign-in and sign-out code, fetched with the first sign-in. Rejects if it fails to load; the next call tries again. */
export function loadSession(): Promise<Session> {
  loading ??= import('./session.ts').then(
    ({ session }) => (loaded = session),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
