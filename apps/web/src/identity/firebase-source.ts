import type { IdentityOptions, IdTokenAnswer } from '@paperwage/api-contract';
import type { Called } from './call.ts';
import { call } from './call.ts';
import { FIREBASE_KEY, type TokenSource } from './token-source.ts';

type IdToken = IdTokenAnswer['data'];
type Places = NonNullable<IdentityOptions['firebase']>;

/** What a browser keeps of a sign-in at Firebase. */
interface Kept extends Places {
  readonly refreshToken: string;
}

const GIVE_UP_MS = 20_000;
const UNREACHABLE = 'We can’t reach the login service. Check your connection and try again.';
const SIGNED_OUT = 'You’ve been logged out. Log in again.';

/** Firebase Authentication by its own calls, without its library, which would weigh more than our pages. */
export const firebaseSource: TokenSource = {
  async exchange(customToken) {
    const options = await call('GET /api/identity/options');
    if (!options.ok) return options;
    const { firebase } = options.data;
    if (!firebase) return refused();
    const said = await ask(`${firebase.accountsUrl}/v1/accounts:signInWithCustomToken`, firebase, {
      token: customToken,
      returnSecureToken: true,
    });
    return said.ok ? kept(firebase, said.data) : said;
  },
  async refresh() {
    const before = read();
    if (!before) return refused();
    const said = await ask(`${before.tokensUrl}/v1/token`, before, {
      grant_type: 'refresh_token',
      refresh_token: before.refreshToken,
    });
    return said.ok ? kept(before, said.data) : said;
  },
  forget: () => localStorage.removeItem(FIREBASE_KEY),
};

/** The names differ between the two calls. */
interface Said {
  readonly idToken?: string;
  readonly id_token?: string;
  readonly refreshToken?: string;
  readonly refresh_token?: string;
  readonly expiresIn?: string;
  readonly expires_in?: string;
}

async function ask(url: string, { apiKey }: Places, body: object): Promise<Called<Said>> {
  try {
    const response = await fetch(`${url}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    if (response.ok) return { ok: true, data: (await response.json()) as Said };
    // What is refused as such stays refused; all else, such as too many requests, passes.
    if (response.status === 400 || response.status === 401 || response.status === 403) return refused();
  } catch {
    // Told below, as is an answer that makes no sense.
  }
  return { ok: false, error: { code: 'unreachable', message: UNREACHABLE, issues: [] } };
}

function kept({ apiKey, accountsUrl, tokensUrl }: Places, said: Said): Called<IdToken> {
  const idToken = said.idToken ?? said.id_token;
  const refreshToken = said.refreshToken ?? said.refresh_token;
  if (idToken === undefined || refreshToken === undefined) return refused();
  const keep: Kept = { apiKey, accountsUrl, tokensUrl, refreshToken };
  try {
    localStorage.setItem(FIREBASE_KEY, JSON.stringify(keep));
  } catch {
    // A full or forbidden storage: the sign-in then ends with this page.
  }
  return { ok: true, data: { idToken, expiresInSeconds: Number(said.expiresIn ?? said.expires_in ?? 3600) } };
}

function read(): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(FIREBASE_KEY) ?? '') as Kept;
  } catch {
    return undefined;
  }
}

function refused(): Called<never> {
  return { ok: false, error: { code: 'signedOut', message: SIGNED_OUT, issues: [] } };
}
