import { endpoints } from '@paperwage/api-contract';
import type { AccountContext } from '../../../features/accounts/account-context.ts';
import { changePassword, notifyPasswordUpdated } from '../../../features/accounts/passwords.ts';
import { deleteAccount, profileOf, sendVerification, updateProfile } from '../../../features/accounts/profile.ts';
import { clearCookies, DEVICE_COOKIE } from './account-cookies.ts';
import { limitKey } from '../../rate-limits.ts';
import type { Serve } from '../../serve.ts';
import { DONE, ok } from '../../serve.ts';

/** The calls about the user's own account. */
export function addProfileCalls(serve: Serve, context: AccountContext): void {
  serve(endpoints.getProfile, async ({ user }) => ok(await profileOf(context, user.userId)));
  serve(endpoints.updateProfile, async ({ user, body, request }) => {
    await updateProfile(context, user, body, limitKey(request.ip));
    return DONE;
  });
  serve(endpoints.sendVerification, async ({ user, request }) => {
    await sendVerification(context, user.userId, limitKey(request.ip));
    return DONE;
  });
  serve(endpoints.changePassword, async ({ user, body }) => {
    await changePassword(context, user, body);
    return DONE;
  });
  serve(endpoints.notifyPasswordUpdated, async ({ user }) => {
    await notifyPasswordUpdated(context, user.userId);
    return DONE;
  });
  serve(endpoints.deleteAccount, async ({ user, body, reply }) => {
    await deleteAccount(context, user, body.currentPassword);
    clearCookies(reply, context.publicUrl);
    // This cookie says that the account was used here, so it goes too.
    DEVICE_COOKIE.clear(reply, context.publicUrl);
    return DONE;
  });
}
