import { z } from 'zod';
import { answerOf, doneAnswerSchema, idSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { nameSchema } from '../people.ts';
import { currentPasswordSchema, newPasswordSchema } from './sign-in.ts';

const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  isValidEmail: z.boolean().describe('Whether the user confirmed the email address'),
  firstName: z.string(),
  lastName: z.string(),
  issuingStopped: z
    .string()
    .optional()
    .describe('Why the account can’t issue documents and where to appeal; only there if an admin stopped it'),
  roles: z.object({
    guest: z.boolean(),
    admin: z.literal(true).optional().describe('Only there for admins of this site'),
  }),
});

const subscriptionSchema = z.object({ isActive: z.boolean(), subscriptionType: z.string().nullable() });

const profileDataAnswerSchema = answerOf(z.object({ user: userSchema, subscription: subscriptionSchema }));

/** The user's own account: names, address, password, data and deletion. */
export const profileEndpoints = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/profile/profile-data',
    tag: 'Accounts',
    summary: 'Get the user and subscription',
    description: 'The logged-in user, from the ID token, and their subscription.',
    auth: 'user',
    answer: profileDataAnswerSchema,
  }),
  updateProfile: endpoint({
    method: 'POST',
    path: '/api/profile/update-profile',
    tag: 'Accounts',
    summary: 'Change the name or email',
    description: 'Fields you leave out stay the same. A new email takes effect when the link sent to it is opened.',
    auth: 'user',
    body: z.strictObject({
      firstName: nameSchema.optional(),
      lastName: nameSchema.optional(),
      email: z.email({ error: 'must be an email address such as ana@example.com' }).max(254).optional(),
      currentPassword: z.string().max(1000).optional().describe('Required with a new email'),
    }),
    answer: doneAnswerSchema,
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/profile/send-verification',
    tag: 'Accounts',
    summary: 'Send the link that confirms the email',
    description: 'Sends nothing if the email is already confirmed.',
    auth: 'user',
    answer: doneAnswerSchema,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/profile/change-password',
    tag: 'Accounts',
    summary: 'Change the password and end all other sessions',
    description: 'Then call `/api/profile/notify-password-updated` to send the notice by email.',
    auth: 'user',
    trail: { done: 'passwordChanged' },
    body: z.strictObject({
      currentPassword: z.string({ error: 'must be text' }).max(1000),
      newPassword: newPasswordSchema,
    }),
    answer: doneAnswerSchema,
  }),
  notifyPasswordUpdated: endpoint({
    method: 'GET',
    path: '/api/profile/notify-password-updated',
    tag: 'Accounts',
    summary: 'Send the email that says the password was changed',
    description: 'Sent once for each change, no matter how often you call.',
    auth: 'user',
    answer: doneAnswerSchema,
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/profile/export',
    tag: 'Accounts',
    summary: 'Download all user data as a ZIP of JSON, PDF and PNG files, with an index',
    description:
      '`index.html` and `index.csv` in it list the documents. Streamed as it is made, so its length is not known in ' +
      'advance. The file name is in the header `content-disposition`.',
    auth: 'user',
    trail: { done: 'dataExported' },
    limit: 'documentsPerMinute',
    answer: { file: 'application/zip' },
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/profile/delete-account',
    tag: 'Accounts',
    summary: 'Delete the account and everything in it',
    description: 'This can’t be undone. Ends all sessions and clears the cookies.',
    auth: 'user',
    trail: { done: 'accountDeleted' },
    body: z.strictObject({ currentPassword: currentPasswordSchema }),
    answer: doneAnswerSchema,
  }),
};

export type User = z.output<typeof userSchema>;
export type Subscription = z.output<typeof subscriptionSchema>;
export type Profile = z.output<typeof profileDataAnswerSchema>['data'];
