import { endpoints } from '@paperwage/api-contract';
import type { AccountContext } from '../../../features/accounts/account-context.ts';
import {
  beginConnecting,
  beginSocialSignIn,
  disconnect,
  finishSocial,
} from '../../../features/accounts/social-sign-in.ts';
import { returnFromProvider, SOCIAL_STEP_MS } from '../../../features/accounts/social-steps.ts';
import { callerOf, SOCIAL_COOKIE } from './account-cookies.ts';
import { limitKey } from '../../rate-limits.ts';
import type { Serve } from '../../serve.ts';
import { DONE, ok, SENT } from '../../serve.ts';

/** Twice, since the page has its own time after the browser returns. */
const COOKIE_MS = 2 * SOCIAL_STEP_MS;

/** The calls of logging in with other providers, where any are configured. */
export function addSocialCalls(serve: Serve, context: AccountContext): void {
  const { publicUrl } = context;
  serve(endpoints.beginSocial, async ({ body, request, reply }) => {
    const { address, browser } = await beginSocialSignIn(context, body.provider, limitKey(request.ip));
    SOCIAL_COOKIE.set(reply, publicUrl, browser, COOKIE_MS);
    return ok({ address });
  });
  serve(endpoints.returnFromProvider, async ({ params: { provider }, request, reply }) => {
    const query = new URL(request.raw.url ?? '/', publicUrl).searchParams;
    const { page, failure } = await returnFromProvider(
      context,
      provider,
      query,
      SOCIAL_COOKIE.read(request, publicUrl),
    );
    if (failure !== undefined) request.log.warn({ provider, reason: failure }, 'login with another provider failed');
    void reply.code(303).header('location', page).header('referrer-policy', 'no-referrer').send(DONE);
    return SENT;
  });
  serve(endpoints.finishSocial, async ({ body, request, reply }) => {
    const browser = SOCIAL_COOKIE.read(request, publicUrl);
    const data = await finishSocial(context, body, browser, callerOf(request, publicUrl));
    SOCIAL_COOKIE.clear(reply, publicUrl);
    return ok(data);
  });
  serve(endpoints.beginConnecting, async ({ user, body, reply }) => {
    const { address, browser } = await beginConnecting(context, user, body);
    SOCIAL_COOKIE.set(reply, publicUrl, browser, COOKIE_MS);
    return ok({ address });
  });
  serve(endpoints.disconnect, async ({ user, params }) => {
    await disconnect(context, user.userId, params.provider);
    return DONE;
  });
}
