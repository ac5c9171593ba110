import { z } from 'zod';
import { answerOf, doneAnswerSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';

const idTokenAnswerSchema = answerOf(
  z.object({ idToken: z.string(), expiresInSeconds: z.int().describe('From now on') }),
);

const identityOptionsAnswerSchema = answerOf(
  z.object({
    provider: z.enum(['embedded', 'firebase']),
    firebase: z
      .object({ apiKey: z.string(), accountsUrl: z.string(), tokensUrl: z.string() })
      .nullable()
      .describe('Where pages get ID tokens from Firebase'),
    emailLink: z.boolean(),
    passkeys: z.boolean(),
    phone: z.boolean().describe('Whether the server texts codes'),
    social: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
);

/** What the identity provider answers, and the server session, which is made from an ID token and kept in a cookie. */
export const sessionEndpoints = {
  getIdentityOptions: endpoint({
    method: 'GET',
    path: '/api/identity/options',
    tag: 'Accounts',
    summary: 'List ways to log in',
    description: 'What this server offers on its login page, and which identity provider issues the ID tokens.',
    auth: 'none',
    answer: identityOptionsAnswerSchema,
  }),
  exchangeToken: endpoint({
    method: 'POST',
    path: '/api/identity/token',
    tag: 'Accounts',
    summary: 'Get an ID token for a custom token',
    description:
      'Embedded provider only. Sets a refresh token as a cookie that scripts cannot read and that goes only to ' +
      'these calls. A bad custom token is refused with `signedOut`.',
    auth: 'none',
    sameOrigin: true,
    body: z.strictObject({ customToken: z.string().max(4096) }),
    answer: idTokenAnswerSchema,
  }),
  refreshToken: endpoint({
    method: 'POST',
    path: '/api/identity/refresh',
    tag: 'Accounts',
    summary: 'Get the next ID token with the refresh cookie',
    description: 'Replaces the cookie. Refused with `signedOut` if there is no valid cookie.',
    auth: 'none',
    sameOrigin: true,
    answer: idTokenAnswerSchema,
  }),
  getPublicKeys: endpoint({
    method: 'GET',
    path: '/.well-known/jwks.json',
    tag: 'Accounts',
    summary: 'Get the keys that verify ID tokens',
    description: 'The public keys of the embedded provider, in RFC 7517 format.',
    auth: 'none',
    answer: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }),
    cacheControl: 'public, max-age=300',
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    tag: 'Accounts',
    summary: 'Start a session with an ID token',
    description:
      'Sets the session cookie, and ends the session of any cookie sent with the call. A second cookie remembers the ' +
      'browser, whose login attempts are counted apart from those of strangers.',
    auth: 'user',
    trail: { done: 'loggedIn' },
    sameOrigin: true,
    answer: doneAnswerSchema,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    tag: 'Accounts',
    summary: 'End this session',
    description:
      'The session of the cookie. Clears the cookies that keep the user logged in, even if there was no session.',
    auth: 'none',
    sameOrigin: true,
    answer: doneAnswerSchema,
  }),
  logoutEverywhere: endpoint({
    method: 'GET',
    path: '/api/logout',
    // What a person types.
    alsoAt: ['/logout'],
    tag: 'Accounts',
    summary: 'End all of the user’s sessions',
    description: 'For the user of the cookie or the ID token. Redirects a browser to the home page.',
    auth: 'optional',
    trail: { done: 'loggedOutEverywhere' },
    answer: doneAnswerSchema,
    redirect: 'To the home page',
  }),
};

export type IdTokenAnswer = z.output<typeof idTokenAnswerSchema>;
export type IdentityOptions = z.output<typeof identityOptionsAnswerSchema>['data'];
