import { z } from 'zod';
import { answerOf, doneAnswerSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { currentPasswordSchema, linkTokenSchema, SECOND_FACTOR_DESCRIPTION, secondFactorSchema } from './sign-in.ts';

/** A provider people can log in with, as `getIdentityOptions` calls it. */
const providerIdSchema = z.string({ error: 'must be the id of a provider' }).max(30);

const socialAddressAnswerSchema = answerOf(z.object({ address: z.string().describe('Where the page goes next') }));

/** A custom token, or the name of the provider that was connected to the signed-in user's account. */
const finishSocialAnswerSchema = answerOf(
  z.object({
    customToken: z.string().optional(),
    isNew: z.boolean().optional().describe('For a login, whether it created the account'),
    connected: z.string().optional(),
  }),
);

/**
 * Logging in with another provider. The page asks where to go and goes there; the provider sends the browser to the
 * callback, which redirects to `/auth/social#token=…`, and that page completes the login.
 */
export const socialEndpoints = {
  beginSocial: endpoint({
    method: 'POST',
    path: '/api/social/begin',
    tag: 'Accounts',
    summary: 'Get the URL to log in with another provider',
    description: 'Send the browser to this URL. A cookie ties the result to this browser.',
    auth: 'none',
    sameOrigin: true,
    body: z.strictObject({ provider: providerIdSchema }),
    answer: socialAddressAnswerSchema,
  }),
  returnFromProvider: endpoint({
    method: 'GET',
    path: '/api/social/:provider/callback',
    tag: 'Accounts',
    summary: 'Where another provider sends the browser back',
    description: 'Redirects to the page that finishes the login, with a token or the reason there is none.',
    auth: 'none',
    params: z.object({ provider: providerIdSchema }),
    queryOfOthers: true,
    redirect: 'To the page that finishes it',
  }),
  finishSocial: endpoint({
    method: 'POST',
    path: '/api/social/sign-in',
    tag: 'Accounts',
    summary: 'Finish a login or connection with another provider',
    description:
      'Returns a custom token or, when connecting a provider to an account, the provider’s name. ' +
      `${SECOND_FACTOR_DESCRIPTION}`,
    auth: 'none',
    sameOrigin: true,
    body: z.strictObject({ token: linkTokenSchema, secondFactor: secondFactorSchema }),
    answer: finishSocialAnswerSchema,
  }),
  beginConnecting: endpoint({
    method: 'POST',
    path: '/api/profile/social/begin',
    tag: 'Accounts',
    summary: 'Get the URL to connect another provider',
    description: 'Needs the password. Works like logging in there. After that, the provider can log in to the account.',
    auth: 'user',
    body: z.strictObject({ provider: providerIdSchema, currentPassword: currentPasswordSchema }),
    answer: socialAddressAnswerSchema,
  }),
  disconnect: endpoint({
    method: 'POST',
    path: '/api/profile/social/:provider/remove',
    tag: 'Accounts',
    summary: 'Disconnect a provider',
    description: 'It can no longer log in to the account. Nothing changes at the provider.',
    auth: 'user',
    trail: { done: 'providerRemoved' },
    params: z.object({ provider: providerIdSchema }),
    answer: doneAnswerSchema,
  }),
};

export type SocialAddressAnswer = z.output<typeof socialAddressAnswerSchema>;
export type FinishSocialAnswer = z.output<typeof finishSocialAnswerSchema>;
