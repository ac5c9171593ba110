import { z } from 'zod';
import { answerOf, doneAnswerSchema, idSchema } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { currentPasswordSchema, nameSchema, newPasswordSchema } from './sign-in.ts';

const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  isValidEmail: z.boolean().describe('Whether the mail address was proven to be the user’s own'),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.object({ guest: z.boolean() }),
});

const subscriptionSchema = z.object({ isActive: z.boolean(), subscriptionType: z.string().nullable() });

const profileDataAnswerSchema = answerOf(z.object({ user: userSchema, subscription: subscriptionSchema }));

/** The user's own account: names, address, password, data and end. */
export const profileEndpoints = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/profile/profile-data',
    tag: 'Accounts',
    summary: 'The user and the subscription',
    description: 'Who is signed in, by the ID token, and what they subscribe to.',
    auth: 'user',
    answer: profileDataAnswerSchema,
  }),
  updateProfile: endpoint({
    method: 'POST',
    path: '/api/profile/update-profile',
    tag: 'Accounts',
    summary: 'Change names or e-mail address',
    description:
      'What is left out stays. A new e-mail address takes the place of the one before once the link sent to it is opened.',
    auth: 'user',
    body: z.strictObject({
      firstName: nameSchema.optional(),
      lastName: nameSchema.optional(),
      email: z.email({ error: 'must be an e-mail address such as ana@example.com' }).max(254).optional(),
      currentPassword: z.string().max(1000).optional().describe('Needed with a new e-mail address'),
    }),
    answer: doneAnswerSchema,
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/profile/send-verification',
    tag: 'Accounts',
    summary: 'Send the link that proves the e-mail address',
    description: 'Nothing is sent when the address is proven.',
    auth: 'user',
    answer: doneAnswerSchema,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/profile/change-password',
    tag: 'Accounts',
    summary: 'Change the password, ending every other session',
    description: 'The page then asks for the notice by mail with `/api/profile/notify-password-updated`.',
    auth: 'user',
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
    summary: 'Tell by mail that the password was changed',
    description: 'Once for each change, however often it is asked for.',
    auth: 'user',
    answer: doneAnswerSchema,
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/profile/export',
    tag: 'Accounts',
    summary: 'All own data as a ZIP of JSON, PDF and PNG files',
    description:
      'Made while it is sent, so its length is not told before. Its name is in the header `content-disposition`.',
    auth: 'user',
    limit: 'documentsPerMinute',
    answer: { file: 'application/zip' },
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/profile/delete-account',
    tag: 'Accounts',
    summary: 'Delete the account with all that is in it',
    description: 'At once and for good. Every session ends, and the cookies are taken back.',
    auth: 'user',
    body: z.strictObject({ currentPassword: currentPasswordSchema }),
    answer: doneAnswerSchema,
  }),
};

export type User = z.output<typeof userSchema>;
export type Subscription = z.output<typeof subscriptionSchema>;
export type Profile = z.output<typeof profileDataAnswerSchema>['data'];
