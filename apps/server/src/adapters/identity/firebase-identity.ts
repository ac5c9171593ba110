import { applicationDefault, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { getAuth } from 'firebase-admin/auth';
import type { FirebasePlace } from '../../config/identity-variables.ts';
import { newId, timeOfId } from '../../ids.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdentityProvider } from '../../ports/accounts/identity-provider.ts';
import type { Records } from '../../ports/records.ts';
import type { Session } from '../../ports/accounts/session-records.ts';
import { sessionEnd } from './embedded/refresh-tokens.ts';

/** The claim that identifies the sign-in in a custom token, and in all ID tokens from it. */
const SESSION_CLAIM = 'paperwage_session';
/** How soon a custom token must be exchanged, and its first ID token seen here. */
const EXCHANGE_WITHIN_MS = 5 * 60_000;
const SEEN_WITHIN_MS = 10 * 60_000;
const TOUCH_EVERY_MS = 5 * 60_000;
const GOOGLE = {
  accountsUrl: 'https://identitytoolkit.googleapis.com',
  tokensUrl: 'https://securetoken.googleapis.com',
};

interface FirebaseOptions {
  readonly place: FirebasePlace;
  readonly records: Records;
  readonly clock: Clock;
  /** How long an unused sign-in stays valid. */
  readonly idleMs: number;
}

/**
 * Firebase Authentication as the identity provider. It verifies who someone is; we track which sign-ins exist and which
 * have ended, so that ending one takes effect at once. Its project's tokens that didn't come from this server's custom
 * tokens are refused: with the key that pages show, anybody can open accounts at Firebase.
 */
export function firebaseIdentity({
  place,
  records,
  clock,
  idleMs,
}: FirebaseOptions): IdentityProvider & { close(): Promise<void> } {
  refuseOtherEmulator(place.emulator);
  const { projectId, credentialsFile, apiKey, emulator } = place;
  const credential = credentialsFile === undefined ? applicationDefault() : cert(credentialsFile);
  const app = initializeApp({ projectId, ...(emulator === undefined && { credential }) }, newId(clock.nowMs()));
  const auth = getAuth(app);
  return {
    kind: 'firebase',
    tokens: undefined,
    client: { apiKey, ...urlsOf(emulator) },
    createCustomToken: (userId) => auth.createCustomToken(userId, { [SESSION_CLAIM]: newId(clock.nowMs()) }),
    async verifyIdToken(token, device = '') {
      const claims = await auth.verifyIdToken(token).catch(refusedOnly);
      const session = claims && (await sessionOf({ records, clock, idleMs }, claims, device));
      return session && { userId: session.userId, signedInAtMs: session.createdAtMs, sessionId: session.id };
    },
    close: () => deleteApp(app),
  };
}

/** The library reads the variable itself, and then accepts unsigned tokens: it must match what was checked at startup. */
function refuseOtherEmulator(emulator: string | undefined): void {
  const read = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if ((read === '' ? undefined : read) !== emulator) {
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST has changed since the start, or has spaces around it.');
  }
}

function urlsOf(emulator: string | undefined): typeof GOOGLE {
  if (emulator === undefined) return GOOGLE;
  const at = (url: string) => url.replace('https://', `http://${emulator}/`);
  return { accountsUrl: at(GOOGLE.accountsUrl), tokensUrl: at(GOOGLE.tokensUrl) };
}

/** An invalid token means nobody is signed in; any other error is a failure. */
function refusedOnly(error: unknown): undefined {
  const { code } = error as { code?: string };
  const refusals = ['argument-error', 'id-token-expired', 'id-token-revoked', 'user-not-found', 'user-disabled'];
  if (refusals.some((name) => code === `auth/${name}`)) return undefined;
  throw error;
}

type Kept = Omit<FirebaseOptions, 'place'>;

/** A token's sign-in, which starts with the first token we see of it; nothing if it has ended. */
async function sessionOf(kept: Kept, claims: DecodedIdToken, device: string): Promise<Session | undefined> {
  const id: unknown = claims[SESSION_CLAIM];
  if (typeof id !== 'string') return undefined;
  const { records, clock, idleMs } = kept;
  const session = (await records.sessions.find(id)) ?? (await beginSession(kept, claims, id, device));
  const nowMs = clock.nowMs();
  if (session?.userId !== claims.uid || session.expiresAtMs <= nowMs) return undefined;
  // A custom token that was exchanged twice has let someone else in.
  if (session.createdAtMs !== claims.auth_time * 1000) return undefined;
  if (nowMs - session.lastSeenAtMs > TOUCH_EVERY_MS) {
    await records.sessions.touch(id, nowMs, sessionEnd(session.createdAtMs, nowMs, idleMs));
  }
  return session;
}

async function beginSession(
  { records, clock, idleMs }: Kept,
  { uid, auth_time: signedInAt }: DecodedIdToken,
  id: string,
  device: string,
): Promise<Session | undefined> {
  const nowMs = clock.nowMs();
  const createdAtMs = signedInAt * 1000;
  const madeAtMs = timeOfId(id);
  if (createdAtMs - madeAtMs > EXCHANGE_WITHIN_MS || nowMs - madeAtMs > SEEN_WITHIN_MS) return undefined;
  const begun = await records.transaction(async (inside) => {
    if (!(await inside.oneTime.spend(`firebase:${id}`, madeAtMs + 2 * SEEN_WITHIN_MS))) return undefined;
    const account = await inside.accounts.find(uid);
    if (!account || account.sessionsEndedAtMs > madeAtMs) return undefined;
    const expiresAtMs = sessionEnd(createdAtMs, nowMs, idleMs);
    const session: Session = { id, userId: uid, device, createdAtMs, lastSeenAtMs: nowMs, expiresAtMs };
    await inside.sessions.add(session);
    return session;
  });
  // Another request with the same first token may have been faster.
  return begun ?? records.sessions.find(id);
}
