import type { FastifyReply } from 'fastify';
import { endpoints } from '@paperwage/api-contract';
import type { AccountContext } from '../../../features/accounts/account-context.ts';
import { deviceName } from '../../../features/accounts/device-name.ts';
import type { IssuedTokens, TokenIssuer } from '../../../ports/accounts/identity-provider.ts';
import { problems } from '../../../problems/problem.ts';
import { REFRESH_COOKIE } from './account-cookies.ts';
import type { Serve } from '../../serve.ts';
import { ok } from '../../serve.ts';

/** What the identity provider answers itself. If it is not part of this server, clients call it directly. */
export function addIdentityCalls(
  serve: Serve,
  { identity, publicUrl, social }: AccountContext,
  offered: { readonly passkeys: boolean; readonly phone: boolean },
): void {
  serve(endpoints.getIdentityOptions, () =>
    ok({
      provider: identity.kind,
      firebase: identity.client ?? null,
      emailLink: true,
      ...offered,
      social: social.map(({ id, name }) => ({ id, name })),
    }),
  );
  if (identity.tokens) addTokenCalls(serve, identity.tokens, publicUrl);
}

function addTokenCalls(serve: Serve, tokens: TokenIssuer, publicUrl: string): void {
  const answer = (reply: FastifyReply, { idToken, expiresInSeconds, refreshToken, refreshForMs }: IssuedTokens) => {
    REFRESH_COOKIE.set(reply, publicUrl, refreshToken, refreshForMs);
    return ok({ idToken, expiresInSeconds });
  };
  serve(endpoints.exchangeToken, async ({ body, request, reply }) => {
    const issued = await tokens.exchange(body.customToken, deviceName(request.headers['user-agent']));
    if (!issued) throw problems.signedOut();
    return answer(reply, issued);
  });
  serve(endpoints.refreshToken, async ({ request, reply }) => {
    const token = REFRESH_COOKIE.read(request, publicUrl);
    const issued = token === undefined ? undefined : await tokens.refresh(token);
    if (!issued) {
      REFRESH_COOKIE.clear(reply, publicUrl);
      throw problems.signedOut();
    }
    return answer(reply, issued);
  });
  serve(endpoints.getPublicKeys, () => tokens.publicKeys());
}
