import { z } from 'zod';
import { answerOf, doneAnswerSchema } from './answers.ts';
import { endpoint } from './endpoint.ts';

const idTokenAnswerSchema = answerOf(
  z.object({ idToken: z.string(), expiresInSeconds: z.int().describe('From now on') }),
);

const identityOptionsAnswerSchema = answerOf(
  z.object({
    provider: z.enum(['embedded', 'firebase']),
    firebase: z
      .object({ apiKey: z.string(), accountsUrl: z.string(), tokensUrl: z.string() })
      .nullable()
      .describe('Where pages ask Firebase for ID tokens'),
    emailLink: z.boolean(),
    passkeys: z.boolean(),
    phone: z.boolean().describe('Whether codes are sent to phones'),
    social: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
);

/** What the identity provider answers, and the server session that is made of an ID token and kept by a cookie. */
export const sessionEndpoints = {
  getIdentityOptions: endpoint({
    method: 'GET',
    path: '/api/identity/options',
    tag: 'Accounts',
    summary: 'Ways to sign in',
    description: 'What this server offers on its sign-in page, and which identity provider gives the ID tokens.',
    auth: 'none',
    answer: identityOptionsAnswerSchema,
  }),
  exchangeToken: endpoint({
    method: 'POST',
    path: '/api/identity/token',
    tag: 'Accounts',
    summary: 'An ID token for a custom token',
    description:
      'Of the embedded provider. A refresh token is set as a cookie that scripts cannot read and that goes to these calls ' +
      'alone. Refused with `signedOut` for a custom token that is not good.',
    auth: 'none',
    sameOrigin: true,
    body: z.strictObject({ customToken: z.string().max(4096) }),
    answer: idTokenAnswerSchema,
  }),
  refreshToken: endpoint({
    method: 'POST',
    path: '/api/identity/refresh',
    tag: 'Accounts',
    summary: 'The next ID token, for the refresh cookie',
    description: 'The cookie is replaced. Refused with `signedOut` when there is none that is good.',
    auth: 'none',
    sameOrigin: true,
    answer: idTokenAnswerSchema,
  }),
  getPublicKeys: endpoint({
    method: 'GET',
    path: '/.well-known/jwks.json',
    tag: 'Accounts',
    summary: 'Keys that prove ID tokens',
    description: 'The public keys of the embedded provider, as RFC 7517 writes them.',
    auth: 'none',
    answer: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }),
    cacheControl: 'public, max-age=300',
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    tag: 'Accounts',
    summary: 'Begin the session of an ID token',
    description: 'The session is kept by a cookie, and ends the one whose cookie was sent along.',
    auth: 'user',
    sameOrigin: true,
    answer: doneAnswerSchema,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    tag: 'Accounts',
    summary: 'End this session',
    description: 'The one of the cookie. Both cookies are taken back, also where there was no session.',
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
    summary: 'End all sessions of the user',
    description: 'The user is the one of the cookie, or of the ID token. A browser page is led to the home page.',
    auth: 'optional',
    answer: doneAnswerSchema,
    redirect: 'To the home page',
  }),
};

export type IdTokenAnswer = z.output<typeof idTokenAnswerSchema>;
export type IdentityOptions = z.output<typeof identityOptionsAnswerSchema>['data'];
