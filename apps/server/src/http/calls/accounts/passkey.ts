import { endpoints } from '@paperwage/api-contract';
import type { AccountContext } from '../../../features/accounts/account-context.ts';
import { deviceName } from '../../../features/accounts/device-name.ts';
import { passkeyUseCases, removePasskey, renamePasskey } from '../../../features/accounts/passkeys.ts';
import type { PasskeyProtocol } from '../../../ports/accounts/passkey-protocol.ts';
import { limitKey } from '../../rate-limits.ts';
import type { Serve } from '../../serve.ts';
import { DONE, ok } from '../../serve.ts';

/** The calls of passkeys, if the server offers them. */
export function addPasskeyCalls(serve: Serve, context: AccountContext, protocol: PasskeyProtocol): void {
  const passkeys = passkeyUseCases(context, protocol);
  serve(endpoints.beginPasskeySignIn, async () => ok({ options: await passkeys.beginSignIn() }));
  serve(endpoints.signInByPasskey, async ({ body, request: { ip } }) =>
    ok({ customToken: await passkeys.signIn(body.response, limitKey(ip)) }),
  );
  serve(endpoints.beginPasskey, async ({ user, body }) =>
    ok({ options: await passkeys.begin(user, body.currentPassword) }),
  );
  serve(endpoints.addPasskey, async ({ user, body: { response, name }, request }) => {
    await passkeys.add(user.userId, response, name ?? deviceName(request.headers['user-agent']));
    return DONE;
  });
  serve(endpoints.renamePasskey, async ({ user, params, body }) => {
    await renamePasskey(context, user.userId, params.id, body.name);
    return DONE;
  });
  serve(endpoints.removePasskey, async ({ user, params, body }) => {
    await removePasskey(context, user, params.id, body.currentPassword);
    return DONE;
  });
}
