import { endpoints } from '@paperwage/api-contract';
import type { AccountContext } from '../../../features/accounts/account-context.ts';
import { verifyEmail } from '../../../features/accounts/change-address.ts';
import { requestLink } from '../../../features/accounts/link-mails.ts';
import { resetPassword } from '../../../features/accounts/passwords.ts';
import { signIn, signInByLink } from '../../../features/accounts/sign-in.ts';
import { signUp } from '../../../features/accounts/sign-up.ts';
import { callerOf } from './account-cookies.ts';
import { limitKey } from '../../rate-limits.ts';
import type { Serve } from '../../serve.ts';
import { DONE, ok } from '../../serve.ts';

/** The calls that work without being signed in. */
export function addSignInCalls(serve: Serve, context: AccountContext): void {
  serve(endpoints.signUp, async ({ body, request: { ip } }) =>
    ok({ customToken: await signUp(context, body, limitKey(ip)) }),
  );
  serve(endpoints.signIn, async ({ body, request }) =>
    ok({ customToken: await signIn(context, body, callerOf(request, context.publicUrl)) }),
  );
  serve(endpoints.sendEmailLink, async ({ body, request: { ip } }) => {
    await requestLink(context, 'emailLink', body.email, limitKey(ip));
    return DONE;
  });
  serve(endpoints.signInByLink, async ({ body, request }) =>
    ok({ customToken: await signInByLink(context, body, callerOf(request, context.publicUrl)) }),
  );
  serve(endpoints.forgotPassword, async ({ body, request: { ip } }) => {
    await requestLink(context, 'resetPassword', body.email, limitKey(ip));
    return DONE;
  });
  serve(endpoints.resetPassword, async ({ body, request }) => {
    request.subject = { userId: await resetPassword(context, body) };
    return DONE;
  });
  serve(endpoints.verifyEmail, async ({ user, body }) => {
    await verifyEmail(context, body.token, user?.userId);
    return DONE;
  });
}
