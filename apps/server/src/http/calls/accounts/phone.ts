import { endpoints } from '@paperwage/api-contract';
import type { AccountContext } from '../../../features/accounts/account-context.ts';
import { PHONE_CODE_MS } from '../../../features/accounts/phone-codes.ts';
import { beginPhone, confirmPhone, removePhone } from '../../../features/accounts/phone-number.ts';
import { beginPhoneSignIn, signInByPhone } from '../../../features/accounts/phone-sign-in.ts';
import { callerOf, PHONE_COOKIE } from './account-cookies.ts';
import { limitKey } from '../../rate-limits.ts';
import type { Serve } from '../../serve.ts';
import { DONE, ok } from '../../serve.ts';

/** The calls of texted codes, if the server sends them. */
export function addPhoneCalls(serve: Serve, context: AccountContext): void {
  serve(endpoints.sendPhoneCode, async ({ body, request, reply }) => {
    const { ticket, browser } = await beginPhoneSignIn(context, body.number, limitKey(request.ip));
    PHONE_COOKIE.set(reply, context.publicUrl, browser, PHONE_CODE_MS);
    return ok({ ticket });
  });
  serve(endpoints.signInByPhone, async ({ body, request, reply }) => {
    const browser = PHONE_COOKIE.read(request, context.publicUrl);
    const customToken = await signInByPhone(context, body, browser, callerOf(request, context.publicUrl));
    PHONE_COOKIE.clear(reply, context.publicUrl);
    return ok({ customToken });
  });
  serve(endpoints.beginPhone, async ({ user, body, request }) =>
    ok({ ticket: await beginPhone(context, user, body, limitKey(request.ip)) }),
  );
  serve(endpoints.confirmPhone, async ({ user, body }) => {
    await confirmPhone(context, user.userId, body);
    return DONE;
  });
  serve(endpoints.removePhone, async ({ user, body }) => {
    await removePhone(context, user, body.currentPassword);
    return DONE;
  });
}
