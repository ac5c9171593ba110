import * as client from 'openid-client';
import type { OpenIdPlace } from '../../config/identity-variables.ts';
import type { OpenIdClaims, OpenIdProvider, OpenIdRefusal } from '../../ports/accounts/open-id-provider.ts';

const TIMEOUT_SECONDS = 10;
const DISCOVERED_FOR_MS = 24 * 60 * 60_000;
const SCOPE = 'openid email profile';
/** What providers answer if the person canceled. */
const CANCELED = ['access_denied', 'consent_required', 'interaction_required', 'login_required'];

/** A provider, using openid-client. Its metadata is read when someone first signs in there, and then daily. */
export function openIdClientProvider(place: OpenIdPlace): OpenIdProvider {
  const { id, name, linksByEmail } = place;
  let discovered: { readonly configuration: Promise<client.Configuration>; readonly atMs: number } | undefined;
  const configuration = () => {
    if (!discovered || Date.now() - discovered.atMs > DISCOVERED_FOR_MS) {
      discovered = { configuration: discover(place), atMs: Date.now() };
      // After a failure, the next request tries again.
      discovered.configuration.catch(() => (discovered = undefined));
    }
    return discovered.configuration;
  };
  return {
    id,
    name,
    linksByEmail,
    authorizationAddress: ({ redirectUri, state, nonce, codeVerifier }) =>
      orRefusal(async () =>
        client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: SCOPE,
          response_type: 'code',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      ),
    redeem: (query, { redirectUri, state, nonce, codeVerifier }) =>
      orRefusal(async () => {
        const address = new URL(redirectUri);
        address.search = query.toString();
        const tokens = await client.authorizationCodeGrant(await configuration(), address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        if (claims.email !== undefined) return toClaims(claims, claims.iss, claims.sub);
        // Some put only the person's id into the ID token, and the rest here.
        const more = await userInfo(await configuration(), tokens.access_token, claims.sub);
        return toClaims({ ...claims, ...more }, claims.iss, claims.sub);
      }),
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdPlace): Promise<client.Configuration> {
  const authentication: client.ClientAuth = (server, ...rest) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const way = takesPost ? client.ClientSecretPost : client.ClientSecretBasic;
    way(clientSecret)(server, ...rest);
  };
  const isPlain = issuer.startsWith('http:');
  return client.discovery(new URL(issuer), clientId, undefined, authentication, {
    timeout: TIMEOUT_SECONDS,
    // The signature is checked too, though the token comes from the provider itself.
    execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
  });
}

async function userInfo(configuration: client.Configuration, accessToken: string, subject: string): Promise<object> {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  return client.fetchUserInfo(configuration, accessToken, subject);
}

function toClaims(said: Readonly<Record<string, unknown>>, issuer: string, subject: string): OpenIdClaims {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    issuer,
    subject,
    email: text(said.email),
    // As the standard requires: the boolean, not text that looks like it.
    isEmailVerified: said.email_verified === true,
    firstName: text(said.given_name) ?? '',
    lastName: text(said.family_name) ?? '',
  };
}

async function orRefusal<T>(work: () => Promise<T>): Promise<T | OpenIdRefusal> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}

/** Why the provider didn't confirm who the person is; nothing for a bug of our own. */
function refusalOf(error: unknown): OpenIdRefusal | undefined {
  if (error instanceof client.AuthorizationResponseError) {
    return { refusal: CANCELED.includes(error.error) ? 'canceled' : 'notGood', reason: named(error.error) };
  }
  if (error instanceof client.ResponseBodyError) return { refusal: 'notGood', reason: named(error.error) };
  if (error instanceof client.WWWAuthenticateChallengeError) return { refusal: 'notGood', reason: error.code };
  if (error instanceof client.ClientError) {
    const { code = 'unknown' } = error;
    const isAway = code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
    return { refusal: isAway ? 'unreachable' : 'notGood', reason: code };
  }
  // `fetch` throws this if there is no response; a TypeError of ours has no code.
  if (error instanceof TypeError && !('code' in error)) return { refusal: 'unreachable', reason: 'unreachable' };
  return undefined;
}

/** Text from others is logged only if it looks like an error name. */
function named(code: string): string {
  return /^[a-z_]{1,60}$/.test(code) ? code : 'other';
}
