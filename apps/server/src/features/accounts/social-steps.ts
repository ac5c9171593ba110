import type {
  OpenIdClaims,
  OpenIdProvider,
  OpenIdRefusal,
  OpenIdRequest,
} from '../../ports/accounts/open-id-provider.ts';
import { problems } from '../../problems/problem.ts';
import { hashOfSecret, newSecret } from '../../secrets.ts';
import type { AccountContext } from './account-context.ts';

/** How long a person may take at the provider, and how long the page has for the rest. */
export const SOCIAL_STEP_MS = 10 * 60_000;

/** The page that completes the login. */
const PAGE = '/auth/social';

interface Begun {
  readonly provider: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** The user who connects a provider to the account; absent when signing in. */
  readonly userId?: string;
  readonly begunAtMs: number;
}

/** The browser is back, with what the provider said about the person or why it said nothing. */
export interface Returned extends Pick<Begun, 'provider' | 'userId' | 'begunAtMs'> {
  readonly said: OpenIdClaims | OpenIdRefusal;
}

/** The provider with this id. Throws the problem `socialUnknown`. */
export function providerOf({ social }: Pick<AccountContext, 'social'>, id: string): OpenIdProvider {
  const provider = social.find((one) => one.id === id);
  if (!provider) throw problems.socialUnknown();
  return provider;
}

/**
 * Records that this browser goes to a provider. Returns where it goes and the secret for its cookie. State, nonce and
 * verifier stay here; the state is useless without the cookie. Throws `socialUnreachable`.
 */
export async function goToProvider(
  context: AccountContext,
  id: string,
  userId?: string,
): Promise<{ readonly address: string; readonly browser: string }> {
  const provider = providerOf(context, id);
  const [state, nonce, codeVerifier, browser] = [newSecret(), newSecret(), newSecret(), newSecret()];
  const request = { redirectUri: redirectUri(context, id), state, nonce, codeVerifier };
  const address = await provider.authorizationAddress(request);
  if (!(address instanceof URL)) throw problems.socialUnreachable(provider.name);
  const begunAtMs = context.clock.nowMs();
  const content: Begun = { provider: id, nonce, codeVerifier, begunAtMs, ...(userId !== undefined && { userId }) };
  await context.records.signInSteps.add({
    hash: hashOfSecret(state),
    browserHash: hashOfSecret(browser),
    kind: 'begun',
    content,
    expiresAtMs: begunAtMs + SOCIAL_STEP_MS,
  });
  return { address: address.href, browser };
}

/**
 * Takes the browser back from a provider. Returns the page to show, and what went wrong for the log. The page gets a
 * secret for the result, or none if this browser didn't start it.
 */
export async function returnFromProvider(
  context: AccountContext,
  id: string,
  query: URLSearchParams,
  browser: string | undefined,
): Promise<{ readonly page: string; readonly failure?: string }> {
  const { records, clock } = context;
  const provider = providerOf(context, id);
  const state = query.get('state') ?? '';
  const hash = hashOfSecret(state);
  const browserHash = hashOfSecret(browser ?? '');
  const begun = (await records.signInSteps.find({ hash, browserHash, kind: 'begun' }, clock.nowMs())) as
    Begun | undefined;
  // Taken in any case: a code is sent to the provider only once.
  if (begun?.provider !== id || !(await records.signInSteps.take(hash))) return { page: PAGE, failure: 'stateUnknown' };
  const { nonce, codeVerifier, userId, begunAtMs } = begun;
  const request: OpenIdRequest = { redirectUri: redirectUri(context, id), state, nonce, codeVerifier };
  const said = await provider.redeem(query, request);
  const content: Returned = { provider: id, begunAtMs, said, ...(userId !== undefined && { userId }) };
  const secret = newSecret();
  await records.signInSteps.add({
    hash: hashOfSecret(secret),
    browserHash,
    kind: 'returned',
    content,
    expiresAtMs: clock.nowMs() + SOCIAL_STEP_MS,
  });
  const page = `${PAGE}#token=${secret}`;
  return 'refusal' in said ? { page, failure: said.reason } : { page };
}

/** The result this browser came back with. Throws the problem `socialOver`. */
export async function consumeOAuthReturn(
  { records, clock }: AccountContext,
  token: string,
  browser: string | undefined,
): Promise<{ readonly returned: Returned; readonly hash: string }> {
  const hash = hashOfSecret(token);
  const step = { hash, browserHash: hashOfSecret(browser ?? ''), kind: 'returned' };
  const returned = (await records.signInSteps.find(step, clock.nowMs())) as Returned | undefined;
  if (!returned) throw problems.socialOver();
  return { returned, hash };
}

/** One per provider, so that one's answer can't be passed off as another's. */
function redirectUri({ publicUrl }: AccountContext, id: string): string {
  return `${publicUrl}/api/social/${id}/callback`;
}
