import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  changePasswordPath,
  changePasswordRequestSchema,
  deleteAccountPath,
  deleteAccountRequestSchema,
  doneAnswerSchema,
  errorAnswerSchema,
  notifyPasswordUpdatedPath,
  profileDataAnswerSchema,
  profileDataPath,
  sendVerificationPath,
  updateProfilePath,
  updateProfileRequestSchema,
} from '@paperwage/api-contract';
import type { AccountContext } from '../../features/accounts/account-context.ts';
import { changePassword, notifyPasswordUpdated } from '../../features/accounts/passwords.ts';
import { deleteAccount, profileOf, sendVerification, updateProfile } from '../../features/accounts/profile.ts';
import { clearCookies } from '../account-cookies.ts';
import { limitKey } from '../rate-limits.ts';
import { signedIn } from '../signed-in.ts';

const tags = ['Accounts'];
const refusals = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const response = { 200: doneAnswerSchema, ...refusals };
const DONE = { ok: true } as const;

/** The calls about the user's own account. */
export function addProfileCalls(scope: FastifyInstance, context: AccountContext): void {
  addPasswordCalls(scope, context);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.get(
    profileDataPath,
    {
      schema: {
        tags,
        summary: 'The user and the subscription',
        response: { 200: profileDataAnswerSchema, ...refusals },
      },
    },
    async (request) => {
      const { userId } = await signedIn(request, context);
      return { ok: true as const, data: await profileOf(context, userId) };
    },
  );
  app.post(
    updateProfilePath,
    { schema: { tags, summary: 'Change names or e-mail address', body: updateProfileRequestSchema, response } },
    async (request) => {
      await updateProfile(context, await signedIn(request, context), request.body, limitKey(request.ip));
      return DONE;
    },
  );
  app.post(
    sendVerificationPath,
    { schema: { tags, summary: 'Send the link that proves the e-mail address', response } },
    async (request) => {
      const { userId } = await signedIn(request, context);
      await sendVerification(context, userId, limitKey(request.ip));
      return DONE;
    },
  );
  app.post(
    deleteAccountPath,
    {
      schema: {
        tags,
        summary: 'Delete the account with all that is in it',
        body: deleteAccountRequestSchema,
        response,
      },
    },
    async (request, reply) => {
      await deleteAccount(context, await signedIn(request, context), request.body.currentPassword);
      clearCookies(reply, context.publicUrl);
      return DONE;
    },
  );
}

function addPasswordCalls(scope: FastifyInstance, context: AccountContext): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.post(
    changePasswordPath,
    {
      schema: {
        tags,
        summary: 'Change the password, ending every other session',
        body: changePasswordRequestSchema,
        response,
      },
    },
    async (request) => {
      await changePassword(context, await signedIn(request, context), request.body);
      return DONE;
    },
  );
  app.get(
    notifyPasswordUpdatedPath,
    { schema: { tags, summary: 'Tell by mail that the password was changed', response } },
    async (request) => {
      const { userId } = await signedIn(request, context);
      await notifyPasswordUpdated(context, userId);
      return DONE;
    },
  );
}
