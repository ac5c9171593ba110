import { endpoints } from '@paperwage/api-contract';
import type { AccountContext } from '../../../features/accounts/account-context.ts';
import { cookieSessions, logoutEverywhere } from '../../../features/accounts/cookie-sessions.ts';
import { rememberDevice } from '../../../features/accounts/known-devices.ts';
import { clearCookies, DEVICE_AGE_MS, DEVICE_COOKIE, SESSION_AGE_MS, SESSION_COOKIE } from './account-cookies.ts';
import { refuseOtherSites } from '../../same-origin.ts';
import type { Serve } from '../../serve.ts';
import { DONE, SENT } from '../../serve.ts';

/** The server session, made from an ID token and kept in a cookie. */
export function addSessionCalls(serve: Serve, context: AccountContext): void {
  const { publicUrl } = context;
  const sessions = cookieSessions(context);
  serve(endpoints.login, async ({ user, request, reply }) => {
    const before = SESSION_COOKIE.read(request, publicUrl);
    const { cookie, isRenewed } = await sessions.begin(user, SESSION_AGE_MS, before);
    request.subject = { ...user, isRenewed };
    SESSION_COOKIE.set(reply, publicUrl, cookie, SESSION_AGE_MS);
    const device = await rememberDevice(context, user.userId, DEVICE_COOKIE.read(request, publicUrl));
    DEVICE_COOKIE.set(reply, publicUrl, device, DEVICE_AGE_MS);
    return DONE;
  });
  serve(endpoints.logout, async ({ request, reply }) => {
    await sessions.end(SESSION_COOKIE.read(request, publicUrl));
    clearCookies(reply, publicUrl);
    return DONE;
  });
  serve(endpoints.logoutEverywhere, async ({ user, request, reply }) => {
    if (!user) refuseOtherSites(request, publicUrl, true);
    const userId = user?.userId ?? (await sessions.find(SESSION_COOKIE.read(request, publicUrl)))?.userId;
    if (userId !== undefined) await logoutEverywhere(context, userId);
    clearCookies(reply, publicUrl);
    if (!request.headers.accept?.includes('text/html')) return DONE;
    void reply.code(303).header('location', '/').send(DONE);
    return SENT;
  });
}
