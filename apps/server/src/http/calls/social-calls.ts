import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  beginConnectPath,
  beginConnectRequestSchema,
  beginSocialPath,
  beginSocialRequestSchema,
  disconnectPath,
  doneAnswerSchema,
  errorAnswerSchema,
  finishSocialAnswerSchema,
  finishSocialPath,
  finishSocialRequestSchema,
  providerIdSchema,
  socialAddressAnswerSchema,
  socialCallbackPath,
} from '@paperwage/api-contract';
import type { AccountContext } from '../../features/accounts/account-context.ts';
import {
  beginConnecting,
  beginSocialSignIn,
  disconnect,
  finishSocial,
} from '../../features/accounts/social-sign-in.ts';
import { returnFromProvider, SOCIAL_STEP_MS } from '../../features/accounts/social-steps.ts';
import { clearSocialCookie, setSocialCookie, SOCIAL_COOKIE } from '../account-cookies.ts';
import { limitKey } from '../rate-limits.ts';
import { refuseOtherSites } from '../same-origin.ts';
import { signedIn } from '../signed-in.ts';

const tags = ['Accounts'];
const refusals = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const params = z.object({ provider: providerIdSchema });
/** Twice, since the page has its own time after the browser is back. */
const COOKIE_MS = 2 * SOCIAL_STEP_MS;

/** The calls of signing in at other firms, where any are configured. */
export function addSocialCalls(scope: FastifyInstance, context: AccountContext): void {
  addConnectingCalls(scope, context);
  addCallback(scope, context);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.post(
    beginSocialPath,
    {
      schema: {
        tags,
        summary: 'Where to sign in at another firm',
        body: beginSocialRequestSchema,
        response: { 200: socialAddressAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request, context.publicUrl);
      const { address, browser } = await beginSocialSignIn(context, request.body.provider, limitKey(request.ip));
      setSocialCookie(reply as unknown as FastifyReply, context.publicUrl, browser, COOKIE_MS);
      return { ok: true as const, data: { address } };
    },
  );
  app.post(
    finishSocialPath,
    {
      schema: {
        tags,
        summary: 'End what was begun at another firm',
        body: finishSocialRequestSchema,
        response: { 200: finishSocialAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request, context.publicUrl);
      const browser = request.cookies[SOCIAL_COOKIE];
      const data = await finishSocial(context, request.body, browser, limitKey(request.ip));
      clearSocialCookie(reply as unknown as FastifyReply, context.publicUrl);
      return { ok: true as const, data };
    },
  );
}

function addCallback(scope: FastifyInstance, context: AccountContext): void {
  scope.withTypeProvider<ZodTypeProvider>().get(
    socialCallbackPath,
    {
      schema: {
        tags,
        summary: 'Where another firm sends the browser back to',
        params,
        response: { 303: doneAnswerSchema.describe('To the page that ends it'), ...refusals },
      },
    },
    async (request, reply) => {
      const { provider } = request.params;
      const query = new URL(request.raw.url ?? '/', context.publicUrl).searchParams;
      const { page, failure } = await returnFromProvider(context, provider, query, request.cookies[SOCIAL_COOKIE]);
      if (failure !== undefined) request.log.warn({ provider, reason: failure }, 'sign-in at another firm failed');
      return reply.code(303).header('location', page).header('referrer-policy', 'no-referrer').send({ ok: true });
    },
  );
}

function addConnectingCalls(scope: FastifyInstance, context: AccountContext): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.post(
    beginConnectPath,
    {
      schema: {
        tags,
        summary: 'Where to connect another firm to the account',
        body: beginConnectRequestSchema,
        response: { 200: socialAddressAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { address, browser } = await beginConnecting(context, await signedIn(request, context), request.body);
      setSocialCookie(reply as unknown as FastifyReply, context.publicUrl, browser, COOKIE_MS);
      return { ok: true as const, data: { address } };
    },
  );
  app.post(
    disconnectPath,
    {
      schema: {
        tags,
        summary: 'Disconnect another firm from the account',
        params,
        response: { 200: doneAnswerSchema, ...refusals },
      },
    },
    async (request) => {
      const { userId } = await signedIn(request, context);
      await disconnect(context, userId, request.params.provider);
      return { ok: true } as const;
    },
  );
}
