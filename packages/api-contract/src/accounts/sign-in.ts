import { z } from 'zod';
import { answerOf, doneAnswerSchema } from '../answers.ts';
import { appCheckTokenSchema } from '../app-check.ts';
import { endpoint } from '../endpoint.ts';
import { emailSchema, nameSchema } from '../people.ts';

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

/** A new password. The server refuses common and breached ones. */
export const newPasswordSchema = z
  .string({ error: 'must be text' })
  .min(SHORTEST_PASSWORD, { error: `must have at least ${SHORTEST_PASSWORD} characters` })
  .max(LONGEST_PASSWORD, { error: `must have at most ${LONGEST_PASSWORD} characters` });

/** An existing password: any text, since an old one may follow older rules. */
const givenPasswordSchema = z.string({ error: 'must be text' }).min(1, { error: 'is empty' }).max(1000);

/** The signed-in user's password, asked for again before something that opens or ends the account. */
export const currentPasswordSchema = z.string().max(1000).describe('Empty if the account has no password');

/** The secret of an emailed link. One that was cut off on the way is simply unknown, and refused as such. */
export const linkTokenSchema = z.string({ error: 'must be the token from a link' }).max(200);

export const secondFactorSchema = z
  .string({ error: 'must be the code from the authenticator app, or a recovery code' })
  .trim()
  .max(40)
  .optional();

/** Success of every way to sign in: exchange `customToken` with the identity provider for an ID token. */
export const customTokenAnswerSchema = answerOf(z.object({ customToken: z.string() }));

export const signUpRequestSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: nameSchema.default(''),
  lastName: nameSchema.default(''),
  appCheckToken: appCheckTokenSchema,
});

const signInRequestSchema = z.strictObject({
  email: emailSchema,
  password: givenPasswordSchema,
  secondFactor: secondFactorSchema,
});

const TOLD_TO_NOBODY = 'Responds the same whether or not there is such an account.';
const TOKEN_TOLD = 'Exchange the custom token for an ID token at the identity provider.';
export const SECOND_FACTOR_DESCRIPTION =
  'If the account has a second factor, refused with the code `secondFactorNeeded`. Repeat the call with the code.';

/** The calls that open an account, and sign in with a password or an emailed link. */
export const signInEndpoints = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/sign-up',
    tag: 'Accounts',
    summary: 'Sign up',
    description: `${TOKEN_TOLD} Sends a link to confirm the email.`,
    auth: 'none',
    trail: { done: 'signedUp' },
    appCheck: true,
    body: signUpRequestSchema,
    answer: customTokenAnswerSchema,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/sign-in',
    tag: 'Accounts',
    summary: 'Log in with a password',
    description: SECOND_FACTOR_DESCRIPTION,
    auth: 'none',
    trail: { refused: 'loginRefused' },
    body: signInRequestSchema,
    answer: customTokenAnswerSchema,
  }),
  sendEmailLink: endpoint({
    method: 'POST',
    path: '/api/email-link/send',
    tag: 'Accounts',
    summary: 'Email a login link',
    description: TOLD_TO_NOBODY,
    auth: 'none',
    body: z.strictObject({ email: emailSchema }),
    answer: doneAnswerSchema,
  }),
  signInByLink: endpoint({
    method: 'POST',
    path: '/api/email-link/sign-in',
    tag: 'Accounts',
    summary: 'Log in with a link',
    description: `The link also confirms the email, and works once. ${SECOND_FACTOR_DESCRIPTION}`,
    auth: 'none',
    body: z.strictObject({ token: linkTokenSchema, secondFactor: secondFactorSchema }),
    answer: customTokenAnswerSchema,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/forgot-password',
    tag: 'Accounts',
    summary: 'Email a link to choose a new password',
    description: TOLD_TO_NOBODY,
    auth: 'none',
    body: z.strictObject({ email: emailSchema }),
    answer: doneAnswerSchema,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/reset-password',
    tag: 'Accounts',
    summary: 'Choose a new password',
    description: 'With the link from the email. Ends all sessions, and lifts a block after too many attempts.',
    auth: 'none',
    trail: { done: 'passwordReset' },
    body: z.strictObject({ token: linkTokenSchema, password: newPasswordSchema }),
    answer: doneAnswerSchema,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/verify-email',
    tag: 'Accounts',
    summary: 'Confirm the email of the logged-in account',
    description:
      'With the link from the email, only for the user logged in to that account. A new email replaces the old one.',
    auth: 'optional',
    trail: { done: 'emailConfirmed' },
    body: z.strictObject({ token: linkTokenSchema }),
    answer: doneAnswerSchema,
  }),
};

export type SignUpBody = z.input<typeof signUpRequestSchema>;
export type SignInBody = z.input<typeof signInRequestSchema>;
export type CustomTokenAnswer = z.output<typeof customTokenAnswerSchema>;
