import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  errorAnswerSchema,
  exchangeTokenPath,
  exchangeTokenRequestSchema,
  identityOptionsAnswerSchema,
  identityOptionsPath,
  idTokenAnswerSchema,
  jwksPath,
  refreshTokenPath,
} from '@paperwage/api-contract';
import type { AccountContext } from '../../features/accounts/account-context.ts';
import { deviceName } from '../../features/accounts/device-name.ts';
import type { IssuedTokens, TokenIssuer } from '../../ports/identity-provider.ts';
import { problems } from '../../problem.ts';
import { clearRefreshCookie, REFRESH_COOKIE, setRefreshCookie } from '../account-cookies.ts';
import { refuseOtherSites } from '../same-origin.ts';

const tags = ['Accounts'];
const tokenAnswer = { 200: idTokenAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };

/** What the identity provider answers itself. Where it is not part of this server, clients ask it where it is. */
export function addIdentityCalls(
  scope: FastifyInstance,
  { identity, publicUrl, social }: AccountContext,
  offered: { readonly passkeys: boolean; readonly phone: boolean },
): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.get(
    identityOptionsPath,
    { schema: { tags, summary: 'Ways to sign in', response: { 200: identityOptionsAnswerSchema } } },
    () => ({
      ok: true as const,
      data: {
        provider: identity.kind,
        firebase: identity.client ?? null,
        emailLink: true,
        ...offered,
        social: social.map(({ id, name }) => ({ id, name })),
      },
    }),
  );
  if (identity.tokens) addTokenCalls(scope, identity.tokens, publicUrl);
}

function addTokenCalls(scope: FastifyInstance, tokens: TokenIssuer, publicUrl: string): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const answer = (reply: FastifyReply, { idToken, expiresInSeconds, refreshToken, refreshForMs }: IssuedTokens) => {
    setRefreshCookie(reply, publicUrl, refreshToken, refreshForMs);
    return { ok: true as const, data: { idToken, expiresInSeconds } };
  };
  app.post(
    exchangeTokenPath,
    {
      schema: {
        tags,
        summary: 'An ID token for a custom token',
        body: exchangeTokenRequestSchema,
        response: tokenAnswer,
      },
    },
    async (request, reply) => {
      refuseOtherSites(request, publicUrl);
      const issued = await tokens.exchange(request.body.customToken, deviceName(request.headers['user-agent']));
      if (!issued) throw problems.signedOut();
      return answer(reply as unknown as FastifyReply, issued);
    },
  );
  app.post(
    refreshTokenPath,
    { schema: { tags, summary: 'The next ID token, for the refresh cookie', response: tokenAnswer } },
    async (request, reply) => {
      refuseOtherSites(request, publicUrl);
      const token = request.cookies[REFRESH_COOKIE];
      const issued = token === undefined ? undefined : await tokens.refresh(token);
      if (!issued) {
        clearRefreshCookie(reply as unknown as FastifyReply, publicUrl);
        throw problems.signedOut();
      }
      return answer(reply as unknown as FastifyReply, issued);
    },
  );
  app.get(
    jwksPath,
    {
      schema: {
        tags,
        summary: 'Keys that prove ID tokens',
        response: { 200: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }) },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=300');
      return (await tokens.publicKeys()) as { keys: { kid: string }[] };
    },
  );
}
