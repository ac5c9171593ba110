import { z } from 'zod';
import { answerOf, doneAnswerSchema, idSchema, timestampSchema } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { phoneRowSchema } from './phone.ts';

const sessionsAnswerSchema = answerOf(
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

const accountSecurityAnswerSchema = answerOf(
  z.object({
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
    recoveryCodesLeft: z.int(),
    social: z.array(z.object({ id: z.string(), name: z.string() })).describe('Providers that open the account'),
    passkeys: z.array(z.object({ id: idSchema, name: z.string(), createdAt: timestampSchema })),
    phone: phoneRowSchema.nullable().describe('The number to which codes may be sent'),
  }),
);

const passwordSchema = z.strictObject({ currentPassword: z.string().max(1000) });

/** How the account is entered, and from where it is open. */
export const securityEndpoints = {
  getAccountSecurity: endpoint({
    method: 'GET',
    path: '/api/profile/security',
    tag: 'Accounts',
    summary: 'How the account may be entered',
    description:
      'Whether there is a password and a second factor, and which providers, passkeys and phone open the account.',
    auth: 'user',
    answer: accountSecurityAnswerSchema,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/profile/sessions',
    tag: 'Accounts',
    summary: 'Where the user is signed in',
    description: 'One entry for each device, with the one that asks marked as the current one.',
    auth: 'user',
    answer: sessionsAnswerSchema,
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/profile/sessions/:id/end',
    tag: 'Accounts',
    summary: 'Sign a device out',
    description: 'One of the user’s own sign-ins, by its id in the list of sessions.',
    auth: 'user',
    params: z.object({ id: idSchema }),
    answer: doneAnswerSchema,
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/api/profile/second-factor/begin',
    tag: 'Accounts',
    summary: 'A secret for an authenticator app',
    description: 'For one who knows the password. Nothing is asked for at sign-in before a first code has come back.',
    auth: 'user',
    body: passwordSchema,
    answer: answerOf(z.object({ secret: z.string(), address: z.string() })),
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/api/profile/second-factor/confirm',
    tag: 'Accounts',
    summary: 'Turn the second factor on with a first code',
    description: 'Answers the recovery codes, which are shown this once.',
    auth: 'user',
    body: z.strictObject({ code: z.string().trim().max(40) }),
    answer: answerOf(z.object({ recoveryCodes: z.array(z.string()) })),
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/api/profile/second-factor/remove',
    tag: 'Accounts',
    summary: 'Turn the second factor off',
    description:
      'For one who knows the password. The user is told by mail, and recovery codes are worth nothing from then on.',
    auth: 'user',
    body: passwordSchema,
    answer: doneAnswerSchema,
  }),
};

export type SessionRow = z.output<typeof sessionsAnswerSchema>['data']['sessions'][number];
export type AccountSecurity = z.output<typeof accountSecurityAnswerSchema>['data'];
