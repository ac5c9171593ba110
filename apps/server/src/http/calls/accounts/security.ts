import { endpoints } from '@paperwage/api-contract';
import type { AccountContext } from '../../../features/accounts/account-context.ts';
import { securityEventsOf, securityOf } from '../../../features/accounts/profile.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from '../../../features/accounts/second-factor.ts';
import { endSession, sessionsOf } from '../../../features/accounts/sessions.ts';
import type { Serve } from '../../serve.ts';
import { DONE, ok } from '../../serve.ts';

/** The calls about the account's sign-in methods, and where it is signed in. */
export function addSecurityCalls(serve: Serve, context: AccountContext): void {
  serve(endpoints.getAccountSecurity, async ({ user }) => ok(await securityOf(context, user.userId)));
  serve(endpoints.listSessions, async ({ user }) => ok({ sessions: [...(await sessionsOf(context, user))] }));
  serve(endpoints.listSecurityEvents, async ({ user }) =>
    ok({ events: [...(await securityEventsOf(context, user.userId))] }),
  );
  serve(endpoints.endSession, async ({ user, params, body }) => {
    await endSession(context, user, params.id, body.currentPassword);
    return DONE;
  });
  serve(endpoints.beginSecondFactor, async ({ user, body }) =>
    ok(await beginSecondFactor(context, user, body.currentPassword)),
  );
  serve(endpoints.confirmSecondFactor, async ({ user, body }) =>
    ok({ recoveryCodes: [...(await confirmSecondFactor(context, user.userId, body.code))] }),
  );
  serve(endpoints.removeSecondFactor, async ({ user, body }) => {
    await removeSecondFactor(context, user, body.currentPassword);
    return DONE;
  });
}
