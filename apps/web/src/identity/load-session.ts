import type { Session } from './create-session.ts';

/** When the code does not come. */
export const NOT_LOADED = 'Part of this site didn’t load. Check your connection and try again.';

let loading: Promise<Session> | undefined;
let loaded: Session | undefined;

/** The session, if its code has come. */
export function loadedSession(): Session | undefined {
  return loaded;
}

/** What signs in and out, fetched with the first sign-in. Rejects when its code does not come, and then tries anew. */
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
