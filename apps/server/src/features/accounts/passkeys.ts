import { newId } from '../../ids.ts';
import type { Identity } from '../../ports/accounts/identity.ts';
import type { PasskeyAnswer, PasskeyOptions, PasskeyProtocol } from '../../ports/accounts/passkey-protocol.ts';
import { problems } from '../../problems/problem.ts';
import { hashOfSecret, newSecret } from '../../secrets.ts';
import type { AccountContext } from './account-context.ts';
import { countPasskey } from './attempt-limits.ts';
import { provePassword } from './prove-password.ts';
import { timingSafeEquals, createHmacSigner } from './create-hmac-signer.ts';

const CHALLENGE_LIFE_MS = 5 * 60_000;
const MAX_PASSKEYS = 20;

/** Signs in with a passkey and manages an account's passkeys. */
export interface PasskeyUseCases {
  /** What the page passes to the authenticator to sign in. */
  beginSignIn(): Promise<PasskeyOptions>;
  /**
   * Signs in and returns a custom token. The passkey already asked for a finger, a face or a PIN, so there is no second
   * factor.
   */
  signIn(answer: PasskeyAnswer, address: string): Promise<string>;
  /** What the page passes to the authenticator to create a passkey, after checking the password. */
  begin(user: Identity, currentPassword: string): Promise<PasskeyOptions>;
  /** Saves a new passkey under the user's name for it, or that of the device. */
  add(userId: string, answer: PasskeyAnswer, name: string): Promise<void>;
}

/**
 * Challenges are signed and marked as used, not stored, so requesting many fills no table. Each states its purpose: one
 * for signing in can't create a passkey, and one user's can't create another's.
 */
export function passkeyUseCases(context: AccountContext, protocol: PasskeyProtocol): PasskeyUseCases {
  const { records, clock, identity } = context;
  const { challenge, check } = challenges(context);
  return {
    beginSignIn: async () => protocol.requestOptions(await challenge('signIn')),
    async signIn(answer, address) {
      const counted = await countPasskey(context, address);
      const passkey = await records.passkeys.findByCredential(answer.id);
      const counter = passkey && (await protocol.used(answer, passkey, check('signIn')));
      if (!passkey || counter === undefined) throw problems.passkeyNotGood();
      await records.passkeys.setCounter(passkey.id, counter);
      await counted.succeeded();
      return identity.createCustomToken(passkey.userId);
    },
    async begin(user, currentPassword) {
      await provePassword(context, user, currentPassword);
      const account = await records.accounts.find(user.userId);
      if (!account) throw problems.profileMissing();
      const existing = await records.passkeys.listOf(account.id);
      if (existing.length >= MAX_PASSKEYS) throw problems.tooManyPasskeys(MAX_PASSKEYS);
      const known = existing.map(({ credentialId }) => credentialId);
      return protocol.creationOptions(account, known, await challenge(account.id));
    },
    async add(userId, answer, name) {
      const credential = await protocol.created(answer, check(userId));
      if (!credential) throw problems.passkeyNotGood();
      const createdAtMs = clock.nowMs();
      const passkey = { ...credential, id: newId(createdAtMs), userId, name, createdAtMs };
      if (!(await records.passkeys.add(passkey))) throw problems.passkeyNotGood();
    },
  };
}

/** Renames one of the user's own passkeys. */
export async function renamePasskey(
  { records }: AccountContext,
  userId: string,
  id: string,
  name: string,
): Promise<void> {
  if (!(await records.passkeys.rename(id, userId, name))) throw problems.passkeyUnknown();
}

/** Removes one of the user's own passkeys, after checking the password. */
export async function removePasskey(
  context: AccountContext,
  user: Identity,
  id: string,
  currentPassword: string,
): Promise<void> {
  await provePassword(context, user, currentPassword);
  if (!(await context.records.passkeys.remove(id, user.userId))) throw problems.passkeyUnknown();
}

function challenges({ records, clock }: AccountContext) {
  const signature = createHmacSigner(records, clock, 'passkey-challenge');
  return {
    async challenge(purpose: string): Promise<string> {
      const text = `${clock.nowMs() + CHALLENGE_LIFE_MS}.${newSecret()}`;
      return `${text}.${await signature(`${purpose}.${text}`)}`;
    },
    check: (purpose: string) => async (given: string) => {
      const [until = '', secret = '', sign = ''] = given.split('.');
      if (!timingSafeEquals(await signature(`${purpose}.${until}.${secret}`), sign)) return false;
      return Number(until) > clock.nowMs() && records.oneTime.spend(hashOfSecret(given), Number(until));
    },
  };
}
