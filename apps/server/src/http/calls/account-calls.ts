import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { AccountContext } from '../../features/accounts/account-context.ts';
import type { Services } from '../../services.ts';
import { addIdentityCalls } from './identity-calls.ts';
import { addPasskeyCalls } from './passkey-calls.ts';
import { addPhoneCalls } from './phone-calls.ts';
import { addProfileCalls } from './profile-calls.ts';
import { addSecurityCalls } from './security-calls.ts';
import { addSessionCalls } from './session-calls.ts';
import { addSignInCalls } from './sign-in-calls.ts';
import { addSocialCalls } from './social-calls.ts';

/** Every call about accounts. Cookies are read for these alone, and nothing they answer may be kept. */
export async function addAccountCalls(app: FastifyInstance, config: Config, services: Services): Promise<void> {
  const { publicUrl, limits } = config;
  const { records, clock, identity, accountData, passkeys, social, texts } = services;
  const attemptsPerHour = limits.accountAttemptsPerHour;
  const context: AccountContext = { records, clock, identity, social, accountData, publicUrl, attemptsPerHour };
  await app.register(async (scope) => {
    await scope.register(cookie);
    scope.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    });
    addIdentityCalls(scope, context, { passkeys: passkeys !== undefined, phone: texts !== undefined });
    addSignInCalls(scope, context);
    addSessionCalls(scope, context);
    addProfileCalls(scope, context);
    addSecurityCalls(scope, context);
    if (social.length > 0) addSocialCalls(scope, context);
    if (texts) addPhoneCalls(scope, context);
    if (passkeys) addPasskeyCalls(scope, context, passkeys);
  });
}
