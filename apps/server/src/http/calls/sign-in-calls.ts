import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  customTokenAnswerSchema,
  doneAnswerSchema,
  errorAnswerSchema,
  forgotPasswordPath,
  forgotPasswordRequestSchema,
  resetPasswordPath,
  resetPasswordRequestSchema,
  sendEmailLinkPath,
  sendEmailLinkRequestSchema,
  signInByLinkPath,
  signInByLinkRequestSchema,
  signInPath,
  signInRequestSchema,
  signUpPath,
  signUpRequestSchema,
  verifyEmailPath,
  verifyEmailRequestSchema,
} from '@paperwage/api-contract';
import type { AccountContext } from '../../features/accounts/account-context.ts';
import { requestLink } from '../../features/accounts/link-mails.ts';
import { resetPassword } from '../../features/accounts/passwords.ts';
import { verifyEmail } from '../../features/accounts/change-address.ts';
import { signIn, signInByLink } from '../../features/accounts/sign-in.ts';
import { signUp } from '../../features/accounts/sign-up.ts';
import { limitKey } from '../rate-limits.ts';
import { maybeSignedIn } from '../signed-in.ts';

const tags = ['Accounts'];
const refusals = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const customToken = { 200: customTokenAnswerSchema, ...refusals };
const done = { 200: doneAnswerSchema, ...refusals };
const DONE = { ok: true } as const;

/** The calls that need nobody to be signed in. */
export function addSignInCalls(scope: FastifyInstance, context: AccountContext): void {
  addCallsOfLinks(scope, context);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.post(
    signUpPath,
    { schema: { tags, summary: 'Open an account', body: signUpRequestSchema, response: customToken } },
    async ({ body, ip }) => ({ ok: true as const, data: { customToken: await signUp(context, body, limitKey(ip)) } }),
  );
  app.post(
    signInPath,
    {
      schema: {
        tags,
        summary: 'Sign in with a password',
        description:
          'Refused with the code `secondFactorNeeded` when the account asks for one: make the same call with it.',
        body: signInRequestSchema,
        response: customToken,
      },
    },
    async ({ body, ip }) => ({ ok: true as const, data: { customToken: await signIn(context, body, limitKey(ip)) } }),
  );
}

function addCallsOfLinks(scope: FastifyInstance, context: AccountContext): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const toldToNobody = 'Answers the same whether there is such an account or not.';
  app.post(
    sendEmailLinkPath,
    {
      schema: {
        tags,
        summary: 'Send a link to sign in without a password',
        description: toldToNobody,
        body: sendEmailLinkRequestSchema,
        response: done,
      },
    },
    async ({ body, ip }) => {
      await requestLink(context, 'emailLink', body.email, limitKey(ip));
      return DONE;
    },
  );
  app.post(
    forgotPasswordPath,
    {
      schema: {
        tags,
        summary: 'Send a link to choose a new password',
        description: toldToNobody,
        body: forgotPasswordRequestSchema,
        response: done,
      },
    },
    async ({ body, ip }) => {
      await requestLink(context, 'resetPassword', body.email, limitKey(ip));
      return DONE;
    },
  );
  app.post(
    signInByLinkPath,
    { schema: { tags, summary: 'Sign in with a link', body: signInByLinkRequestSchema, response: customToken } },
    async ({ body, ip }) => ({
      ok: true as const,
      data: { customToken: await signInByLink(context, body, limitKey(ip)) },
    }),
  );
  app.post(
    resetPasswordPath,
    { schema: { tags, summary: 'Choose a new password', body: resetPasswordRequestSchema, response: done } },
    async ({ body }) => {
      await resetPassword(context, body);
      return DONE;
    },
  );
  app.post(
    verifyEmailPath,
    {
      schema: {
        tags,
        summary: 'Prove the e-mail address of the account one is signed in to',
        body: verifyEmailRequestSchema,
        response: done,
      },
    },
    async (request) => {
      const user = await maybeSignedIn(request, context);
      await verifyEmail(context, request.body.token, user?.userId);
      return DONE;
    },
  );
}
