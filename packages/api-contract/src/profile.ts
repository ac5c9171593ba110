import { z } from 'zod';
import { nameSchema, newPasswordSchema, passkeyRequestSchema, providerIdSchema } from './identity.ts';
import { answerOf, idSchema, timestampSchema } from './answers.ts';
import { phoneRowSchema } from './phone.ts';

const passkeyNameSchema = z
  .string({ error: 'must be text' })
  .trim()
  .min(1, { error: 'is empty; name the passkey' })
  .max(60, { error: 'must have at most 60 characters' });

const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  isValidEmail: z.boolean().describe('Whether the mail address was proven to be the user’s own'),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.object({ guest: z.boolean() }),
});

const subscriptionSchema = z.object({ isActive: z.boolean(), subscriptionType: z.string().nullable() });

export const profileDataAnswerSchema = answerOf(z.object({ user: userSchema, subscription: subscriptionSchema }));

export const updateProfileRequestSchema = z.strictObject({
  firstName: nameSchema.optional(),
  lastName: nameSchema.optional(),
  email: z.email({ error: 'must be an e-mail address such as ana@example.com' }).max(254).optional(),
  currentPassword: z.string().max(1000).optional().describe('Needed with a new e-mail address'),
});

export const changePasswordRequestSchema = z.strictObject({
  currentPassword: z.string({ error: 'must be text' }).max(1000),
  newPassword: newPasswordSchema,
});

export const sessionsAnswerSchema = answerOf(
  z.object({
    sessions: z.array(
      z.object({
        id: idSchema,
        device: z.string().describe('Browser and system, such as `Firefox on Windows`'),
        createdAt: timestampSchema,
        lastSeenAt: timestampSchema,
        isCurrent: z.boolean(),
      }),
    ),
  }),
);

export const beginSecondFactorRequestSchema = z.strictObject({
  currentPassword: z.string().max(1000),
});
export const beginSecondFactorAnswerSchema = answerOf(z.object({ secret: z.string(), address: z.string() }));
export const confirmSecondFactorRequestSchema = z.strictObject({ code: z.string().trim().max(40) });
export const confirmSecondFactorAnswerSchema = answerOf(z.object({ recoveryCodes: z.array(z.string()) }));
export const removeSecondFactorRequestSchema = z.strictObject({
  currentPassword: z.string().max(1000),
});

export const accountSecurityAnswerSchema = answerOf(
  z.object({
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
    recoveryCodesLeft: z.int(),
    social: z.array(z.object({ id: z.string(), name: z.string() })).describe('Firms that open the account'),
    passkeys: z.array(z.object({ id: idSchema, name: z.string(), createdAt: timestampSchema })),
    phone: phoneRowSchema.nullable().describe('The number to which codes may be sent'),
  }),
);

/**
 * Adding a passkey: the options of the first call go to `navigator.credentials.create`, and what it answers goes to the
 * second. Without a name of its own it is named after the device.
 */
export const beginPasskeyRequestSchema = z.strictObject({
  currentPassword: z.string().max(1000).describe('Empty for an account without a password'),
});
export const addPasskeyRequestSchema = passkeyRequestSchema.extend({ name: passkeyNameSchema.optional() });
export const renamePasskeyRequestSchema = z.strictObject({ name: passkeyNameSchema });

export const beginConnectRequestSchema = z.strictObject({
  provider: providerIdSchema,
  currentPassword: z.string().max(1000).describe('Empty for an account without a password'),
});

export const deleteAccountRequestSchema = z.strictObject({
  currentPassword: z.string().max(1000).describe('Empty for an account without a password'),
});

export type User = z.output<typeof userSchema>;
export type Subscription = z.output<typeof subscriptionSchema>;
export type Profile = z.output<typeof profileDataAnswerSchema>['data'];
export type SessionRow = z.output<typeof sessionsAnswerSchema>['data']['sessions'][number];
export type AccountSecurity = z.output<typeof accountSecurityAnswerSchema>['data'];
