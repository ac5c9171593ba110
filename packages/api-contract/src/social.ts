import { z } from 'zod';
import { answerOf, doneAnswerSchema } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { currentPasswordSchema, linkTokenSchema, SECOND_FACTOR_DESCRIPTION, secondFactorSchema } from './sign-in.ts';

/** A provider people can log in with, as `getIdentityOptions` calls it. */
const providerIdSchema = z.string({ error: 'must be the id of a provider' }).max(30);

const socialAddressAnswerSchema = answerOf(z.object({ address: z.string().describe('Where the page goes next') }));

/** A custom token, or the name of the provider that was connected to the account of who is signed in. */
const finishSocialAnswerSchema = answerOf(
  z.object({
    customToken: z.string().optional(),
    isNew: z.boolean().optional().describe('Whether the account was opened by this, where it is a sign-in'),
    connected: z.string().optional(),
  }),
);

/**
 * Logging in with another provider. The page asks where to go and goes there; the provider sends the browser to the callback, which
 * leads to `/auth/social#token=…`, and that page ends it.
 */
export const socialEndpoints = {
  beginSocial: endpoint({
    method: 'POST',
    path: '/api/social/begin',
    tag: 'Accounts',
    summary: 'Where to log in with another provider',
    description: 'The page goes to the address that is answered. A cookie ties what comes back to this browser.',
    auth: 'none',
    sameOrigin: true,
    body: z.strictObject({ provider: providerIdSchema }),
    answer: socialAddressAnswerSchema,
  }),
  returnFromProvider: endpoint({
    method: 'GET',
    path: '/api/social/:provider/callback',
    tag: 'Accounts',
    summary: 'Where another provider sends the browser back to',
    description:
      'Leads to the page that ends the sign-in, with a token in its address, or with the reason why there is none.',
    auth: 'none',
    params: z.object({ provider: providerIdSchema }),
    redirect: 'To the page that ends it',
  }),
  finishSocial: endpoint({
    method: 'POST',
    path: '/api/social/sign-in',
    tag: 'Accounts',
    summary: 'End what was begun at another provider',
    description: `Answers a custom token or, where a provider was to be connected to an account, its name. ${SECOND_FACTOR_DESCRIPTION}`,
    auth: 'none',
    sameOrigin: true,
    body: z.strictObject({ token: linkTokenSchema, secondFactor: secondFactorSchema }),
    answer: finishSocialAnswerSchema,
  }),
  beginConnecting: endpoint({
    method: 'POST',
    path: '/api/profile/social/begin',
    tag: 'Accounts',
    summary: 'Where to connect another provider to the account',
    description: 'Begun like signing in there, for one who knows the password. The provider then opens the account.',
    auth: 'user',
    body: z.strictObject({ provider: providerIdSchema, currentPassword: currentPasswordSchema }),
    answer: socialAddressAnswerSchema,
  }),
  disconnect: endpoint({
    method: 'POST',
    path: '/api/profile/social/:provider/remove',
    tag: 'Accounts',
    summary: 'Disconnect another provider from the account',
    description: 'It does not open the account any more. At the provider itself nothing changes.',
    auth: 'user',
    params: z.object({ provider: providerIdSchema }),
    answer: doneAnswerSchema,
  }),
};

export type SocialAddressAnswer = z.output<typeof socialAddressAnswerSchema>;
export type FinishSocialAnswer = z.output<typeof finishSocialAnswerSchema>;
