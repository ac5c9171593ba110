import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  beginPhonePath,
  beginPhoneRequestSchema,
  confirmPhonePath,
  confirmPhoneRequestSchema,
  customTokenAnswerSchema,
  doneAnswerSchema,
  errorAnswerSchema,
  phoneTicketAnswerSchema,
  removePhonePath,
  sendPhoneCodePath,
  sendPhoneCodeRequestSchema,
  signInByPhonePath,
  signInByPhoneRequestSchema,
} from '@paperwage/api-contract';
import type { AccountContext } from '../../features/accounts/account-context.ts';
import { PHONE_CODE_MS } from '../../features/accounts/phone-codes.ts';
import { beginPhone, confirmPhone, removePhone } from '../../features/accounts/phone-number.ts';
import { beginPhoneSignIn, signInByPhone } from '../../features/accounts/phone-sign-in.ts';
import { clearPhoneCookie, PHONE_COOKIE, setPhoneCookie } from '../account-cookies.ts';
import { limitKey } from '../rate-limits.ts';
import { refuseOtherSites } from '../same-origin.ts';
import { signedIn } from '../signed-in.ts';

const tags = ['Accounts'];
const refusals = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const ticketAnswer = { 200: phoneTicketAnswerSchema, ...refusals };
const response = { 200: doneAnswerSchema, ...refusals };
const DONE = { ok: true } as const;

/** The calls of codes to phones, where they are sent. */
export function addPhoneCalls(scope: FastifyInstance, context: AccountContext): void {
  addOwnPhoneCalls(scope, context);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.post(
    sendPhoneCodePath,
    {
      schema: {
        tags,
        summary: 'Send a code to sign in to a phone',
        description:
          'Answers the same whether the number opens an account or not. It opens one once it was added there.',
        body: sendPhoneCodeRequestSchema,
        response: ticketAnswer,
      },
    },
    async (request, reply) => {
      refuseOtherSites(request, context.publicUrl);
      const { ticket, browser } = await beginPhoneSignIn(context, request.body.number, limitKey(request.ip));
      setPhoneCookie(reply as unknown as FastifyReply, context.publicUrl, browser, PHONE_CODE_MS);
      return { ok: true as const, data: { ticket } };
    },
  );
  app.post(
    signInByPhonePath,
    {
      schema: {
        tags,
        summary: 'Sign in with a code that was sent to a phone',
        description:
          'Refused with the code `secondFactorNeeded` when the account asks for one: make the same call with it.',
        body: signInByPhoneRequestSchema,
        response: { 200: customTokenAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request, context.publicUrl);
      const browser = request.cookies[PHONE_COOKIE];
      const customToken = await signInByPhone(context, request.body, browser, limitKey(request.ip));
      clearPhoneCookie(reply as unknown as FastifyReply, context.publicUrl);
      return { ok: true as const, data: { customToken } };
    },
  );
}

function addOwnPhoneCalls(scope: FastifyInstance, context: AccountContext): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.post(
    beginPhonePath,
    {
      schema: { tags, summary: 'Send a code to add a phone', body: beginPhoneRequestSchema, response: ticketAnswer },
    },
    async (request) => {
      const user = await signedIn(request, context);
      return {
        ok: true as const,
        data: { ticket: await beginPhone(context, user, request.body, limitKey(request.ip)) },
      };
    },
  );
  app.post(
    confirmPhonePath,
    { schema: { tags, summary: 'Add a phone with its code', body: confirmPhoneRequestSchema, response } },
    async (request) => {
      const { userId } = await signedIn(request, context);
      await confirmPhone(context, userId, request.body);
      return DONE;
    },
  );
  app.post(removePhonePath, { schema: { tags, summary: 'Remove the phone', response } }, async (request) => {
    const { userId } = await signedIn(request, context);
    await removePhone(context, userId);
    return DONE;
  });
}
