import { z } from 'zod';
import { answerOf } from './answers.ts';

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;
const LONGEST_EMAIL = 254;

const emailSchema = z
  .string({ error: 'must be an e-mail address' })
  .trim()
  .max(LONGEST_EMAIL, { error: 'must be an e-mail address' })
  .pipe(z.email({ error: 'must be an e-mail address such as ana@example.com' }));

/** A password that is being chosen. What is common or known from a breach is refused by the server. */
export const newPasswordSchema = z
  .string({ error: 'must be text' })
  .min(SHORTEST_PASSWORD, { error: `must have at least ${SHORTEST_PASSWORD} characters` })
  .max(LONGEST_PASSWORD, { error: `must have at most ${LONGEST_PASSWORD} characters` });

/** A password that is being given: any text, since an old one may follow older rules. */
const givenPasswordSchema = z.string({ error: 'must be text' }).min(1, { error: 'is empty' }).max(1000);

/** What no name has: signs that steer a screen, turn the direction of writing, or are half of a sign. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** A person's name, or none. */
export const nameSchema = z
  .string({ error: 'must be text' })
  .trim()
  .max(80, { error: 'must have at most 80 characters' })
  .refine((name) => !UNPRINTABLE.test(name), { error: 'has signs that cannot be shown' });

/** A secret out of a link that was sent by mail. */
/** One that was cut off in a mail is unknown, which is said as of any other link. */
const linkTokenSchema = z.string({ error: 'must be the token of a link' }).max(200);

export const secondFactorSchema = z
  .string({ error: 'must be the code of the authenticator app, or a recovery code' })
  .trim()
  .max(40)
  .optional();

export const signUpRequestSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: nameSchema.default(''),
  lastName: nameSchema.default(''),
});

/** Refused with the code `secondFactorNeeded` when the account asks for one: the same call is then made with it. */
export const signInRequestSchema = z.strictObject({
  email: emailSchema,
  password: givenPasswordSchema,
  secondFactor: secondFactorSchema,
});

export const sendEmailLinkRequestSchema = z.strictObject({ email: emailSchema });

export const signInByLinkRequestSchema = z.strictObject({ token: linkTokenSchema, secondFactor: secondFactorSchema });

export const forgotPasswordRequestSchema = z.strictObject({ email: emailSchema });

export const resetPasswordRequestSchema = z.strictObject({ token: linkTokenSchema, password: newPasswordSchema });

export const verifyEmailRequestSchema = z.strictObject({ token: linkTokenSchema });

/** The options go to `navigator.credentials.get`, and what it answers comes back, both as JSON of WebAuthn. */
export const passkeyOptionsAnswerSchema = answerOf(z.object({ options: z.looseObject({ challenge: z.string() }) }));
export const passkeyRequestSchema = z.strictObject({
  response: z.looseObject({ id: z.string().max(2048), response: z.looseObject({ clientDataJSON: z.string() }) }),
});

/** A firm at which people may sign in, as `identityOptionsPath` calls it. */
export const providerIdSchema = z.string({ error: 'must be the id of a provider' }).max(30);

export const beginSocialRequestSchema = z.strictObject({ provider: providerIdSchema });
export const socialAddressAnswerSchema = answerOf(
  z.object({ address: z.string().describe('Where the page goes next') }),
);
export const finishSocialRequestSchema = z.strictObject({ token: linkTokenSchema, secondFactor: secondFactorSchema });
/** A custom token, or the name of the firm that was connected to the account of who is signed in. */
export const finishSocialAnswerSchema = answerOf(
  z.object({
    customToken: z.string().optional(),
    isNew: z.boolean().optional().describe('Whether the account was opened by this, where it is a sign-in'),
    connected: z.string().optional(),
  }),
);

/** Success of every way to sign in: `customToken` is exchanged with the identity provider for an ID token. */
export const customTokenAnswerSchema = answerOf(z.object({ customToken: z.string() }));

export const exchangeTokenRequestSchema = z.strictObject({ customToken: z.string().max(4096) });

export const idTokenAnswerSchema = answerOf(
  z.object({ idToken: z.string(), expiresInSeconds: z.int().describe('From now on') }),
);

export const identityOptionsAnswerSchema = answerOf(
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

export type SignUpBody = z.input<typeof signUpRequestSchema>;
export type SignInBody = z.input<typeof signInRequestSchema>;
export type CustomTokenAnswer = z.output<typeof customTokenAnswerSchema>;
export type SocialAddressAnswer = z.output<typeof socialAddressAnswerSchema>;
export type FinishSocialAnswer = z.output<typeof finishSocialAnswerSchema>;
export type IdTokenAnswer = z.output<typeof idTokenAnswerSchema>;
export type IdentityOptions = z.output<typeof identityOptionsAnswerSchema>['data'];
