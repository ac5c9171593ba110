import { z } from 'zod';
import { answerOf, doneAnswerSchema, idSchema, timestampSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { phoneRowSchema } from './phone.ts';
import { SECURITY_EVENT_KINDS } from '../security-events.ts';

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
    social: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('Providers that can log in to the ' + 'account'),
    passkeys: z.array(z.object({ id: idSchema, name: z.string(), createdAt: timestampSchema })),
    phone: phoneRowSchema.nullable().describe('The number that gets codes'),
  }),
);

const securityEventsAnswerSchema = answerOf(
  z.object({
    events: z.array(
      z.object({
        id: idSchema,
        kind: z.enum(SECURITY_EVENT_KINDS),
        device: z.string().describe('Browser and system, such as `Firefox on Windows`'),
        at: timestampSchema,
        count: z.int().describe('How often. Above 1 only for refused logins from one place; `at` is the last of them'),
      }),
    ),
  }),
);

const passwordSchema = z.strictObject({ currentPassword: z.string().max(1000) });

/** The account's sign-in methods, and where it is signed in. */
export const securityEndpoints = {
  getAccountSecurity: endpoint({
    method: 'GET',
    path: '/api/profile/security',
    tag: 'Accounts',
    summary: 'Get the ways to log in',
    description: 'Whether there is a password and a second factor, and which providers, passkeys and phone can log in.',
    auth: 'user',
    answer: accountSecurityAnswerSchema,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/profile/sessions',
    tag: 'Accounts',
    summary: 'List where the user is logged in',
    description: 'One row per device, with this one marked as current.',
    auth: 'user',
    answer: sessionsAnswerSchema,
  }),
  listSecurityEvents: endpoint({
    method: 'GET',
    path: '/api/profile/security-events',
    tag: 'Accounts',
    summary: 'List what was done to the account',
    description:
      'Logins, changes to the ways to log in, and exports: the last 50. Refused logins: those of the last 10 places, ' +
      'one event for each. Newest first.',
    auth: 'user',
    answer: securityEventsAnswerSchema,
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/profile/sessions/:id/end',
    tag: 'Accounts',
    summary: 'Log out a device',
    description: 'One of the user’s own sessions, by its id in the list. Needs the password.',
    auth: 'user',
    trail: { done: 'deviceLoggedOut' },
    params: z.object({ id: idSchema }),
    body: passwordSchema,
    answer: doneAnswerSchema,
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/api/profile/second-factor/begin',
    tag: 'Accounts',
    summary: 'Get a secret for an authenticator app',
    description: 'Needs the password. Login asks for codes only after you send back a first code.',
    auth: 'user',
    body: passwordSchema,
    answer: answerOf(z.object({ secret: z.string(), address: z.string() })),
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/api/profile/second-factor/confirm',
    tag: 'Accounts',
    summary: 'Turn the second factor on with a first code',
    description: 'Returns the recovery codes. They are shown only once.',
    auth: 'user',
    trail: { done: 'secondFactorAdded' },
    body: z.strictObject({ code: z.string().trim().max(40) }),
    answer: answerOf(z.object({ recoveryCodes: z.array(z.string()) })),
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/api/profile/second-factor/remove',
    tag: 'Accounts',
    summary: 'Turn the second factor off',
    description: 'Needs the password. Emails the user. The recovery codes stop working.',
    auth: 'user',
    trail: { done: 'secondFactorRemoved' },
    body: passwordSchema,
    answer: doneAnswerSchema,
  }),
};

export type SecurityEventRow = z.output<typeof securityEventsAnswerSchema>['data']['events'][number];
export type SessionRow = z.output<typeof sessionsAnswerSchema>['data']['sessions'][number];
export type AccountSecurity = z.output<typeof accountSecurityAnswerSchema>['data'];
