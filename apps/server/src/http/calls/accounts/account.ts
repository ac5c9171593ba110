import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { AccountContext } from '../../../features/accounts/account-context.ts';
import type { Services } from '../../../services.ts';
import { serveOn } from '../../serve.ts';
import { addIdentityCalls } from './identity.ts';
import { addPasskeyCalls } from './passkey.ts';
import { addPhoneCalls } from './phone.ts';
import { addProfileCalls } from './profile.ts';
import { addSecurityCalls } from './security.ts';
import { addSessionCalls } from './session.ts';
import { addSignInCalls } from './sign-in.ts';
import { addSocialCalls } from './social.ts';

/** Every call about accounts. Cookies are read only for these. */
export async function addAccountCalls(app: FastifyInstance, config: Config, services: Services): Promise<void> {
  const { publicUrl, limits, adminEmails, company } = config;
  const { records, clock, identity, accountData, passkeys, payments, social, texts } = services;
  const attemptsPerHour = limits.accountAttemptsPerHour;
  const context: AccountContext = {
    records,
    clock,
    identity,
    social,
    payments,
    accountData,
    publicUrl,
    attemptsPerHour,
    adminEmails,
    company,
  };
  await app.register(async (scope) => {
    await scope.register(cookie);
    const serve = serveOn(scope, config, services);
    addIdentityCalls(serve, context, { passkeys: passkeys !== undefined, phone: texts !== undefined });
    addSignInCalls(serve, context);
    addSessionCalls(serve, context);
    addProfileCalls(serve, context);
    addSecurityCalls(serve, context);
    if (social.length > 0) addSocialCalls(serve, context);
    if (texts) addPhoneCalls(serve, context);
    if (passkeys) addPasskeyCalls(serve, context, passkeys);
  });
}
