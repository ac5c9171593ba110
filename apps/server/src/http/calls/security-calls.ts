import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  accountSecurityAnswerSchema,
  accountSecurityPath,
  beginSecondFactorAnswerSchema,
  beginSecondFactorPath,
  beginSecondFactorRequestSchema,
  confirmSecondFactorAnswerSchema,
  confirmSecondFactorPath,
  confirmSecondFactorRequestSchema,
  doneAnswerSchema,
  endSessionPath,
  errorAnswerSchema,
  idSchema,
  removeSecondFactorPath,
  removeSecondFactorRequestSchema,
  sessionsAnswerSchema,
  sessionsPath,
} from '@paperwage/api-contract';
import type { AccountContext } from '../../features/accounts/account-context.ts';
import { securityOf } from '../../features/accounts/profile.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '../../features/accounts/second-factor.ts';
import { endSession, sessionsOf } from '../../features/accounts/sessions.ts';
import { signedIn } from '../signed-in.ts';

const tags = ['Accounts'];
const refusals = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const response = { 200: doneAnswerSchema, ...refusals };
const DONE = { ok: true } as const;

/** The calls about how the account is entered, and from where it is open. */
export function addSecurityCalls(scope: FastifyInstance, context: AccountContext): void {
  addSecondFactorCalls(scope, context);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.get(
    accountSecurityPath,
    {
      schema: {
        tags,
        summary: 'How the account may be entered',
        response: { 200: accountSecurityAnswerSchema, ...refusals },
      },
    },
    async (request) => {
      const { userId } = await signedIn(request, context);
      return { ok: true as const, data: await securityOf(context, userId) };
    },
  );
  app.get(
    sessionsPath,
    { schema: { tags, summary: 'Where the user is signed in', response: { 200: sessionsAnswerSchema, ...refusals } } },
    async (request) => {
      const sessions = await sessionsOf(context, await signedIn(request, context));
      return { ok: true as const, data: { sessions: [...sessions] } };
    },
  );
  app.post(
    endSessionPath,
    { schema: { tags, summary: 'Sign a device out', params: z.object({ id: idSchema }), response } },
    async (request) => {
      const { userId } = await signedIn(request, context);
      await endSession(context, userId, request.params.id);
      return DONE;
    },
  );
}

function addSecondFactorCalls(scope: FastifyInstance, context: AccountContext): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.post(
    beginSecondFactorPath,
    {
      schema: {
        tags,
        summary: 'A secret for an authenticator app',
        body: beginSecondFactorRequestSchema,
        response: { 200: beginSecondFactorAnswerSchema, ...refusals },
      },
    },
    async (request) => {
      const user = await signedIn(request, context);
      return { ok: true as const, data: await beginSecondFactor(context, user, request.body.currentPassword) };
    },
  );
  app.post(
    confirmSecondFactorPath,
    {
      schema: {
        tags,
        summary: 'Turn the second factor on with a first code',
        body: confirmSecondFactorRequestSchema,
        response: { 200: confirmSecondFactorAnswerSchema, ...refusals },
      },
    },
    async (request) => {
      const { userId } = await signedIn(request, context);
      const recoveryCodes = await confirmSecondFactor(context, userId, request.body.code);
      return { ok: true as const, data: { recoveryCodes: [...recoveryCodes] } };
    },
  );
  app.post(
    removeSecondFactorPath,
    { schema: { tags, summary: 'Turn the second factor off', body: removeSecondFactorRequestSchema, response } },
    async (request) => {
      await removeSecondFactor(context, await signedIn(request, context), request.body.currentPassword);
      return DONE;
    },
  );
}
