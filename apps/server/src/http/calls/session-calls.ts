import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  doneAnswerSchema,
  errorAnswerSchema,
  loginPath,
  logoutEverywherePath,
  logoutPath,
} from '@paperwage/api-contract';
import type { AccountContext } from '../../features/accounts/account-context.ts';
import { cookieSessions, logoutEverywhere } from '../../features/accounts/cookie-sessions.ts';
import { clearCookies, SESSION_AGE_MS, SESSION_COOKIE, sessionCookieOptions } from '../account-cookies.ts';
import { refuseOtherSites } from '../same-origin.ts';
import { maybeSignedIn, signedIn } from '../signed-in.ts';

const tags = ['Accounts'];
const response = { 200: doneAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const DONE = { ok: true } as const;
/** Answered at the address without `/api` too, which is what a person types. */
const LOGOUT_EVERYWHERE = {
  tags,
  summary: 'End all sessions of the user',
  description: 'The user is the one of the cookie, or of the ID token. A browser page is led to the home page.',
  response: { ...response, 303: doneAnswerSchema.describe('To the home page') },
};

/** The server session: it is made of an ID token and kept by a cookie. */
export function addSessionCalls(scope: FastifyInstance, context: AccountContext): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { publicUrl } = context;
  const sessions = cookieSessions(context);
  app.post(
    loginPath,
    { schema: { tags, summary: 'Begin the session of an ID token', response } },
    async (request, reply) => {
      refuseOtherSites(request, publicUrl);
      const identity = await signedIn(request, context);
      const cookie = await sessions.begin(identity, SESSION_AGE_MS, request.cookies[SESSION_COOKIE]);
      void reply.setCookie(SESSION_COOKIE, cookie, sessionCookieOptions(publicUrl, SESSION_AGE_MS));
      return DONE;
    },
  );
  app.post(logoutPath, { schema: { tags, summary: 'End this session', response } }, async (request, reply) => {
    refuseOtherSites(request, publicUrl);
    await sessions.end(request.cookies[SESSION_COOKIE]);
    clearCookies(reply as unknown as FastifyReply, publicUrl);
    return DONE;
  });
  for (const path of [logoutEverywherePath, '/logout']) {
    app.get(path, { schema: { ...LOGOUT_EVERYWHERE, hide: path !== logoutEverywherePath } }, async (request, reply) => {
      const identity = await maybeSignedIn(request, context);
      if (!identity) refuseOtherSites(request, publicUrl, true);
      const userId = identity?.userId ?? (await sessions.find(request.cookies[SESSION_COOKIE]))?.userId;
      if (userId !== undefined) await logoutEverywhere(context, userId);
      clearCookies(reply as unknown as FastifyReply, publicUrl);
      if (request.headers.accept?.includes('text/html')) return reply.code(303).header('location', '/').send(DONE);
      return DONE;
    });
  }
}
